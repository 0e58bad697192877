/** The buttons of the bar: paid pieces need no words, what cannot be paid is left out, and what is alike is said once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buttonsOf, isNothing, sharedBy, type Brought } from '../src/table/buttons';
import { gameTable, type DrawnGame } from '../src/table/game-table';
import { ask, option, position, sitDown, startServer } from './toy-table';

const of = (changes: Record<string, number>, ...notes: string[]): Brought => ({ changes, cost: {}, notes });
const drawn = gameTable({ actions: { pay: 'payment', finish: 'bar' }, glyphs: {}, tellings: {} } as unknown as DrawnGame);

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => startServer('off', () => ({})));

test('what all options bring is said once', () => {
  const purple = of({ purple: -1, camels: 1 }, '+2 if it ended now');
  const tan = of({ tan: -1, camels: 1 }, '+2 if it ended now', 'then a card');

  expect(sharedBy([purple, tan])).toEqual(of({ camels: 1 }, '+2 if it ended now'));
  expect(isNothing(sharedBy([purple]))).toBe(true); // it stands on its own button
  expect(isNothing(sharedBy([purple, of({ camels: 2 })]))).toBe(true);
});

test('of several cubes to pay each is its own button without words, and one that cannot be paid is not shown', async () => {
  const pay = (action: number, colour: string) => option(action, 'pay', { colour }, { changes: { 0: { [colour]: -1, teal: 3 } } });
  const refused = [
    { action: 7, kind: 'pay', args: { colour: 'white' }, code: 'toy.order', why: {}, about: {}, rule: '', name: '' },
    { action: 8, kind: 'finish', args: {}, code: 'toy.order', why: {}, about: {}, rule: '', name: '' },
  ];
  const asked = { ...ask([pay(1, 'purple'), pay(2, 'tan')]), refused };
  const table = await sitDown(position(asked));

  const { open, refused: shown, shared } = buttonsOf(table.turn, drawn);

  expect(open.map(({ choice, isPiece, changes }) => [choice.action, isPiece, changes])).toEqual([
    [1, true, { purple: -1 }],
    [2, true, { tan: -1 }],
  ]);
  expect(shared.changes).toEqual({ teal: 3 });
  expect(shown.map(({ kind }) => kind)).toEqual(['finish']);
});

test('a single cube to pay says so in words', async () => {
  const table = await sitDown(position(ask([option(1, 'pay', { colour: 'tan' }), option(2, 'finish')])));

  expect(buttonsOf(table.turn, drawn).open.map(({ isPiece }) => isPiece)).toEqual([false, false]);
});

test('of many drawn pieces each is its own button without words, of few it says its name', async () => {
  const colours = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const pictured = { ...drawn, isPayment: () => false, thing: (name: string) => (colours.includes(name) ? `sign-${name}` : null) };
  const take = (n: number) => colours.slice(0, n).map((colour, action) => option(action, 'pay', { colour }));
  const many = await sitDown(position(ask(take(7))));
  expect(new Set(buttonsOf(many.turn, pictured).open.map(({ isPiece }) => isPiece))).toEqual(new Set([true]));

  const few = await sitDown(position(ask(take(6))));
  expect(new Set(buttonsOf(few.turn, pictured).open.map(({ isPiece }) => isPiece))).toEqual(new Set([false]));
});
