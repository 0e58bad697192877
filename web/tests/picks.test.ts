import { expect, test } from 'vitest';
import { clicked, isWhole, leadsToAll, mostOfEach, openPieces, without } from '../src/table/picks';

// two cubes of one colour and a white one, or one of each of three colours
const SETS = [
  [1, 1, 5],
  [1, 2, 3],
];

test('every piece of a set may come first', () => {
  expect([...openPieces(SETS, [])].sort()).toEqual([1, 2, 3, 5]);
});

test('a chosen piece closes what fits in no set with it', () => {
  expect([...openPieces(SETS, [5])]).toEqual([1]);
  expect([...openPieces(SETS, [3])].sort()).toEqual([1, 2]);
});

test('the same piece may be needed twice', () => {
  expect(openPieces(SETS, [5, 1]).has(1)).toBe(true);
  expect(openPieces(SETS, [1, 1]).has(1)).toBe(false);
});

test('a set is whole in any order', () => {
  expect(isWhole(SETS, [5, 1, 1])).toBe(true);
  expect(isWhole(SETS, [3, 1])).toBe(false);
  expect(isWhole(SETS, [5, 1, 2])).toBe(false);
});

test('a click adds a piece, or takes it out when no more fit', () => {
  expect(clicked(SETS, [5], 1)).toEqual([5, 1]);
  expect(clicked(SETS, [5, 1], 5)).toEqual([1]);
  expect(clicked(SETS, [5], 2)).toEqual([5]);
});

test('a piece that is not the first of all its sets closes some when it is played', () => {
  expect(leadsToAll(SETS, [1])).toBe(true);
  expect(leadsToAll(SETS, [1, 2])).toBe(true);
  expect(leadsToAll([...SETS, [2, 3]], [2])).toBe(false);
});

test('as many copies are laid out as a set can have', () => {
  expect(Object.fromEntries(mostOfEach(SETS))).toEqual({ 1: 2, 2: 1, 3: 1, 5: 1 });
});

test('only one copy is taken out', () => {
  expect(without([1, 1, 5], 1)).toEqual([1, 5]);
});
