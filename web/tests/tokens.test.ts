import { beforeEach, expect, test } from 'vitest';

import { ApiError } from '../src/api';
import { keepSeat, keepWatching, keptTable } from '../src/seats';
import { asSeat, readingToken } from '../src/table/tokens';

const ONE = 'a'.repeat(20);
const TWO = 'b'.repeat(20);
const OWNER = 'o'.repeat(20);

beforeEach(() => localStorage.clear());

/** Which tokens a request of a seat shows. */
const shown = (seat: number, more: string[] = []): Promise<string> => asSeat('t1', seat, (token) => Promise.resolve(token), more);

test('a seat that is known shows its own token only', async () => {
  keepSeat('t1', ONE, 0);
  keepSeat('t1', TWO, 1);
  expect(await shown(1)).toBe(TWO);
  expect(readingToken('t1', 0)).toBe(ONE);
});

test('links whose seats are not known yet are shown together, so that none is refused', async () => {
  keepSeat('t1', ONE);
  keepSeat('t1', TWO);
  expect(await shown(1)).toBe(`${ONE},${TWO}`);
  expect(keptTable('t1').seats.map(({ seat }) => seat)).toEqual([null, null]);
  expect(readingToken('t1', 1)).toBe(`${ONE},${TWO}`);
});

test('the only token with which a request succeeded is known to be of that seat', async () => {
  keepSeat('t1', ONE);
  await shown(2);
  expect(keptTable('t1').seats).toEqual([{ token: ONE, seat: 2 }]);
});

test('what the owner may do for a seat is asked with both tokens', async () => {
  keepSeat('t1', ONE);
  expect(await shown(0, [OWNER])).toBe(`${ONE},${OWNER}`);
  expect(keptTable('t1').seats).toEqual([{ token: ONE, seat: null }]);
});

test('without a token nothing is asked', async () => {
  await expect(shown(0)).rejects.toBeInstanceOf(ApiError);
  expect(readingToken('t1', 0)).toBeNull();
  keepWatching('t1', TWO);
  expect(readingToken('t1', 0)).toBe(TWO);
});
