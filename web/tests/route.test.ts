import { beforeEach, expect, test } from 'vitest';
import { routeOf, secretsOf } from '../src/route.svelte';
import { keepMade, keepSeat, keptTable, tokensOf } from '../src/seats';
import { preferred } from '../src/settings.svelte';

const TOKEN = 'abcdefghijklmnop_-12';

beforeEach(() => localStorage.clear());

test('addresses name pages', () => {
  expect(routeOf('/', '')).toEqual({ name: 'lobby' });
  expect(routeOf('/t/AbC-1', '')).toEqual({ name: 'table', table: 'AbC-1', at: null });
  expect(routeOf('/t/AbC-1', '#at=57')).toEqual({ name: 'table', table: 'AbC-1', at: 57 });
  expect(routeOf('/rules/merv', '#MERV-CITY-3')).toEqual({ name: 'rules', game: 'merv', rule: 'MERV-CITY-3' });
  expect(routeOf('/elsewhere/x/y', '')).toEqual({ name: 'nowhere' });
});

test('tokens are read from the fragment only if they are tokens', () => {
  expect(secretsOf(`#seat=${TOKEN}`)).toEqual({ seat: TOKEN, watch: null });
  expect(secretsOf(`#watch=${TOKEN}`)).toEqual({ seat: null, watch: TOKEN });
  expect(secretsOf('#seat=<b>')).toEqual({ seat: null, watch: null });
});

test('a token is kept under its table, and its seat is remembered', () => {
  keepSeat('t1', TOKEN);
  expect(keptTable('t1').seats).toEqual([{ token: TOKEN, seat: null }]);
  keepSeat('t1', TOKEN, 2);
  keepSeat('t1', TOKEN);
  expect(keptTable('t1').seats).toEqual([{ token: TOKEN, seat: 2 }]);
});

test('of a new table only the seats of this device are used here', () => {
  const seats = [
    { seat: 0, token: 'a'.repeat(20) },
    { seat: 1, token: 'b'.repeat(20) },
  ];
  keepMade({ table: 't2', owner: 'o'.repeat(20), spectator: 's'.repeat(20), seats, version: 0 }, [0]);
  expect(tokensOf('t2')).toEqual(['a'.repeat(20), 'o'.repeat(20), 's'.repeat(20)]);
  expect(keptTable('t2').invites).toEqual([seats[1]]);
});

test("the browser's languages decide as far as we speak them", () => {
  expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(preferred(['fr'])).toBe('en');
});
