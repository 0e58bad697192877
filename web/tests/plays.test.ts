import { expect, test } from 'vitest';
import { applied, fresh, placeOf, withLines } from '../src/table/plays';
import type { ChatLine, PlayLine } from '../src/types';

const play = (number: number, action: number, seat = 0): PlayLine => ({
  number,
  seat,
  action,
  name: null,
  events: [],
  at: number,
});
const line = (number: number): ChatLine => ({ number, kind: 'said', seat: 0, text: '', args: {}, at: number });

test('plays before plays_from stay, the rest is replaced', () => {
  const before = [play(0, 10), play(1, 11), play(2, 12)];
  const after = applied(before, { plays_from: 1, plays: [play(1, 21)] });
  expect(after.map(({ action }) => action)).toEqual([10, 21]);
});

test('new plays are those after the common beginning', () => {
  const before = [play(0, 10), play(1, 11)];
  expect(fresh(before, [...before, play(2, 12)]).map(({ number }) => number)).toEqual([2]);
  expect(fresh(before, [play(0, 10)])).toEqual([]);
  expect(fresh(before, [play(0, 10), play(1, 99)]).map(({ action }) => action)).toEqual([99]);
});

test('lines of the chat come once', () => {
  expect(withLines([line(0), line(1)], [line(1), line(2)]).map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(withLines([line(0)], [])).toHaveLength(1);
});

test('a place is the kind and its arguments', () => {
  expect(placeOf('site', { cell: 'r2c3' })).toBe('site:r2c3');
  expect(placeOf('take_card', { position: 2 })).toBe('take_card:2');
  expect(placeOf('board', {})).toBe('board');
});
