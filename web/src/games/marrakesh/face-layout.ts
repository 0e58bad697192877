/** Where the symbols of a face lie: rows in a box, as large as they fit. A symbol is 24 by 24 before it is scaled. */
import { LEAST_TEXT } from './effects';
import type { Drawing, Face, Sign, Token } from './faces';

export const UNIT = 24;
/** Up to so many of one thing are drawn one by one. */
const FEW = 3;
/** From one of several to the next. */
export const PITCH = 21;
const GAP = 2.5;
const ROW_GAP = 2;
const DIGIT = 10.5;
/** Letters need a little more room than symbols. */
const LETTER_GAP = 3;
/** The height of letters beside symbols, and of a number in the seal of points. */
const LETTERS = 20;
const IN_SEAL = 16.5;

const SIGNS: Record<Sign, number> = { '→': 15, '/': 9, '+': 12, '×': 12, '=': 13, '…': 11, '|': 13 };
const WIDE: readonly Drawing[] = ['line-all', 'line-two'];

export function isWide(drawing: Drawing): boolean {
  return WIDE.includes(drawing);
}

/** What is made of several parts is not drawn several times. */
const COUNTED: readonly Drawing[] = ['resource', 'stair', 'square'];

/** How many are drawn, and whether their number is written before them. */
export function copies(drawing: Drawing, n: number): { drawn: number; isCounted: boolean } {
  return n === 1 || (n <= FEW && !COUNTED.includes(drawing)) ? { drawn: n, isCounted: false } : { drawn: 1, isCounted: true };
}

export function letters(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter === 'I' ? 5.5 : DIGIT), 0);
}

export function tokenWidth(token: Token): number {
  if ('sign' in token) return SIGNS[token.sign];
  if ('text' in token) return letters(token.text) + LETTER_GAP;
  if ('points' in token) return UNIT;
  const { drawn, isCounted } = copies(token.draw, token.n ?? 1);
  const each = isWide(token.draw) ? 2 * UNIT : UNIT;
  return each + (drawn - 1) * PITCH + (isCounted ? letters(String(token.n)) + 2 : 0);
}

function rowWidth(row: readonly Token[]): number {
  return row.reduce((sum, token) => sum + tokenWidth(token) + GAP, -GAP);
}

/** How wide a face is in one row, with symbols of this size. */
export function faceWidth(face: Face, size: number): number {
  return (rowWidth(face.flat()) * size) / UNIT;
}

export interface Placed {
  token: Token;
  x: number;
  y: number;
  /** What a unit of the symbols is in the units of the box. */
  scale: number;
  /** The heights of letters, in units of the symbols. */
  letters: number;
  inSeal: number;
}

export interface Room {
  width: number;
  height: number;
  /** Taken by something else in the upper left corner: the printed number. */
  corner?: { width: number; height: number };
}

type Rows = readonly (readonly Token[])[];

interface Plan {
  rows: Rows;
  /** Of each row. */
  scales: number[];
  /** Where the first row begins, and where the rows begin. */
  indent: number;
  top: number;
}

/** How much larger than the others a short row may be. */
const LARGER = [1.4, 1.3, 1.2, 1.1, 1] as const;

function tall(scales: readonly number[]): number {
  return scales.reduce((sum, scale) => sum + UNIT * scale, 0) + (scales.length - 1) * ROW_GAP;
}

function plan(rows: Rows, room: Room, indent: number, top: number, most: number): Plan {
  const wide = rows.map((row, i) => (room.width - (i === 0 ? indent : 0)) / rowWidth(row));
  const height = room.height - top;
  const least = Math.min(most / UNIT, (height - (rows.length - 1) * ROW_GAP) / (rows.length * UNIT), ...wide);
  const grown = LARGER.map((factor) => wide.map((scale) => Math.min(scale, least * factor, most / UNIT)));
  return { rows, scales: grown.find((scales) => tall(scales) <= height + 0.01) ?? wide.map(() => least), indent, top };
}

/** Its rows as they are or all in one, below the corner or the first one beside it: what shows the largest symbols. */
export function layOut(face: Face, room: Room, most = Infinity): Placed[] {
  const { width: indent, height: top } = room.corner ?? { width: 0, height: 0 };
  const plans = [face, [face.flat()]].flatMap((rows) => [plan(rows, room, 0, top, most), plan(rows, room, indent, 0, most)]);
  const smallest = ({ scales }: Plan): number => Math.min(...scales);
  const best = plans.reduce((a, b) => (smallest(b) > smallest(a) * 1.02 ? b : a));
  const spare = (room.height - best.top - tall(best.scales)) / (best.rows.length + 1);
  let y = best.top;
  return best.rows.flatMap((row, i) => {
    const scale = best.scales[i] ?? 1;
    y += spare;
    const found = placeRow(row, i === 0 ? best.indent : 0, y, scale, room.width);
    y += UNIT * scale + ROW_GAP;
    return found;
  });
}

/** A row in the middle of its room. */
function placeRow(row: readonly Token[], from: number, y: number, scale: number, width: number): Placed[] {
  let x = from + (width - from - rowWidth(row) * scale) / 2;
  const sizes = { scale, letters: Math.max(LETTERS, LEAST_TEXT / scale), inSeal: Math.max(IN_SEAL, LEAST_TEXT / scale) };
  return row.map((token) => {
    const found = { token, x, y, ...sizes };
    x += (tokenWidth(token) + GAP) * scale;
    return found;
  });
}
