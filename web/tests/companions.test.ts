import { expect, test } from 'vitest';
import { BEARDS, isWomans, MANNERS, NAMES, portraitOf, someNames, WEARS } from '../src/parts/companions';

test('every name has a face of its own', () => {
  expect(new Set(NAMES.map((name) => JSON.stringify(portraitOf(name)))).size).toBe(NAMES.length);
});

test('every manner has a sign of its own', () => {
  const signs = Object.values(MANNERS).map(({ filled, lines }) => `${filled} ${lines ?? ''}`);
  expect(new Set(signs).size).toBe(signs.length);
});

test('another name gets the same face every time, of parts that fit', () => {
  const others = Array.from({ length: 200 }, (_, number) => portraitOf(`somebody ${number}`));
  expect(portraitOf('somebody 7')).toEqual(others[7]);
  expect(new Set(others.map(({ wears }) => wears))).toEqual(new Set(WEARS));
  expect(new Set(others.map(({ beard }) => beard))).toEqual(new Set(BEARDS));
  for (const { wears, beard, cloth, robe } of others) {
    if (isWomans(wears)) expect(beard).toBe('none');
    expect(robe).not.toBe(cloth);
  }
});

test('bots of a table are never called alike, nor like somebody who is there', () => {
  for (let round = 0; round < 100; round += 1) {
    const names = someNames(4, ['Leyla']);
    expect(new Set(names).size).toBe(4);
    expect(names).not.toContain('Leyla');
  }
});
