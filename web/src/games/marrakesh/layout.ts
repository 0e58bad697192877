/** Where the three parts lie on the drawn board, in its own units. Each part draws itself from its own (0, 0). */
import type { Point } from '../../table/places';
import type { Arrangement, Box, Zone as ZoneBox } from '../../table/zoom';

export type { Box, Point };

/** The player board with its nine areas. */
const OWN = { width: 640, height: 880 } as const;
/** The tower, its tray and the looking seat's screen. */
const STAGE = { width: 588, height: 308 } as const;

type Name = 'left' | 'right' | 'line' | 'scrolls' | 'own' | 'stairs' | 'market' | 'city' | 'river' | 'shops' | 'academy' | 'quay' | 'tray' | 'tower';
interface NamedZone extends ZoneBox {
  name: Name;
}
export type Zone = Name;

export interface Layout extends Arrangement {
  zones: readonly NamedZone[];
  own: Point;
  /** The shared board: its parts lie as `city/arrange.ts` says for this arrangement. */
  city: Point;
  stage: Point;
}

/** Where a board three columns wide is cut for a phone: two of them are read well. */
const COLUMNS = { y: 34, width: 428, height: 710, part: true } as const;
const FOOT = { y: 742, height: 138, part: true } as const;
/** Parts come before what holds them: what is asked is shown in the first zone that has all of it. */
const OWN_ZONES: readonly NamedZone[] = [
  { name: 'left', x: 0, ...COLUMNS },
  { name: 'right', x: OWN.width - COLUMNS.width, ...COLUMNS },
  { name: 'line', x: 0, width: 384, ...FOOT },
  { name: 'scrolls', x: 250, width: 390, ...FOOT },
  { name: 'own', x: 0, y: 0, ...OWN },
];

function stageZones({ x, y }: Point): NamedZone[] {
  return [
    { name: 'tray', part: true, ...STAGE, x: x + 134, y, width: STAGE.width - 134 },
    { name: 'tower', ...STAGE, x, y },
  ];
}

const BESIDE = { x: 652, y: 0 } as const;
const BELOW_CITY = { x: 652, y: 572 } as const;
const HALF = { y: 0, width: 382, height: 560, part: true } as const;
const wide: Layout = {
  ...{ name: 'wide', width: 1240, height: 880, readable: 0.85 },
  ...{ own: { x: 0, y: 0 }, city: BESIDE, stage: BELOW_CITY },
  zones: [
    ...OWN_ZONES,
    { name: 'stairs', x: BESIDE.x, ...HALF },
    { name: 'market', x: 1240 - HALF.width, ...HALF },
    { name: 'city', ...BESIDE, width: 588, height: 560 },
    ...stageZones(BELOW_CITY),
  ],
};

/** For a low window: the same, wider; the exchange lies beside the tower. */
const broad: Layout = {
  ...{ name: 'broad', width: 1400, height: 880, readable: 0.85 },
  ...{ own: { x: 0, y: 0 }, city: BESIDE, stage: BELOW_CITY },
  zones: [
    ...OWN_ZONES,
    { name: 'stairs', part: true, ...BESIDE, width: 442, height: 560 },
    { name: 'market', part: true, x: 996, y: 136, width: 404, height: 426 },
    { name: 'city', ...BESIDE, width: 748, height: 560 },
    ...stageZones(BELOW_CITY),
  ],
};

/** For a tablet that lies: the city is wider still, workshops and market stand beside the tower. */
const low: Layout = {
  ...{ name: 'low', width: 1562, height: 880, readable: 0.85 },
  ...{ own: { x: 0, y: 0 }, city: BESIDE, stage: BELOW_CITY },
  zones: [
    ...OWN_ZONES,
    { name: 'stairs', part: true, ...BESIDE, width: 484, height: 566 },
    { name: 'market', part: true, x: 1138, y: 0, width: 424, height: 880 },
    { name: 'city', ...BESIDE, width: 910, height: 880 },
    ...stageZones(BELOW_CITY),
  ],
};

/** For a window that is held upright: workshops and scrolls beside the own board, river, stairs and tower below. */
const BELOW_OWN = { x: 392, y: 886 } as const;
const tall: Layout = {
  ...{ name: 'tall', width: 980, height: 1304, readable: 0.83 },
  ...{ own: { x: 0, y: 0 }, city: { x: 0, y: 0 }, stage: BELOW_OWN },
  zones: [
    ...OWN_ZONES,
    { name: 'river', x: 0, y: 886, width: 386, height: 418 },
    { name: 'shops', x: 646, y: 0, width: 334, height: 880 },
    ...stageZones(BELOW_OWN),
  ],
};

/** For a tablet that stands, nearly a square: the same with a wider column; river and market lie beside the tower. */
const BELOW_LEFT = { x: 0, y: 886 } as const;
const square: Layout = {
  ...{ name: 'square', width: 1104, height: 1194, readable: 0.95 },
  ...{ own: { x: 0, y: 0 }, city: { x: 0, y: 0 }, stage: BELOW_LEFT },
  zones: [
    ...OWN_ZONES,
    { name: 'academy', x: 646, y: 0, width: 458, height: 880 },
    { name: 'quay', x: 594, y: 886, width: 510, height: 308 },
    ...stageZones(BELOW_LEFT),
  ],
};

export const LAYOUTS: readonly Layout[] = [wide, broad, low, tall, square];

export function layoutOf(arrangement: string): Layout {
  return LAYOUTS.find(({ name }) => name === arrangement) ?? wide;
}
