/** Where the parts of the shared board lie, in the units of the whole board, from the place that its arrangement gives. */
import type { Box, Point } from '../layout';

/** The height of a part's header. */
export const HEADER = 22;
const GAP = 6;
const TOWNS_HEIGHT = 74;
const LOOSE_HEIGHT = 68;

export const RIVER = { width: 588, height: 104 } as const;

export interface Parts {
  /** The river is drawn in one size, and made larger. */
  river: Point & { scale: number };
  towns: Box | null;
  /** The loose oases. */
  loose: Box | null;
  stairs: Box;
  madrasa: Box;
  workshops: Box;
  market: Box;
  exchange: Box;
}

/** The stairs make room for desert towns, the madrasa for loose oases. */
export function arrange(arrangement: string, hasTowns: boolean, hasLoose: boolean): Parts {
  const parts = (PLANS[arrangement] ?? compact)();
  const { stairs, madrasa } = parts;
  const height = stairs.height - (hasTowns ? TOWNS_HEIGHT + GAP : 0);
  const scrolls = madrasa.height - (hasLoose ? LOOSE_HEIGHT + GAP : 0);
  return {
    ...parts,
    stairs: { ...stairs, height },
    madrasa: { ...madrasa, height: scrolls },
    towns: hasTowns ? { ...stairs, y: stairs.y + height + GAP, height: TOWNS_HEIGHT } : null,
    loose: hasLoose ? { ...madrasa, y: madrasa.y + scrolls + GAP, height: LOOSE_HEIGHT } : null,
  };
}

type Fixed = Omit<Parts, 'towns' | 'loose'>;

/** One block of 588 by 560 units. */
function compact(): Fixed {
  const middle = { y: RIVER.height + GAP, height: 304 };
  const foot = { y: 420, height: 140 };
  return {
    river: { x: 0, y: 0, scale: 1 },
    stairs: { x: 0, width: 346, ...middle },
    madrasa: { x: 352, width: 236, ...middle },
    workshops: { x: 0, width: 240, ...foot },
    market: { x: 246, width: 230, ...foot },
    exchange: { x: 482, width: 106, ...foot },
  };
}

/** A block of 748 by 560 units; the exchange stands below it, beside the tower. */
function spread(): Fixed {
  const middle = { y: 138, height: 276 };
  const foot = { y: 420, height: 140 };
  return {
    river: { x: 0, y: 0, scale: 748 / RIVER.width },
    stairs: { x: 0, width: 440, ...middle },
    madrasa: { x: 446, width: 302, ...middle },
    workshops: { x: 0, width: 340, ...foot },
    market: { x: 346, width: 402, ...foot },
    exchange: { x: 594, y: 572, width: 154, height: 308 },
  };
}

/** Around the player board: a column at its right, the rest below it. */
function around(): Fixed {
  const column = { x: 646, width: 334 };
  return {
    river: { x: 0, y: 1200, scale: 1 },
    stairs: { x: 0, y: 886, width: 386, height: 308 },
    exchange: { x: 594, y: 1200, width: 386, height: 104 },
    madrasa: { ...column, y: 0, height: 480 },
    workshops: { ...column, y: 486, height: 180 },
    market: { ...column, y: 672, height: 208 },
  };
}

/** 910 by 880 units around the tower, which stands at the lower left. */
function beside(): Fixed {
  const middle = { y: 132, height: 434 };
  const column = { x: 594, width: 316 };
  return {
    river: { x: 0, y: 0, scale: 1.2 },
    exchange: { x: 712, y: 0, width: 198, height: 126 },
    stairs: { x: 0, width: 480, ...middle },
    madrasa: { x: 486, width: 424, ...middle },
    workshops: { ...column, y: 572, height: 142 },
    market: { ...column, y: 720, height: 160 },
  };
}

/** As `around`, in a square: the tower stands at the lower left, river and market at its right. */
function squared(): Fixed {
  const column = { x: 646, width: 458 };
  const foot = { y: 732, height: 148 };
  return {
    madrasa: { ...column, y: 0, height: 346 },
    stairs: { ...column, y: 352, height: 374 },
    workshops: { x: 646, width: 330, ...foot },
    exchange: { x: 982, width: 122, ...foot },
    river: { x: 594, y: 886, scale: 510 / RIVER.width },
    market: { x: 594, y: 982, width: 510, height: 212 },
  };
}

const PLANS: Readonly<Record<string, () => Fixed>> = { wide: compact, broad: spread, low: beside, tall: around, square: squared };

// --- river -------------------------------------------------------------------------------------------------------------
export const SPACES = 12; // before the harbour, the one of the start included
export const HARBOUR_CELLS = 4;
export const RAPIDS = [1, 2, 3, 4] as const;
export const CHANNEL = { x: 6, y: 26, cell: 41.5, height: 46 } as const;

// --- stairs ------------------------------------------------------------------------------------------------------------
export const STAIRS = ['palace', 'mosque'] as const;
export type StairName = (typeof STAIRS)[number];
export const LAST_STEP = 15;
export const FLIGHTS = 5;
export const COLUMNS = ['ps', 'cl', 'cm', 'cr', 'ms'] as const;
export const LANES = { width: 78, inset: 4 } as const;
const LANDING = 4;
/** Room above the last step for the heads of the pawns on it. */
const SUMMIT = 10;

/** The height of a flight, in a part for the stairs so high. */
export function flightHeight(height: number): number {
  return (height - HEADER - SUMMIT - 8 - (FLIGHTS - 1) * LANDING) / FLIGHTS;
}

/** The upper edge of a flight; the first one is at the bottom. */
export function flightTop(flight: number, height: number): number {
  return HEADER + SUMMIT + 4 + (FLIGHTS - flight) * (flightHeight(height) + LANDING);
}

/** The box of a step from the left edge of its stairs; `first` is the first step of each flight. */
export function stepBox(step: number, first: readonly number[], height: number): { flight: number; y: number; height: number } {
  const flight = first.filter((from) => from <= step).length;
  const from = first[flight - 1] ?? 0;
  const steps = (first[flight] ?? LAST_STEP + 1) - from;
  const each = flightHeight(height) / steps;
  return { flight, y: flightTop(flight, height) + (steps - 1 - (step - from)) * each, height: each };
}

const CELL_GAP = 3;

/** The box of a connecting cell such as "cm4". */
export function cellBox(cell: string, width: number, height: number): Box {
  const column = COLUMNS.findIndex((name) => cell.startsWith(name));
  const inner = width - 2 * (LANES.width + LANES.inset) - 8;
  const each = (inner - CELL_GAP * (COLUMNS.length - 1)) / COLUMNS.length;
  const x = LANES.width + LANES.inset + 4 + column * (each + CELL_GAP);
  const size = Math.min(flightHeight(height) - 2, each);
  const middle = flightTop(Number(cell.slice(-1)), height) + flightHeight(height) / 2;
  return { x: x + (each - size) / 2, y: middle - size / 2, width: size, height: size };
}

export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

// --- madrasa, workshops, souk ---------------------------------------------------------------------------------------------
export const SCROLL_COLOURS = ['grey', 'yellow', 'pink', 'orange'] as const;
export const WORKSHOPS = ['blue', 'red', 'green', 'yellow'] as const;
export const COLOURS = [
  ...['green', 'grey', 'white', 'black', 'pink', 'turquoise', 'beige', 'brown', 'red', 'purple', 'orange', 'yellow'],
] as const;
export const GOODS = ['yellow', 'purple', 'orange'] as const;
