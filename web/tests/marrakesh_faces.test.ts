import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { LEAST_TEXT, numberWidth } from '../src/games/marrakesh/effects';
import { faceWidth, layOut, tokenWidth, UNIT, type Room } from '../src/games/marrakesh/face-layout';
import { ITEMS, numbersOf, type Token } from '../src/games/marrakesh/faces';
import TileCard from '../src/games/marrakesh/TileCard.svelte';
import TilePicture from '../src/games/marrakesh/TilePicture.svelte';
import { CORNER } from '../src/games/marrakesh/tile-number';
import { numberOf, scrollColour, TILE_KINDS, tileOf, TIMINGS, type Tile, type TileKind } from '../src/games/marrakesh/tiles';

interface Files {
  readFileSync(path: string, encoding: 'utf-8'): string;
}
declare const process: { getBuiltinModule(name: 'node:fs'): Files };
const { readFileSync } = process.getBuiltinModule('node:fs');

type Table = Record<string, unknown>;

const READ = [...TILE_KINDS, 'workshop'] as readonly string[];

/** The tables of `components.toml`; a value of one line is nearly JSON. */
function components(): Table {
  const printed: Table = {};
  let table = printed;
  let isRead = false;
  for (const line of readFileSync('../src/caravansary/games/marrakesh/components.toml', 'utf-8').split('\n')) {
    const header = /^\[([\w.]+)\]/.exec(line);
    const row = /^([\w.]+) = ([^#]*)/.exec(line);
    if (header) isRead = READ.includes(header[1]!.split('.')[0]!);
    if (header) table = header[1]!.split('.').reduce<Table>((found, name) => (found[name] ??= {}) as Table, printed);
    else if (row && isRead) table[row[1]!] = JSON.parse(row[2]!.replace(/(\w+) = /g, '"$1": '));
  }
  return printed;
}

const printed = components();
const COUNTS: Record<TileKind, number> = { scroll: 72, oasis: 30, town: 12, river_side: 18, luxury: 25 };
/** The smallest box in which the board draws the face of a tile; what lies beside its number. */
const corner = CORNER;
const ROOMS: Record<Exclude<TileKind, 'luxury'>, Room> = {
  scroll: { width: 56, height: 27 },
  oasis: { width: 46, height: 46, corner },
  town: { width: 42, height: 44, corner },
  river_side: { width: 200, height: 21 },
};
const drawn = Object.values(
  import.meta.glob<string>('../src/games/marrakesh/symbols/*.svg', { query: '?raw', import: 'default', eager: true }),
).join('\n');

function tilesOf(kind: TileKind): Tile[] {
  return numbersOf(kind).map((id) => tileOf(printed, kind, id));
}

function isDrawn(token: Token): boolean {
  if (!('draw' in token)) return true;
  return drawn.includes(`id="mksh-${token.draw}"`) || /^(keshi|gate)-[a-z]+$/.test(token.draw);
}

describe.each(TILE_KINDS)('a tile of the kind %s', (kind) => {
  test('has its printed number and its printed values', () => {
    const table = printed[kind] as Table;
    const ids = Object.keys(table).filter((id) => !id.startsWith('provenance'));
    expect(numbersOf(kind)).toEqual([...ids].sort());
    expect(ids).toHaveLength(COUNTS[kind]);
    expect(numbersOf(kind).map(numberOf)).toEqual(Array.from({ length: COUNTS[kind] }, (_, i) => String(i + 1).padStart(2, '0')));
  });

  test('is told apart by its drawing alone', () => {
    const seen = tilesOf(kind).map(({ face, timing, cost, gains }) => JSON.stringify([face, timing, kind === 'luxury' ? [cost, gains] : []]));
    expect(new Set(seen).size).toBe(COUNTS[kind]);
  });

  test('is made of drawings that exist and of numbers that are printed', () => {
    const tokens = tilesOf(kind).flatMap(({ id, face }) => face.flat().map((token) => ({ id, token })));
    expect(tokens.filter(({ token }) => !isDrawn(token))).toEqual([]);
    expect(tokens.filter(({ token }) => 'points' in token && token.points === 0)).toEqual([]);
    expect(tokens.filter(({ token }) => 'text' in token && /\b0/.test(token.text))).toEqual([]);
    expect(tilesOf(kind).filter(({ face }) => face.length === 0 || face.some((row) => row.length === 0))).toEqual([]);
  });
});

// --- numbers of an edition --------------------------------------------------------------------------------------------
/** Numbers that are the same in every edition and part of a drawing. */
const FIXED = ['scroll.s51.n', 'scroll.s63.n', 'river_side.13.bonus.keshi'];

/** Where the numbers of a table are. */
function numbersIn(value: unknown, path: string): string[] {
  if (typeof value === 'number') return FIXED.includes(path) || path.endsWith('.season') ? [] : [path];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => numbersIn(one, `${path}.${name}`));
}

/** The printed values with a higher number at one place. */
function raised(path: string): Table {
  const edition = structuredClone(printed);
  const names = path.split('.');
  const last = names.pop()!;
  const table = names.reduce<Table>((found, name) => found[name] as Table, edition);
  table[last] = (table[last] as number) + 1;
  return edition;
}

test.each(TILE_KINDS)('every number of the kind %s is drawn as an edition says it', (kind) => {
  for (const path of numbersIn(printed[kind], kind)) {
    const id = path.split('.')[1]!;
    const { face, cost, gains } = tileOf(raised(path), kind, id);
    const before = tileOf(printed, kind, id);
    const isItem = kind === 'luxury'; // of which the picture is drawn beside what it costs and gives
    expect(isItem ? [cost, gains] : face, path).not.toEqual(isItem ? [before.cost, before.gains] : before.face);
  }
});

test('the oases that take resources back draw how many count', () => {
  const texts = ['19', '20', '21'].map((id) => tileOf(printed, 'oasis', id).face.flat().flatMap((token) => ('text' in token ? [token.text] : [])));
  expect(texts).toEqual([['≤12'], ['≤12'], ['≤12']]);
});

test.each(TILE_KINDS)('a tile of the kind %s is drawn large with its number', (kind) => {
  for (const tile of tilesOf(kind)) {
    const { container, unmount } = render(TilePicture, { of: tile });
    const uses = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    expect(container.querySelector('.tile-number')?.textContent).toBe(tile.number);
    expect(uses.length + container.querySelectorAll('.seal').length, tile.id).toBeGreaterThan(0);
    unmount();
  }
});

describe.each(Object.keys(ROOMS) as (keyof typeof ROOMS)[])('the face of the kind %s', (kind) => {
  const room = ROOMS[kind];

  test.each(tilesOf(kind).map((tile) => [tile.number, tile] as const))('%s lies inside its box and is large enough', (_, tile) => {
    for (const { token, x, y, scale } of layOut(tile.face, room)) {
      expect(UNIT * scale).toBeGreaterThanOrEqual(11.5);
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(x + tokenWidth(token) * scale).toBeLessThanOrEqual(room.width + 0.01);
      expect(y + UNIT * scale).toBeLessThanOrEqual(room.height + 0.01);
    }
  });
});

test('the widest river tiles of the three seasons fit beside each other', () => {
  const widest = ['1', '2', '3'].map((season) =>
    Math.max(...tilesOf('river_side').filter(({ id }) => String(((printed.river_side as Table)[id] as Table).season) === season).map(({ face }) => faceWidth(face, 20.5))),
  );
  expect(widest.reduce((sum, width) => sum + width + 28, 0)).toBeLessThan(440);
});

test('scrolls have the colours of their numbers, and act at a known time', () => {
  const counts = tilesOf('scroll').reduce<Record<string, number>>((all, { id }) => ({ ...all, [scrollColour(id)]: (all[scrollColour(id)] ?? 0) + 1 }), {});
  expect(counts).toEqual({ grey: 21, yellow: 21, pink: 18, orange: 12 });
  expect(tilesOf('scroll').filter(({ timing }) => TIMINGS[timing] === undefined)).toEqual([]);
});

test('on the market what an item gives does not cover what it costs', () => {
  for (const tile of tilesOf('luxury')) {
    const { container, unmount } = render(TileCard, { tile, x: 0, y: 0, width: 42, height: 106 });
    const at = (node: Element, name: string): number => Number(node.getAttribute(name));
    const gains = [...container.querySelectorAll('.mksh-effect use')].map((use) => ({ left: at(use, 'x'), top: at(use, 'y'), bottom: at(use, 'y') + at(use, 'height') }));
    const numbers = [...container.querySelectorAll('.item > text')];
    expect(numbers).toHaveLength(tile.cost.filter(([, n]) => n > 1).length);
    for (const number of numbers) {
      const right = at(number, 'x') + numberWidth(Number(number.textContent), LEAST_TEXT);
      const beside = gains.filter(({ top, bottom }) => at(number, 'y') > top - LEAST_TEXT / 2 && at(number, 'y') < bottom + LEAST_TEXT / 2);
      expect(beside.filter(({ left }) => left < right), tile.id).toEqual([]);
    }
    unmount();
  }
});

test('the items of a kind are those that the printed values name', () => {
  const kinds = Object.entries(ITEMS).map(([id, kind]) => [kind, ((printed.luxury as Table)[id] as Table).kind]);
  expect(kinds.filter(([drawnKind, kind]) => drawnKind !== kind)).toEqual([]);
});
