/** How a participant stands among the others if the game ended now: its place, and how far it is ahead or behind. */
import type { ProspectLine } from '../types';

export interface Standing extends Omit<ProspectLine, 'place'> {
  /** Equal points share a place, until the rules have decided at the end; null: all are equal. */
  place: number | null;
  /** Points ahead of the next (from 0), or behind the first (below 0); null: nobody else scores. */
  lead: number | null;
  /** What the own hidden things would add, together. */
  hidden: number;
}

export function standingOf(prospects: readonly ProspectLine[], who: number, over = false): Standing | null {
  const own = prospects.find((one) => one.who === who);
  if (own === undefined) return null;
  const others = prospects.filter((one) => one.who !== who).map(({ total }) => total);
  const lead = others.length === 0 ? null : own.total - Math.max(...others);
  const isLevel = others.length > 0 && others.every((total) => total === own.total);
  const place = over ? own.place : isLevel ? null : 1 + others.filter((total) => total > own.total).length;
  return { ...own, place, lead, hidden: Object.values(own.secret).reduce((sum, n) => sum + n, 0) };
}

/** The points that are still to come at the end, by source, the most first. */
export function dueBySource(standing: Pick<ProspectLine, 'by_source'>, now: Readonly<Record<string, number>>): [source: string, points: number][] {
  return Object.entries(standing.by_source)
    .map(([source, n]): [string, number] => [source, n - (now[source] ?? 0)])
    .filter(([, n]) => n !== 0)
    .sort(([, a], [, b]) => b - a);
}
