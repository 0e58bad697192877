/** When keshis were thrown between two shown positions, and the way that they fall. */
import type { View } from '../view';
import { cellOf, COLOURS, middleOf, oneByOne, TOWER, total, TRAY, type Point } from './stage';

/** Two steps: through the tower, then into the tray. */
export const FALL = 700;
export const LAG = 120;
/** After the keshis have flown to the tower. */
export const WAIT = 300;
const AT_A_TIME = 3;

export interface Moment {
  /** Rounds since the beginning. */
  round: number;
  lying: number;
}

const ROUNDS = 4;

export function momentOf(view: View): Moment {
  return { round: view.season * ROUNDS + view.round, lying: total(view.tray) };
}

/** The tray was empty and is full now, in this round or at the start of the next one: its last three are not asked for. */
export function isThrown(before: Moment | null, now: Moment): boolean {
  if (before === null || before.lying > 0 || now.lying === 0) return false;
  return now.round === before.round || now.round === before.round + 1;
}

/** The keshis that are seen to fall: few, of different colours. */
export function seenToFall(view: View): string[] {
  return [...new Set(oneByOne(view.tray))].slice(0, AT_A_TIME);
}

/** In the stage's units; every other keshi goes by the other side. */
export function waypoints(colour: string, index: number): (Point & { offset: number })[] {
  const side = index % 2 === 0 ? 1 : -1;
  const at = (x: number, y: number): Point => ({ x: TOWER.x + x, y: TOWER.y + y });
  const cell = middleOf(cellOf(TRAY, Math.max(0, COLOURS.findIndex((one) => one === colour))));
  return [
    { ...at(64, 6), offset: 0 },
    { ...at(64, 64), offset: 0.14 },
    { ...at(64 + 14 * side, 110), offset: 0.25 },
    { ...at(64 - 16 * side, 178), offset: 0.38 },
    { ...at(64, 236), offset: 0.5 },
    { ...cell, offset: 1 },
  ];
}
