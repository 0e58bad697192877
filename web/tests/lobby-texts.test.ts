import { describe, expect, test } from 'vitest';
import { Texts } from '../src/texts/speaker';

// the texts lie outside of the page's folder, where the bundler does not look
declare const process: { getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf-8'): string } };

const components = import.meta.glob<string>(['../src/lobby/**/*.{svelte,ts}', '../src/rules/*.svelte', '../src/table/*.{svelte,ts}'], {
  query: '?raw', import: 'default', eager: true,
});
const OURS = /^(lobby|rules|log|replay|score|chat|guide|help|seat-menu|since|proposal|note|hint|review)-/;
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!).sort();
const file = (name: string): string => process.getBuiltinModule('node:fs').readFileSync(`../src/caravansary/server/texts/${name}`, 'utf-8');
const source = (language: string): string => file(`lobby.${language}.ftl`) + file(`hints.${language}.ftl`);

describe.each(['en', 'ru', 'de'])('texts in %s', (language) => {
  test('has every message of the English file', () => {
    expect(ids(source(language))).toEqual(ids(source('en')));
  });

  test('every message can be said, for any number', () => {
    const texts = new Texts(language, [source(language)]);
    for (const n of [0, 1, 2, 5, 21]) {
      const args = { n, all: 9, min: 1, max: n, who: 'Anna', game: 'Merv', rule: 'MERV-TURN-1', title: 'x', when: 'now', colour: 'red', message: 'no', bot: 'greedy', kind: 'x', done: n, found: n, source: 'palace', points: '5 points', s: 20, turns: n, what: 'cubes', share: 80, level: 'Easy', mean: 0.5, most: n };
      for (const id of ids(source(language))) expect(texts.format(id, args), id).not.toBe('');
    }
  });
});

test('every message that is used exists', () => {
  const known = new Set(ids(source('en')));
  const used = Object.values(components).flatMap((text) => [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!));

  expect(used.filter((id) => OURS.test(id) && !known.has(id))).toEqual([]);
});
