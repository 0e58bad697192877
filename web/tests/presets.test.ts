import { expect, test } from 'vitest';
import { TableDraft } from '../src/lobby/draft.svelte';
import type { GameInfo } from '../src/types';

const option = (name: string, usual: unknown): object => ({ name, default: usual, help: '', choices: [], per_seat: false });
const game = {
  name: 'river', min_players: 2, max_players: 4, bots: [{ name: 'easy', seconds: 1 }, { name: 'medium', seconds: 1 }], manners: ['builder', 'trader'],
  options: [option('floor', 'b1'), option('first_tiles', false), option('towns', false)], colours: ['red', 'blue', 'green', 'yellow'],
  first_game: { first_tiles: true }, everything: { towns: true },
} as unknown as GameInfo;

test('presets set all options of the game, and an own choice is none of them', () => {
  const draft = new TableDraft(game);
  expect(draft.presets.map(({ name }) => name)).toEqual(['first', 'standard', 'everything']);
  expect(draft.preset).toBe('standard');

  draft.take(draft.presets[0]!);
  expect([draft.preset, draft.plan().options]).toEqual(['first', { first_tiles: true }]);
  draft.take(draft.presets[2]!);
  expect([draft.preset, draft.plan().options]).toEqual(['everything', { towns: true }]);
  draft.options.floor = 'b2';
  expect(draft.preset).toBeNull();
});

test('where there is nothing to choose between there are no presets', () => {
  expect(new TableDraft({ ...game, first_game: {}, everything: {} }).presets).toEqual([]);
});

test('bots in the form have different names, of the level of a quick game', () => {
  const draft = new TableDraft(game);
  draft.players = 4;
  const bots = draft.plan().seats.slice(1);
  expect(new Set(bots.map(({ name }) => name)).size).toBe(3);
  expect(bots.every(({ name, bot }) => name !== '' && bot === 'medium:any')).toBe(true);
  draft.seats[1]!.manner = 'trader';
  expect(draft.plan().seats[1]!.bot).toBe('medium:trader');
});

test('a seat that the table does not have cannot begin', () => {
  const first = { ...option('first_player', null), choices: [null, 0, 1, 2, 3], of_seats: true };
  const draft = new TableDraft({ ...game, options: [first] } as unknown as GameInfo);
  const [asked] = draft.shared;
  draft.players = 4;
  draft.options.first_player = 3;
  expect(draft.plan().options).toEqual({ first_player: 3 });

  draft.players = 3;
  expect(draft.choicesOf(asked!)).toEqual([null, 0, 1, 2]);
  expect(draft.chosen(asked!)).toBeNull();
  expect(draft.plan().options).toEqual({});
});
