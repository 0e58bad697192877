/** How long cards are shown: by what there is to read, and never more for a round than is given to it. */

export type Pace = 'calm' | 'normal' | 'brisk';

/** All cards of a round of the others take at most so many milliseconds. */
export const ROUND: Record<Pace, number> = { calm: 14_000, normal: 8_000, brisk: 4_500 };
const FACTOR: Record<Pace, number> = { calm: 1.7, normal: 1, brisk: 0.5 };
const SHORTEST = 1000;
const LONGEST = 3200;
const BEGIN = 700; // to find the place on the board
const LETTER = 24;
/** What at least is reserved for somebody whose turn is still to come. */
const USUAL = 1600;
/** Whatever happens to the whole table after the turns needs a part of a card. */
const TABLES = 0.5;

/** What a reader needs for a sentence of so many letters. */
export function readingTime(letters: number, pace: Pace): number {
  return FACTOR[pace] * Math.min(LONGEST, Math.max(SHORTEST, BEGIN + LETTER * letters));
}

/**
 * How long the first of some waiting cards is shown. `left` is what is left of the round's time, `wanted` are the reading
 * times of all its cards that wait, and `toCome` the number of those who have not played yet in this round: they may have
 * as much to tell.
 */
export function shareOf(wanted: readonly number[], left: number, toCome: number, pace: Pace): number {
  const first = wanted[0] ?? 0;
  const reserved = toCome === 0 ? 0 : (toCome + TABLES) * Math.max(USUAL * FACTOR[pace], first);
  const all = wanted.reduce((sum, one) => sum + one, 0) + reserved;
  const share = all <= left ? 1 : Math.max(0, left) / all;
  return Math.floor(first * share);
}
