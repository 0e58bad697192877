/** What scenes share: finding their events in a play, and counting the points of a scoring source by source. */
import type { Speaker } from '../../texts/speaker';
import type { EventLine } from '../../types';

export interface Stretch {
  from: number;
  to: number;
  events: readonly EventLine[];
}

/** The events from the first one of these kinds on, as long as they belong to it; null: there is none. */
export function stretch(events: readonly EventLine[], first: readonly string[], inside: readonly string[]): Stretch | null {
  const from = events.findIndex(({ kind }) => first.includes(kind));
  if (from < 0) return null;
  const end = events.findIndex(({ kind }, index) => index > from && !first.includes(kind) && !inside.includes(kind));
  const to = end < 0 ? events.length : end;
  return { from, to, events: events.slice(from, to) };
}

/** A row of a scoring: what it is for, and what it brings to whom. */
export interface CountRow {
  key: string;
  /** A symbol of the game. */
  glyph: string;
  label: (speaker: Speaker) => string;
  amounts: Readonly<Record<number, number>>;
  /** Not points: a thing that is spent. */
  isCost?: boolean;
  /** The pieces for which it is, beside the number. */
  pieces?: { symbol: string; n: Readonly<Record<number, number>> };
}

/** What a scoring shows. */
export interface Reckoned {
  title: (speaker: Speaker) => string;
  glyph: string;
  rows: readonly CountRow[];
}

/** Points by source in the order in which the sources first come. `but`: sources that are shown in another way. */
export function rowsBySource(events: readonly EventLine[], glyphOf: (source: string) => string, but: readonly string[] = []): CountRow[] {
  const rows = new Map<string, Record<number, number>>();
  for (const { kind, who, args } of events) {
    if ((kind !== 'points_scored' && kind !== 'points_lost') || who === null) continue;
    const source = String(args.source);
    const amounts = rows.get(source) ?? {};
    amounts[who] = (amounts[who] ?? 0) + (kind === 'points_lost' ? -1 : 1) * Number(args.n);
    if (!but.includes(source)) rows.set(source, amounts);
  }
  return [...rows].map(([source, amounts]) => ({ key: source, glyph: glyphOf(source), amounts, label: (speaker) => speaker.texts.format(`source-${source}`) }));
}

/** All points of a scoring by participant, as words: "Anna +14, Blue +9". */
export function pointsInWords(rows: readonly CountRow[], speaker: Speaker): string {
  const sums = new Map<number, number>();
  for (const { amounts } of rows.filter(({ isCost }) => !isCost)) {
    for (const [who, n] of Object.entries(amounts)) sums.set(Number(who), (sums.get(Number(who)) ?? 0) + n);
  }
  return [...sums].sort(([one], [other]) => one - other).map(([who, n]) => `${speaker.participant(who)} ${signed(n)}`).join(', ');
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0';
}

const [BEGIN, ROW, END, MOST] = [900, 460, 900, 6000];

/** How long a scoring of so many rows plays. */
export function countingTime(rows: number): number {
  return Math.min(MOST, BEGIN + rows * ROW + END);
}

/** When a row comes, of that time. */
export function rowDelay(index: number, rows: number, milliseconds: number): number {
  const step = Math.min(ROW, (milliseconds - BEGIN - END) / Math.max(1, rows));
  return Math.round(BEGIN * 0.6 + index * step);
}
