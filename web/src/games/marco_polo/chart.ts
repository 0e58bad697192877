/**
 * The chart of the map: where its nodes, roads and cards lie. On a wide map they lie where they are printed, nudged a
 * little; on a narrow one in places of their own, with more of the cards below their cities.
 */
import { getContext, setContext } from 'svelte';
import { PROVINCES, type Box, type Point } from './layout';
import type { Printed } from './printed';

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

/** On a narrow map: units from the left of 868, percent of the height. */
const NARROW: Record<string, readonly [number, number]> = {
  venezia: [44, 8],
  'oasis-a': [118, 6],
  moscow: [204, 8],
  anxi: [372, 8],
  karakorum: [480, 9],
  'oasis-b': [646, 14],
  'oasis-c': [692, 5],
  beijing: [792, 10],
  'oasis-e': [104, 30],
  samarcanda: [262, 33],
  'oasis-f': [446, 45],
  kashgar: [528, 33],
  'oasis-d': [690, 27],
  'lan-zhou': [640, 43],
  xian: [790, 43],
  alexandria: [50, 54],
  'oasis-g': [156, 50],
  ormuz: [240, 60],
  karachi: [376, 62],
  'oasis-h': [588, 72],
  sumatra: [726, 71],
  'oasis-j': [838, 60],
  'oasis-i': [124, 87],
  adana: [238, 87],
  kochi: [470, 88],
};
const NARROW_WIDTH = 868;

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
/** Where a city's card lies, from the middle of the city; on a narrow map some lie elsewhere. */
const CARD_SHIFTS: Record<string, readonly [number, number]> = {
  alexandria: [-46, 60],
  'sumatra-1': [-150, 62],
  'sumatra-2': [-50, 62],
  'sumatra-3': [50, 62],
};
const NARROW_SHIFTS: Record<string, readonly [number, number]> = {
  moscow: [-48, 58],
  'lan-zhou': [-48, 58],
  'sumatra-1': [-160, 62],
  'sumatra-2': [-60, 62],
  'sumatra-3': [40, 62],
};

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

const NARROW_TOLLS: Record<string, number> = {
  moscow_anxi: 0.46,
  'oasis-d_beijing': 0.3,
  sumatra_kochi: 0.82,
  'oasis-h_kochi': 0.36,
};

export interface Road {
  d: string;
  toll: Point;
}

export class Chart {
  private readonly isNarrow: boolean;

  constructor(
    private readonly printed: Printed,
    readonly box: Box,
  ) {
    this.isNarrow = box.width <= NARROW_WIDTH;
  }

  node(node: string): Point {
    const { width, height } = this.box;
    const own = NARROW[node];
    if (this.isNarrow && own !== undefined) return { x: (own[0] / NARROW_WIDTH) * width, y: (own[1] / 100) * height };
    const { x, y } = this.printed.position(node);
    const [dx, dy] = NUDGES[node] ?? [0, 0];
    return { x: (x / 100) * width + dx, y: (y / 100) * height + dy };
  }

  /** From the middle of the city. */
  card(space: string): readonly [number, number] {
    return (this.isNarrow ? NARROW_SHIFTS[space] : undefined) ?? CARD_SHIFTS[space] ?? [38, -22];
  }

  /** The road between two nodes (either way round), as a path, and the place of its toll. */
  road(from: string, to: string): Road {
    const isKnown = `${from}_${to}` in BENDS || `${from}_${to}` in TOLLS;
    const [first, last] = isKnown ? [from, to] : [to, from];
    const name = `${first}_${last}`;
    const [a, b] = [this.node(first), this.node(last)];
    const [dx, dy] = BENDS[name] ?? [0, 0];
    const bend = { x: (a.x + b.x) / 2 + dx, y: (a.y + b.y) / 2 + dy };
    const [start, end] = isKnown ? [a, b] : [b, a];
    return {
      d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`,
      toll: along(a, bend, b, (this.isNarrow ? NARROW_TOLLS[name] : undefined) ?? TOLLS[name] ?? 0.5),
    };
  }
}

function along(a: Point, bend: Point, b: Point, t: number): Point {
  const at = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  return { x: at(a.x, bend.x, b.x), y: at(a.y, bend.y, b.y) };
}

const KEY = Symbol('chart');

export function provideChart(chart: () => Chart): void {
  setContext(KEY, chart);
}

export function useChart(): () => Chart {
  return getContext<() => Chart>(KEY);
}
