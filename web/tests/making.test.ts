import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/api';
import { againAs, againstBots, botsInOrder, isFirstGame, make } from '../src/lobby/making';
import { settings } from '../src/settings.svelte';
import { keepGuideProgress } from '../src/table/guide';
import type { GameInfo, OlderTable, SeatInfo } from '../src/types';

const river = {
  name: 'river', min_players: 2, max_players: 4, bots: [{ name: 'medium', seconds: 1, strength: null }], manners: [], first_game: { first_tiles: true },
} as unknown as GameInfo;
const plain = { ...river, name: 'plain', first_game: {} } as unknown as GameInfo;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('the quick game of a newcomer begins as it is recommended for a first game', () => {
  expect(isFirstGame(river)).toBe(true);
  expect(againstBots(river).options).toEqual({ first_tiles: true });
});

test('a newcomer begins, whatever else the game recommends for a first game', () => {
  expect(againstBots(river).begins).toBe(0);
  expect(againstBots(plain)).toMatchObject({ begins: 0, options: {} });
});

test('the bots of a quick game are of the level that is wanted here, if the game has it', () => {
  const bots = ['easy', 'medium', 'hard'].map((name) => ({ name, seconds: 1, strength: null }));
  const levels = { ...plain, bots } as GameInfo;
  const easy = { ...plain, bots: bots.slice(0, 1) } as GameInfo;
  const played = (game: GameInfo): unknown[] => againstBots(game).seats.slice(1).map(({ bot }) => bot);

  expect(played(levels)).toEqual(['medium', 'medium']);
  settings.change({ level: 'hard' });
  expect(played(levels)).toEqual(['hard', 'hard']);
  expect(played(plain)).toEqual(['medium', 'medium']);
  expect(played(easy)).toEqual(['easy', 'easy']);
  settings.change({ level: 'medium' });
});

test('the bots of a quick game play in any manner of their game, if it has manners', () => {
  const mannered = { ...plain, manners: ['builder', 'trader'] } as GameInfo;

  expect(againstBots(mannered).seats.map(({ bot }) => bot)).toEqual([undefined, 'medium:any', 'medium:any']);
});

test.each([{ offered: true }, { done: true }, { played: true }])('who has been at a table is no newcomer: %o', (seen) => {
  keepGuideProgress('river', seen);

  expect(againstBots(river).options).toBeUndefined();
  expect(againstBots(river).begins).toBeUndefined();
});

test('bots are listed by their strength, whatever time they may take', () => {
  const bots = ['expert', 'mine', 'greedy', 'hard', 'random', 'easy'].map((name) => ({ name, seconds: 20, strength: null }));

  expect(botsInOrder(bots).map(({ name }) => name)).toEqual(['random', 'easy', 'greedy', 'hard', 'expert', 'mine']);
});

test('the second quick game is an ordinary one', async () => {
  vi.spyOn(api, 'newTable').mockResolvedValue({ table: 'x', owner: 'o', seats: [], spectator: 's', version: 0 });

  await make(againstBots(river));

  expect(isFirstGame(river)).toBe(false);
});

test('a new table for the people of an older one: me here, bots as they were, links for the others', () => {
  const seat = (number: number, more: Partial<SeatInfo>): SeatInfo =>
    ({ seat: number, kind: 'person', place: 'link', name: '', bot: null, taken: true, ...more }) as SeatInfo;
  const older = {
    line: {
      game: 'river', title: 'Ours', status: 'running',
      seats: [
        seat(0, { name: 'Anna', place: 'here' }),
        seat(1, { name: 'Ben', kind: 'bot', bot: 'greedy' }), // a bot that stood in for Ben
        seat(2, { kind: 'bot', place: 'bot', bot: 'easy' }),
        seat(3, { place: 'open', taken: false }),
      ],
    },
    mine: [0], listed: true, minutes: 30, options: { floor: 'b2' },
  } as unknown as OlderTable;

  expect(againAs(older)).toEqual({
    game: 'river', title: 'Ours', listed: true, minutes: 30, options: { floor: 'b2' },
    seats: [
      { kind: 'here', name: 'Anna' },
      { kind: 'link', name: 'Ben' },
      { kind: 'bot', name: '', bot: 'easy' },
      { kind: 'open', name: '' },
    ],
  });
});
