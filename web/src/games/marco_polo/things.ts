/** Amounts as a row of symbols with numbers: what is in it and how wide it is. */
import type { Things } from './printed';

export interface Piece {
  thing: string;
  n: number;
  /** From the left end of the row. */
  x: number;
  /** Whether its number is written. */
  counted: boolean;
}

const DIGIT = 7;
const GAP = 3;

/** `all`: a number also beside a single piece. */
export function rowOf(things: Things, size: number, all: boolean): { pieces: Piece[]; width: number } {
  let x = 0;
  const pieces = Object.entries(things).map(([thing, n]) => {
    const counted = n > 1 || all || thing === 'points';
    const piece = { thing, n, x, counted };
    x += size + (counted ? 2 + DIGIT * String(n).length : 0) + GAP;
    return piece;
  });
  return { pieces, width: Math.max(0, x - GAP) };
}
