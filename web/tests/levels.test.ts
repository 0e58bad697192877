import { afterEach, beforeAll, expect, test } from 'vitest';
import { levelHelp } from '../src/lobby/levels';
import { settings } from '../src/settings.svelte';
import { botName, mannerName } from '../src/texts/names';
import { Texts } from '../src/texts/speaker';
import { words } from '../src/texts/words.svelte';
import type { BotInfo } from '../src/types';

declare const process: { getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf-8'): string } };

const page = (language: string): Texts =>
  new Texts(language, [process.getBuiltinModule('node:fs').readFileSync(`../src/caravansary/server/texts/lobby.${language}.ftl`, 'utf-8')]);
const hard: BotInfo = { name: 'hard', seconds: 10, strength: { against: 'medium', share: 0.853, points: 117.4, mean: 0.84, longest: 3.2 } };

beforeAll(() => {
  words.page = page('en');
});

afterEach(() => settings.change({ language: null }));

test('a level says how strong it is and how long it takes, as it was measured', () => {
  expect(levelHelp(hard)).toContain('wins 85 % against Medium, with 117 points on average; 0.8 s per turn, at most 4 s');
});

test('the lowest level has nobody below it, and a quick one answers at once', () => {
  const easy = { name: 'easy', seconds: 1, strength: { ...hard.strength!, against: null, points: 80.2, mean: 0.02, longest: 0.3 } };

  expect(levelHelp(easy)).toContain('about 80 points with two players; moves at once');
});

test('where a server ends a search, no longer turn is announced', () => {
  expect(levelHelp({ ...hard, seconds: 2 })).toContain('at most 2 s');
});

test('of a level that was not measured only its time is told', () => {
  expect(levelHelp({ name: 'mine', seconds: 1, strength: null })).toBe('thinks ahead; up to 1 second per turn');
});

test('a bot is told in its parts, whatever they are', () => {
  expect([botName('hard:builder'), mannerName('hard:builder')]).toEqual(['Hard', 'likes to build']);
  expect([botName('greedy'), mannerName('greedy')]).toEqual(['Greedy', '']);
  expect([botName('mine:odd'), mannerName('mine:odd')]).toEqual(['mine', 'odd']);
});
