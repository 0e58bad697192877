/** Who is missed at a table: a person who has gone while the others wait for a decision. */
import type { SeatInfo } from '../types';

/** Milliseconds after which somebody is missed: a page that is loaded again is back sooner. */
const MISSED_AFTER = 60_000;
const AWAITED = ['deciding', 'choosing', 'uncommitted'];

export function isMissed(seat: SeatInfo, mine: readonly number[], status: string, now: number): boolean {
  const isGone = seat.kind === 'person' && seat.taken && !seat.present && !mine.includes(seat.seat);
  return isGone && AWAITED.includes(status) && seat.away_since !== null && now - seat.away_since * 1000 >= MISSED_AFTER;
}

/** Whole minutes. */
export function awayFor({ away_since }: SeatInfo, now: number): number {
  return away_since === null ? 0 : Math.floor((now - away_since * 1000) / 60_000);
}
