/** Where everything lies on the drawn board, in its own units, in each of its arrangements. */
import type { Arrangement, Box } from '../../table/zoom';

export type { Box };

const AREAS = ['city', 'caravansary', 'palace', 'library', 'marketplace', 'mosque', 'walls', 'contracts', 'tracks'] as const;
export type Zone = (typeof AREAS)[number];

export interface Layout {
  width: number;
  height: number;
  /** `city` is the land with slots and queues, `walls` the supply. */
  boxes: Readonly<Record<Zone, Box>>;
}

/** Alone, the magistrate's cards lie under a shorter caravansary. */
const MAGISTRATE = 128;

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  /** As on the printed board: the city in the middle, the boards around it. */
  wide: {
    width: 1040,
    height: 740,
    boxes: {
      mosque: box(0, 0, 130, 500),
      contracts: box(136, 0, 128, 500),
      walls: box(270, 0, 452, 50),
      city: box(270, 54, 452, 446),
      tracks: box(728, 0, 156, 500),
      caravansary: box(890, 0, 150, 500),
      palace: box(0, 506, 250, 234),
      library: box(256, 506, 330, 234),
      marketplace: box(592, 506, 448, 234),
    },
  },
  /** For a low window: the city has the whole height of the upper row. */
  broad: {
    width: 1236,
    height: 740,
    boxes: {
      mosque: box(0, 0, 140, 500),
      contracts: box(146, 0, 140, 500),
      city: box(292, 0, 506, 500),
      walls: box(804, 0, 432, 50),
      tracks: box(804, 54, 196, 446),
      caravansary: box(1006, 54, 230, 446),
      palace: box(0, 506, 286, 234),
      library: box(292, 506, 400, 234),
      marketplace: box(698, 506, 538, 234),
    },
  },
  /** For a tablet held upright: the city above, four boards below. */
  tall: {
    width: 850,
    height: 980,
    boxes: {
      walls: box(0, 0, 488, 50),
      city: box(0, 54, 488, 446),
      tracks: box(494, 0, 180, 500),
      caravansary: box(680, 0, 170, 500),
      mosque: box(0, 506, 136, 474),
      contracts: box(142, 506, 134, 474),
      marketplace: box(282, 506, 568, 234),
      palace: box(282, 746, 238, 234),
      library: box(526, 746, 324, 234),
    },
  },
  /** For a phone: two columns, each board as wide as the phone shows well. */
  slim: {
    width: 770,
    height: 1246,
    boxes: {
      walls: box(0, 0, 452, 50),
      city: box(0, 54, 452, 446),
      marketplace: box(0, 506, 452, 330),
      library: box(0, 842, 452, 404),
      tracks: box(458, 0, 156, 500),
      caravansary: box(620, 0, 150, 500),
      mosque: box(458, 506, 156, 500),
      contracts: box(620, 506, 150, 500),
      palace: box(458, 1012, 312, 234),
    },
  },
};

export function layoutOf(arrangement: string): Layout {
  return LAYOUTS[arrangement] ?? LAYOUTS.wide!;
}

/** The caravansary of a game alone, and the magistrate's cards under it. */
export function shortened(caravansary: Box): { caravansary: Box; magistrate: Box } {
  const height = caravansary.height - MAGISTRATE;
  return {
    caravansary: { ...caravansary, height },
    magistrate: { ...caravansary, y: caravansary.y + height + 6, height: MAGISTRATE - 6 },
  };
}

/** The tab of the walls shows where they are built as well. */
function zoneBox(name: Zone, { city, walls }: Layout['boxes'], own: Box): Box {
  if (name !== 'walls') return own;
  const [right, low] = [Math.max(city.x + city.width, walls.x + walls.width), city.y + city.height];
  return box(city.x, 0, right - city.x, low);
}

export const ARRANGEMENTS: readonly Arrangement[] = Object.entries(LAYOUTS).map(([name, { width, height, boxes }]) => ({
  ...{ name, width, height, readable: name === 'slim' ? 0.83 : 1 },
  zones: AREAS.map((zone) => ({ name: zone, ...zoneBox(zone, boxes, boxes[zone]) })),
}));

// --- the city ----------------------------------------------------------------------------------------------------
/** The land that the city is drawn on; an arrangement moves it, and makes it as large as it fits. */
export const LAND: Box = box(270, 54, 452, 446);
export const SIZE = 5;
export const CELL = 69;
export const WALL = 15;
export const GRID: Box = { x: 323, y: 104, width: SIZE * CELL, height: SIZE * CELL };
export const CENTRE = 'r3c3';
export const LINES = [1, 2, 3, 4, 5] as const;
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];
export const CORNERS = ['northwest', 'northeast', 'southeast', 'southwest'] as const;
export type Corner = (typeof CORNERS)[number];

export function cellName(row: number, column: number): string {
  return `r${row}c${column}`;
}

export function cellBox(row: number, column: number): Box {
  return { x: GRID.x + (column - 1) * CELL, y: GRID.y + (row - 1) * CELL, width: CELL, height: CELL };
}

/** Slots are counted clockwise around the city, rows and columns from the north-west: one from the other. */
export function counted(side: Side, number: number): number {
  return side === 'north' || side === 'east' ? number : SIZE + 1 - number;
}

/** The cells of a slot's row or column, as one box. */
export function lineBox(side: Side, slot: number): Box {
  const line = counted(side, slot);
  if (side === 'north' || side === 'south') return { ...cellBox(1, line), height: GRID.height };
  return { ...cellBox(line, 1), width: GRID.width };
}

/** The names of the cells of a slot's row or column; the centre has none. */
export function lineCells(side: Side, slot: number): string[] {
  const line = counted(side, slot);
  const isColumn = side === 'north' || side === 'south';
  return LINES.map((other) => (isColumn ? cellName(other, line) : cellName(line, other))).filter((name) => name !== CENTRE);
}

/** The place of a wall piece, "n3". */
export function wallBox(slot: string): Box {
  const number = Number(slot.slice(1));
  const { x, y } = cellBox(number, number);
  switch (slot[0]) {
    case 'n':
      return { x, y: GRID.y - WALL, width: CELL, height: WALL };
    case 's':
      return { x, y: GRID.y + GRID.height, width: CELL, height: WALL };
    case 'w':
      return { x: GRID.x - WALL, y, width: WALL, height: CELL };
    default:
      return { x: GRID.x + GRID.width, y, width: WALL, height: CELL };
  }
}

const SLOT_WIDTH = 36;
const SLOT_DEPTH = 30;

/** An action slot outside the wall, before its row or column. */
export function slotBox(side: Side, slot: number): Box {
  const line = counted(side, slot);
  const { x, y } = cellBox(line, line);
  const aside = (CELL - SLOT_WIDTH) / 2;
  const along = { width: SLOT_WIDTH, height: SLOT_DEPTH };
  const beside = { width: SLOT_DEPTH, height: SLOT_WIDTH };
  switch (side) {
    case 'north':
      return { x: x + aside, y: GRID.y - WALL - SLOT_DEPTH - 3, ...along };
    case 'south':
      return { x: x + aside, y: GRID.y + GRID.height + WALL + 3, ...along };
    case 'west':
      return { x: GRID.x - WALL - SLOT_DEPTH - 4, y: y + aside, ...beside };
    default:
      return { x: GRID.x + GRID.width + WALL + 4, y: y + aside, ...beside };
  }
}

/** The queue stands around a corner: its head on the side that comes next, its tail on the side before. */
const QUEUES: Record<Corner, readonly Box[]> = {
  northwest: [316, 294, 272, 272].map((x, i) => ({ x, y: i < 3 ? 57 : 90, width: 21, height: i < 3 ? 31 : 27 })),
  northeast: [98, 77, 56, 56].map((y, i) => ({ x: i < 3 ? 686 : 655, y, width: i < 3 ? 34 : 29, height: 20 })),
  southeast: [655, 677, 699, 699].map((x, i) => ({ x, y: i < 3 ? 466 : 436, width: 21, height: i < 3 ? 31 : 27 })),
  southwest: [435, 456, 477, 477].map((y, i) => ({ x: i < 3 ? 272 : 308, y, width: i < 3 ? 34 : 29, height: 20 })),
};

export function queueBox(corner: Corner, space: number): Box {
  return QUEUES[corner][space - 1] ?? QUEUES[corner][0]!;
}

export function nextCorner(corner: Corner): Corner {
  return CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length]!;
}

/** An eight-fold star of 24 by 24. */
export const STAR =
  'M12 1l3.2 3.3 4.6-.1-.1 4.6L23 12l-3.3 3.2.1 4.6-4.6-.1L12 23l-3.2-3.3-4.6.1.1-4.6L1 12l3.3-3.2-.1-4.6 4.6.1z';
