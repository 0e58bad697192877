/** Where everything lies on the drawn board, in its own units: 1040 by 740. */
import type { Box } from '../../table/zoom';

export type { Box };

export const WIDTH = 1040;
export const HEIGHT = 740;

export const MOSQUE: Box = { x: 0, y: 0, width: 130, height: 500 };
export const CONTRACTS: Box = { x: 136, y: 0, width: 128, height: 500 };
export const WALLS: Box = { x: 270, y: 0, width: 452, height: 50 };
export const CITY: Box = { x: 270, y: 54, width: 452, height: 446 };
export const TRACKS: Box = { x: 728, y: 0, width: 156, height: 500 };
export const CARAVANSARY: Box = { x: 890, y: 0, width: 150, height: 500 };
export const PALACE: Box = { x: 0, y: 506, width: 250, height: 234 };
export const LIBRARY: Box = { x: 256, y: 506, width: 330, height: 234 };
export const MARKETPLACE: Box = { x: 592, y: 506, width: 448, height: 234 };
/** Alone, the magistrate's cards lie under a shorter caravansary. */
export const SHORT_CARAVANSARY: Box = { x: 890, y: 0, width: 150, height: 372 };
export const MAGISTRATE: Box = { x: 890, y: 378, width: 150, height: 122 };

// --- the city ----------------------------------------------------------------------------------------------------
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

// --- the phone's tabs ---------------------------------------------------------------------------------------------
export const ZONES = [
  { name: 'city', ...CITY },
  { name: 'caravansary', ...CARAVANSARY },
  { name: 'palace', ...PALACE },
  { name: 'library', ...LIBRARY },
  { name: 'marketplace', ...MARKETPLACE },
  { name: 'mosque', ...MOSQUE },
  { name: 'walls', x: 270, y: 0, width: 452, height: 500 },
  { name: 'contracts', ...CONTRACTS },
  { name: 'tracks', ...TRACKS },
] as const;
export type Zone = (typeof ZONES)[number]['name'];
