/** Who has won and how: the final places of a finished game with their points, and the words above them. */
import type { Speaker } from '../../texts/speaker';
import { t } from '../../texts/words.svelte';
import type { CurvePoint, Position } from '../../types';

export interface Placed {
  who: number;
  place: number;
  total: number;
  bySource: Readonly<Record<string, number>>;
}

/** The participants that score, the first place first; none while the game goes on. */
export function placesOf({ over, ranking, scores }: Pick<Position, 'over' | 'ranking' | 'scores'>): Placed[] {
  if (!over || ranking === null) return [];
  const placed = ranking.map(({ who, place }) => {
    const score = scores.find((one) => one.who === who);
    return { who, place, total: score?.total ?? 0, bySource: score?.by_source ?? {} };
  });
  return placed.sort((a, b) => a.place - b.place);
}

/** The sources that brought anybody anything, in the game's order. */
export function sourcesOf(placed: readonly Placed[]): string[] {
  const all = [...new Set(placed.flatMap(({ bySource }) => Object.keys(bySource)))];
  return all.filter((source) => placed.some(({ bySource }) => (bySource[source] ?? 0) !== 0));
}

/** Equal points: whether a tiebreak has decided the places, or they are shared; null: no points are equal. */
export function tieOf(placed: readonly Placed[]): 'broken' | 'shared' | null {
  const pairs = placed.flatMap((one, index) => placed.slice(index + 1).map((other) => [one, other] as const));
  const equal = pairs.filter(([one, other]) => one.total === other.total);
  if (equal.length === 0) return null;
  return equal.some(([one, other]) => one.place === other.place) ? 'shared' : 'broken';
}

/** Who won, in words; an opponent without a seat (`result-won-KIND`, `result-lost-KIND`) has words of its own. */
export function headline(placed: readonly Placed[], { participants }: Position, mine: readonly number[], speaker: Speaker): string {
  const winners = placed.filter(({ place }) => place === 1).map(({ who }) => who);
  const opponent = placed.map(({ who }) => participants[who]?.kind ?? 'seat').find((kind) => kind !== 'seat');
  if (opponent !== undefined && winners.length === 1) {
    const message = `result-${participants[winners[0]!]?.kind === 'seat' ? 'won' : 'lost'}-${opponent}`;
    if (speaker.texts.has(message)) return speaker.texts.format(message);
  }
  if (winners.length === 1 && mine.length === 1 && mine[0] === winners[0]) return t('result-you-win');
  return t('page-winner', { n: winners.length, who: winners.map((who) => speaker.participant(who)).join(', ') });
}

export interface TurningPoint {
  /** The number of the turn, and who played it; null: nobody in particular. */
  turn: number;
  by: number | null;
  /** After how many plays the turn before has ended. */
  from: number;
  before: number;
  after: number;
}

/** The turn that has changed the expected lead of somebody most, of those that spoke for the final result. */
export function turningPoint(curve: readonly CurvePoint[], who: number, won: boolean): TurningPoint | null {
  let best: TurningPoint | null = null;
  for (const [index, point] of curve.entries()) {
    const last = curve[index - 1];
    const [before, after] = [last?.margins[who], point.margins[who]];
    if (last === undefined || before === undefined || after === undefined) continue;
    const change = won ? after - before : before - after;
    if (change <= 0 || (best !== null && change <= Math.abs(best.after - best.before))) continue;
    best = { turn: point.turn, by: point.seat, from: last.after, before, after };
  }
  return best;
}
