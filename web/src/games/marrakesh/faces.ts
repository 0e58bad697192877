/**
 * What is drawn on every tile, by its printed number: rows of symbols, points and signs. How it works is told by its
 * sentence; the numbers that an edition may change are read from the printed values.
 */
import type { TileKind, TileValues } from './tiles';

type Colour =
  | 'green' | 'grey' | 'white' | 'black' | 'pink' | 'turquoise' | 'beige' | 'brown' | 'red' | 'purple' | 'orange' | 'yellow';
type ItemKind = 'slipper' | 'tajine' | 'dagger' | 'oil_lamp' | 'necklace';
type ScrollColour = 'grey' | 'yellow' | 'pink' | 'orange';

/** The drawings of `symbols/` that faces are made of. */
export type Drawing =
  | `keshi-${Colour}` | `gate-${Colour}` | `scroll-${ScrollColour}` | ItemKind
  | 'water' | 'date' | 'dinar' | 'resource' | 'points' | 'keshi' | 'keshi-gate' | 'gate-any' | 'workshop-blue' | 'luxuries' | 'scrolls'
  | 'stair' | 'palace' | 'mosque' | 'step' | 'crossing' | 'last-palace' | 'last-mosque' | 'line-all' | 'line-two'
  | 'river' | 'rapid' | 'rapids' | 'plaque' | 'harbour' | 'crocodile' | 'fisherman'
  | 'action' | 'area-any' | 'area-filled' | 'area-souk' | 'square' | 'disk' | 'cell' | 'citizen' | 'sector-1' | 'sector-3'
  | 'exchange' | 'provision' | 'tray' | 'free' | 'round' | 'season'
  | 'oasis' | 'oasis-turned' | 'oasis-explored' | 'oasis-taken';

/** Signs between symbols: it brings, for each or one of them, and, so many times, as if it were, and so on. */
export type Sign = '→' | '/' | '+' | '×' | '=' | '…' | '|';

export type Token =
  | {
      draw: Drawing;
      /** So many of them: few are drawn one by one, many get their number. */
      n?: number;
      /** It is given away, or not. */
      mark?: 'paid' | 'struck';
    }
  | { points: number; mark?: 'struck' }
  | { sign: Sign }
  | { text: string };
export type Face = readonly (readonly Token[])[];
type Drawn = Face | ((tile: TileValues) => Face);

// --- the printed numbers -----------------------------------------------------------------------------------------------
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Positive = Exclude<Digit, '0'>;
export type ScrollId = `s0${Positive}` | `s${'1' | '2' | '3' | '4' | '5' | '6'}${Digit}` | `s7${'0' | '1' | '2'}`;
export type OasisId = `0${Positive}` | `${'1' | '2'}${Digit}` | '30';
export type TownId = `t0${Positive}` | `t1${'0' | '1' | '2'}`;
export type SideId = `0${Positive}` | `1${Exclude<Digit, '9'>}`;
export type ItemId = `lx0${Positive}` | `lx1${Digit}` | `lx2${'0' | '1' | '2' | '3' | '4' | '5'}`;

// --- rows -----------------------------------------------------------------------------------------------------------------
const BRINGS: Token = { sign: '→' };
const PER: Token = { sign: '/' };
const OR: Token = { sign: '/' };
const AND: Token = { sign: '+' };
const TIMES: Token = { sign: '×' };
const AS: Token = { sign: '=' };
const MORE: Token = { sign: '…' };
/** Between the bonuses of the first and the second place. */
const OTHER: Token = { sign: '|' };

function one(draw: Drawing, n = 1): Token {
  return { draw, n };
}

function paid(draw: Drawing, n = 1): Token {
  return { draw, n, mark: 'paid' };
}

function seal(points: number): Token {
  return { points };
}

function said(text: string): Token {
  return { text };
}

/** What an effect is drawn as; keshis and goods by their colour. */
const EFFECTS: Record<string, Drawing> = {
  ...Object.fromEntries(['water', 'date', 'dinar', 'resource', 'keshi', 'river', 'stair'].map((name) => [name, name as Drawing])),
  area_action: 'action',
  square_action: 'square',
  free_oasis: 'oasis',
  loose_oasis: 'oasis-taken',
  head_start: 'crocodile',
};

function gains(tile: TileValues, path: string): Token[] {
  return tile.amounts(path).map(([name, n]) => (name === 'points' ? seal(n) : one(EFFECTS[name] ?? `keshi-${name as Colour}`, n)));
}

const given = (tile: TileValues): Face => [gains(tile, 'effect')];
const crossing = (tile: TileValues): Face => [[one('crossing'), BRINGS, ...gains(tile, 'effect')]];
const further = (price: Drawing): Face => [[one('stair'), AND], [paid(price), BRINGS, one('step')]];
const harvest = (tile: TileValues): Face => [[one('keshi-green'), BRINGS], [one('date'), OR, ...gains(tile, 'effect')]];
/** Points beyond the end of a way. */
const beyond = (place: Drawing, unit: Drawing): ((tile: TileValues) => Face) => (tile) => [[one(place)], [seal(tile.n('n')), PER, one(unit)]];

const SCROLLS: Record<ScrollId, Drawn> = {
  s01: given,
  s02: given,
  s03: given,
  s04: given,
  s05: given,
  s06: given,
  s07: given,
  s08: given,
  s09: given,
  s10: given,
  s11: given,
  s12: given,
  s13: crossing,
  s14: crossing,
  s15: crossing,
  s16: crossing,
  s17: [[one('fisherman'), one('rapid')], [BRINGS, one('plaque')]],
  s18: (tile) => [[one('exchange'), AND, ...gains(tile, 'effect')]],
  s19: given,
  s20: given,
  s21: given,
  s22: (tile) => [[one('workshop-blue')], [{ points: tile.board('workshop.blue.points'), mark: 'struck' }]],
  s23: harvest,
  s24: harvest,
  s25: harvest,
  s26: further('date'),
  s27: further('water'),
  s28: [[one('season'), one('rapids')], [BRINGS, one('plaque'), MORE]],
  s29: (tile) => [[one('square'), AND], [seal(tile.n('n')), PER, one('citizen')]],
  s30: given,
  s31: (tile) => [[one('disk')], [said(`+${tile.n('n')}`), one('citizen')]],
  s32: (tile) => [[one('gate-any')], [said(`−${tile.n('n')}`), one('dinar')]],
  s33: [[one('water'), OR, one('date')], [AS, one('dinar')]],
  s34: [[one('area-souk'), BRINGS], [one('luxuries', 2), MORE]],
  s35: (tile) => [[one('keshi-red'), BRINGS], [one('water', tile.n('n'))]],
  s36: [[one('gate-any'), BRINGS, one('keshi')]],
  s37: given,
  s38: given,
  s39: given,
  s40: given,
  s41: given,
  s42: given,
  s43: given,
  s44: (tile) => {
    const dinars = tile.n('dinars') === 0 ? [] : [paid('dinar', tile.n('dinars')), AND];
    return [[one('provision'), AS, ...dinars], [paid('resource', tile.n('n')), PER, one('provision')]];
  },
  s45: (tile) => [[paid('resource', tile.n('n')), BRINGS, one('oasis')]],
  s46: [[one('area-souk'), BRINGS], [one('exchange', 2), MORE]],
  s47: (tile) => [[one('sector-3'), BRINGS], [said(`${tile.n('n')}×`), one('cell')]],
  s48: (tile) => [[one('stair'), AND, one('step', tile.n('n'))]],
  s49: beyond('last-mosque', 'step'),
  s50: (tile) => [[one('keshi-red'), one('action')], [BRINGS, seal(tile.n('n'))]],
  s51: [[one('square'), AND], [one('sector-1'), BRINGS, one('cell')]],
  s52: beyond('last-palace', 'step'),
  s53: given,
  s54: [[one('cell'), one('keshi-pink'), one('cell')]],
  s55: (tile) => [[one('palace'), said(`${tile.n('n')}`)], [one('mosque'), said(`${tile.n('n')}`)]],
  s56: beyond('harbour', 'river'),
  s57: (tile) => [gains(tile, 'effect'), [one('keshi-red'), BRINGS, one('area-souk')]],
  s58: (tile) => [[paid('date', tile.n('n')), BRINGS, one('scroll-orange')]],
  s59: [[one('line-all')]],
  s60: (tile) => [[said(`${tile.n('n')}×`), one('plaque')]],
  s61: (tile) => [[one('tray'), BRINGS], [one('keshi', tile.n('n'))]],
  s62: (tile) => [[one('free'), BRINGS], gains(tile, 'effect')],
  s63: [[one('crossing'), BRINGS], [one('line-two')]],
  s64: [[one('keshi'), BRINGS, one('action')]],
  s65: (tile) => [[said(`${tile.n('n')}×`), one('square')]],
  s66: (tile) => [[one('gate-any'), BRINGS], [one('keshi-gate', tile.n('n'))]],
  s67: given,
  s68: [[one('oasis-turned'), BRINGS, one('points')]],
  s69: [[one('round'), one('rapids')], [BRINGS, one('plaque'), MORE]],
  s70: [[one('keshi-pink'), TIMES, one('citizen')], [BRINGS, one('cell')]],
  s71: [[one('oasis-explored'), BRINGS, one('points')]],
  s72: (tile) => [[paid('resource'), BRINGS, seal(tile.n('n'))]],
};

// --- oases ------------------------------------------------------------------------------------------------------------------
/** Points at once, to which the others come. */
const base = (tile: TileValues): Token[] => (tile.n('base') === 0 ? [] : [seal(tile.n('base')), AND]);
const above = (first: Token[], ...rows: Token[][]): Face => (first.length === 0 ? rows : [first, ...rows]);
const perGate = (tile: TileValues): Face =>
  above(base(tile), [seal(tile.n('points')), PER], tile.names('of').map((colour) => one(`gate-${colour as Colour}`)));
/** Points for each of something. */
const per = (...unit: Token[]): ((tile: TileValues) => Face) => (tile) => above(base(tile), [seal(tile.n('points')), PER, ...unit]);
const perKeshi = (tile: TileValues): Face => per(one(`keshi-${tile.word('of') as Colour}`))(tile);
const perItem = (tile: TileValues): Face => per(one(tile.word('of') as ItemKind))(tile);
const perReturned = (tile: TileValues): Face => [
  [...base(tile), seal(tile.n('points')), PER],
  [paid(tile.word('of') as 'water'), said(`≤${tile.n('most')}`)],
];
const perArea = (tile: TileValues, many: string): Face =>
  above(base(tile), [seal(tile.n('points')), PER, one('area-any')], [said(many), one('keshi')]);
const reached = (place: Drawing): ((tile: TileValues) => Face) => (tile) => above(base(tile), [one(place), BRINGS, seal(tile.n('points'))]);

const OASES: Record<OasisId, Drawn> = {
  '01': perGate,
  '02': perGate,
  '03': perGate,
  '04': perGate,
  '05': perKeshi,
  '06': perKeshi,
  '07': perKeshi,
  '08': perKeshi,
  '09': perKeshi,
  '10': perKeshi,
  '11': perKeshi,
  '12': perKeshi,
  '13': perKeshi,
  '14': perItem,
  '15': perItem,
  '16': perItem,
  '17': perItem,
  '18': perItem,
  '19': perReturned,
  '20': perReturned,
  '21': perReturned,
  '22': per(one('luxuries')),
  '23': per(one('scrolls')),
  '24': (tile) => perArea(tile, `≤${tile.n('keshis')}`),
  '25': per(one('area-filled')),
  '26': per(one('oasis-explored')),
  '27': reached('last-mosque'),
  '28': reached('last-palace'),
  '29': (tile) => above(base(tile), [said(`${tile.n('least')}+`), one('crossing')], [BRINGS, seal(tile.n('points'))]),
  '30': reached('harbour'),
};

// --- desert towns -----------------------------------------------------------------------------------------------------------
const TOWNS: Record<TownId, Drawn> = {
  t01: per(one('gate-any')),
  t02: per(one('luxuries')),
  t03: per(one('scrolls')),
  t04: per(one('palace')),
  t05: per(one('mosque')),
  t06: (tile) => [[seal(tile.n('points')), PER], [said(`${tile.n('every')}`), one('keshi')]],
  t07: (tile) => [[seal(tile.n('points')), PER], [one('river'), said('III')]],
  t08: (tile) => perArea(tile, `${tile.n('keshis')}+`),
  t09: (tile) => [[seal(tile.n('points')), PER], [one('citizen'), TIMES, one('keshi-pink')]],
  t10: [[one('free'), BRINGS, one('scrolls')]],
  t11: [[one('free'), BRINGS, one('luxuries')]],
  t12: [[one('free'), BRINGS, one('gate-any')]],
};

// --- river tiles ------------------------------------------------------------------------------------------------------------
const bonus = (tile: TileValues): Face => [gains(tile, 'bonus')];
/** In season 3 the first place gets the first bonus, the second place the other. */
const both = (tile: TileValues): Face => [[...gains(tile, 'bonus'), OTHER, ...gains(tile, 'other')]];
/** Each bonus for what it is given for; the first place picks. */
const pick = (first: Token[], second: Token[]): ((tile: TileValues) => Face) => (tile) => [
  [...gains(tile, 'bonus'), PER, ...first, OTHER, ...gains(tile, 'other'), PER, ...second],
];
const anyOf = (tile: TileValues): Face => [
  tile.names('colours').flatMap((colour, i) => [...(i > 0 ? [OR] : []), one(`keshi-${colour as Colour}`)]),
];

const SIDES: Record<SideId, Drawn> = {
  '01': bonus,
  '02': bonus,
  '03': bonus,
  '04': bonus,
  '05': both,
  '06': both,
  '07': bonus,
  '08': bonus,
  '09': (tile) => [[one('fisherman'), BRINGS, ...gains(tile, 'bonus')]],
  '10': bonus,
  '11': both,
  '12': pick([one('gate-any')], [one('keshi-green')]),
  '13': anyOf,
  '14': bonus,
  '15': (tile) => [[one('free'), BRINGS, ...gains(tile, 'bonus')]],
  '16': (tile) => [[said(`${tile.n('bonus.square_action')}×`), one('square')]],
  '17': pick([one('keshi-pink')], [one('keshi-red')]),
  '18': (tile) => pick([said(`${tile.n('every')}`), one('keshi')], [one('luxuries')])(tile),
};

// --- luxury items -----------------------------------------------------------------------------------------------------------
/** The kind of each item; what it costs and brings is printed beside its picture. */
export const ITEMS: Record<ItemId, ItemKind> = {
  ...kind('slipper', 'lx01', 'lx02', 'lx03', 'lx04', 'lx05'),
  ...kind('tajine', 'lx06', 'lx07', 'lx08', 'lx09', 'lx10'),
  ...kind('dagger', 'lx11', 'lx12', 'lx13', 'lx14', 'lx15'),
  ...kind('oil_lamp', 'lx16', 'lx17', 'lx18', 'lx19', 'lx20'),
  ...kind('necklace', 'lx21', 'lx22', 'lx23', 'lx24', 'lx25'),
};

function kind<Id extends ItemId>(name: ItemKind, ...ids: readonly Id[]): Record<Id, ItemKind> {
  return Object.fromEntries(ids.map((id) => [id, name])) as Record<Id, ItemKind>;
}

// --- any of them ------------------------------------------------------------------------------------------------------------
const DRAWN: Record<Exclude<TileKind, 'luxury'>, Record<string, Drawn>> = { scroll: SCROLLS, oasis: OASES, town: TOWNS, river_side: SIDES };

export function faceOf(kind: TileKind, id: string, tile: TileValues): Face {
  if (kind === 'luxury') return [[one(ITEMS[id as ItemId])]];
  const drawn = DRAWN[kind][id] ?? [];
  return typeof drawn === 'function' ? drawn(tile) : drawn;
}

/** All printed numbers, in their order. */
export function numbersOf(kind: TileKind): string[] {
  return Object.keys(kind === 'luxury' ? ITEMS : DRAWN[kind]).sort();
}
