/** Where everything lies on the drawn board, in its own units: 1040 by 740. */
import type { Point } from '../../table/places';
import type { Arrangement, Box } from '../../table/zoom';
import type { Printed } from './printed';

export type { Box, Point };

export const WIDTH = 1040;
export const HEIGHT = 740;

export const MAP: Box = { x: 0, y: 0, width: 1040, height: 432 };
export const COINS: Box = { x: 0, y: 438, width: 136, height: 80 };
export const KHAN: Box = { x: 0, y: 522, width: 136, height: 100 };
export const BAZAAR: Box = { x: 140, y: 438, width: 328, height: 184 };
export const CONTRACTS: Box = { x: 472, y: 438, width: 396, height: 184 };
export const TRAVEL: Box = { x: 872, y: 438, width: 168, height: 184 };
/** The whole action band. */
export const ACTIONS: Box = { x: 0, y: 438, width: 1040, height: 184 };
export const HAND: Box = { x: 0, y: 628, width: 1040, height: 112 };
/** The height of an area's header. */
export const HEADER = 22;

// --- the things on the board --------------------------------------------------------------------------------------
export const CITIES = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra'] as const;
export const PROVINCES = ['anxi', 'ormuz', 'kashgar', 'xian', 'adana', 'kochi'] as const;
export const OASES = 'abcdefghij'.split('').map((letter) => `oasis-${letter}`);
export const BAZAAR_SPACES = ['camels', 'spice', 'silk', 'gold'] as const;
export const KHAN_SPACES = 4;
export const ROW_LENGTH = 6;
export const STEPS = 6;

// --- the map ------------------------------------------------------------------------------------------------------
/** How far from its printed position (percent of the map) each node stands, so that cards and names have room. */
const NUDGES: Record<string, readonly [number, number]> = {
  moscow: [38, 35],
  karakorum: [-16, 40],
  samarcanda: [-31, 26],
  'lan-zhou': [47, 22],
  alexandria: [29, 10],
  karachi: [-40, 13],
  sumatra: [57, 4],
  anxi: [30, 33],
  ormuz: [22, 45],
  kashgar: [50, -5],
  xian: [73, 39],
  adana: [2, 22],
  kochi: [-12, -21],
  beijing: [70, 20],
  venezia: [38, 18],
  'oasis-a': [9, 19],
  'oasis-b': [24, 8],
  'oasis-c': [-6, 17],
  'oasis-d': [47, 10],
  'oasis-e': [-5, 35],
  'oasis-f': [-12, 22],
  'oasis-g': [-11, 22],
  'oasis-h': [-13, -10],
  'oasis-i': [-12, 15],
  'oasis-j': [41, 72],
};

export function nodeAt(printed: Printed, node: string): Point {
  const { x, y } = printed.position(node);
  const [dx, dy] = NUDGES[node] ?? [0, 0];
  return { x: (x / 100) * MAP.width + dx, y: (y / 100) * MAP.height + dy };
}

/** What belongs to a node, around its middle: the box that lights up. */
export const PICTURE = { width: 64, height: 40 } as const;
const CITY_BOX: Box = { x: -36, y: -23, width: 72, height: 78 };
const PROVINCE_BOX: Box = { x: -40, y: -16, width: 80, height: 65 };
const BEIJING_BOX: Box = { x: -61, y: -29, width: 122, height: 102 };
const OASIS_BOX: Box = { x: -17, y: -17, width: 34, height: 34 };

export function nodeBox(node: string): Box {
  if (node === 'beijing') return BEIJING_BOX;
  if (node === 'venezia') return { ...CITY_BOX, height: 60 };
  if ((PROVINCES as readonly string[]).includes(node)) return PROVINCE_BOX;
  return node.startsWith('oasis') ? OASIS_BOX : CITY_BOX;
}

export const CARD = { width: 96, height: 44 } as const;
/** Where a city's card lies, from the middle of the city. */
const CARD_SHIFTS: Record<string, readonly [number, number]> = {
  alexandria: [-46, 60],
  'sumatra-1': [-150, 62],
  'sumatra-2': [-50, 62],
  'sumatra-3': [50, 62],
};

export function cardShift(space: string): readonly [number, number] {
  return CARD_SHIFTS[space] ?? [38, -22];
}

/** Roads that bend: the point that they are drawn towards, from the middle between their ends. */
const BENDS: Record<string, readonly [number, number]> = {
  'venezia_oasis-a': [0, -14],
  venezia_alexandria: [-22, 0],
  'oasis-a_moscow': [0, 12],
  'oasis-b_oasis-d': [12, -12],
  'oasis-b_oasis-c': [0, -10],
  'oasis-c_beijing': [4, -16],
  'oasis-d_beijing': [-6, 14],
  'oasis-d_lan-zhou': [-14, -8],
  'beijing_oasis-j': [34, -10],
  'oasis-e_samarcanda': [0, -22],
  'oasis-e_oasis-g': [-18, 6],
  'samarcanda_oasis-f': [40, 14],
  'oasis-f_kashgar': [-4, -10],
  'kashgar_lan-zhou': [0, -14],
  'xian_oasis-h': [34, 26],
  'oasis-j_sumatra': [24, 20],
  'alexandria_oasis-g': [0, -12],
  'alexandria_oasis-i': [46, -10],
  'oasis-g_ormuz': [6, -12],
  ormuz_karachi: [0, 14],
  'karachi_oasis-h': [30, 14],
  'oasis-h_kochi': [-8, -18],
  sumatra_kochi: [-10, 44],
  'oasis-i_adana': [0, 14],
  adana_kochi: [-10, 34],
};
/** Where the toll of a road is written, from 0 at its first end to 1; else in its middle. */
const TOLLS: Record<string, number> = {
  'venezia_oasis-e': 0.58,
  'oasis-a_moscow': 0.42,
  moscow_anxi: 0.735,
  'samarcanda_oasis-f': 0.73,
  'oasis-d_beijing': 0.4,
  beijing_xian: 0.72,
  'beijing_oasis-j': 0.6,
  'alexandria_oasis-g': 0.56,
  'oasis-g_ormuz': 0.42,
  sumatra_kochi: 0.6,
  'oasis-f_kashgar': 0.4,
  'kashgar_lan-zhou': 0.52,
};

export interface Road {
  d: string;
  toll: Point;
}

/** The road between two nodes (either way round), as a path, and the place of its toll. */
export function roadBetween(printed: Printed, from: string, to: string): Road {
  const isKnown = `${from}_${to}` in BENDS || `${from}_${to}` in TOLLS;
  const [first, last] = isKnown ? [from, to] : [to, from];
  const name = `${first}_${last}`;
  const [a, b] = [nodeAt(printed, first), nodeAt(printed, last)];
  const [dx, dy] = BENDS[name] ?? [0, 0];
  const bend = { x: (a.x + b.x) / 2 + dx, y: (a.y + b.y) / 2 + dy };
  const [start, end] = isKnown ? [a, b] : [b, a];
  return {
    d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
    toll: along(a, bend, b, TOLLS[name] ?? 0.5),
  };
}

function along(a: Point, bend: Point, b: Point, t: number): Point {
  const at = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return { x: at(a.x, bend.x, b.x), y: at(a.y, bend.y, b.y) };
}

// --- the phone's tabs ---------------------------------------------------------------------------------------------
/** West and east are halves of the whole board: high as a phone is held. */
export const ZONES = [
  { name: 'map', ...MAP },
  { name: 'west', x: 0, y: 0, width: 530, height: HEIGHT },
  { name: 'east', x: 470, y: 0, width: 570, height: HEIGHT },
  { name: 'actions', ...ACTIONS },
  { name: 'bazaar', ...ACTIONS, width: 468 },
  { name: 'contracts', ...ACTIONS, x: 472, width: 568 },
  { name: 'hand', ...HAND },
  { name: 'dice', ...HAND, width: 622 },
  { name: 'cards', ...HAND, x: 438, width: 602 },
] as const;
export type Zone = (typeof ZONES)[number]['name'];

/** On a window this narrow cards to choose from lie where a zone shows them large: characters in the west, others at the bazaar. */
export const PHONE = 700;

export const ARRANGEMENTS: readonly Arrangement[] = [{ name: 'wide', width: WIDTH, height: HEIGHT, zones: ZONES, readable: 1 }];
