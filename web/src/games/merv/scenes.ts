/** The moments of Merv: the Mongols come, and a year is scored. */
import type { Scene, Told } from '../../table/context';
import Counting from '../../table/scenes/Counting.svelte';
import { countingTime, pointsInWords, rowsBySource, stretch, type CountRow, type Reckoned, type Stretch } from '../../table/scenes/telling';
import { lookingSeat } from '../../table/participants';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import Invasion from './scenes/Invasion.svelte';
import Lost from './scenes/Lost.svelte';

const INVASION: EventKind[] = ['building_lost', 'ransom_paid', 'soldier_displaced', 'invasion_ended'];
const SCORING: EventKind[] = ['scoring_started', 'favour_spent', 'courtier_scored'];

export function scenes({ events, seat }: Told): Scene[] {
  const invasion = stretch(events, ['invasion_started'], INVASION);
  const scoring = stretch(events, SCORING, ['points_scored']);
  const lost = invasion === null && seat !== lookingSeat() ? events.flatMap(lostOf) : [];
  return [...lost, invasion === null ? [] : invasionOf(invasion), scoring === null ? [] : yearOf(scoring)].flat();
}

// --- the invasion ------------------------------------------------------------------------------------------------------
export interface Raid {
  year: number;
  /** The cells whose buildings are lost at once. */
  lost: readonly string[];
}

function invasionOf({ events, ...stretch }: Stretch): Scene {
  const year = Number(events[0]?.args.year);
  const data: Raid = { year, lost: events.filter(({ kind }) => kind === 'building_lost').map(({ args }) => String(args.cell)) };
  const sentence: Scene['sentence'] = (speaker) =>
    [speaker.say('scene-invasion', { year }), ...events.slice(1).filter(({ kind }) => kind !== 'invasion_ended').map((event) => speaker.event(event))].join(' ');
  return { name: 'invasion', Stage: Invasion, milliseconds: 4200, ...stretch, sentence, data };
}

/** Somebody else gives a building up: a small moment. */
function lostOf(event: EventLine, index: number): Scene[] {
  if (event.kind !== 'building_lost' || event.who === null) return [];
  const sentence: Scene['sentence'] = (speaker) => speaker.event(event);
  return [{ name: 'lost', Stage: Lost, milliseconds: 1300, from: index, to: index + 1, small: true, sentence, data: event.who }];
}

// --- the end of a year -------------------------------------------------------------------------------------------------
const GLYPHS: Record<string, string> = {
  buildings: 'merv-building',
  scoring_tile: 'merv-scoring-tile',
  completed_mosque: 'merv-board-mosque',
  spice_sets: 'merv-spice-pepper',
};

function yearOf({ events, ...stretch }: Stretch): Scene {
  const year = events.find(({ kind }) => kind === 'scoring_started')?.args.year ?? null;
  const rows = [...favour(events), ...halls(events), ...rowsBySource(events, (source) => GLYPHS[source] ?? 'merv-points', ['palace'])];
  const data: Reckoned = {
    glyph: 'merv-year',
    title: (speaker) => (year === null ? speaker.say('scene-scoring-goes-on') : speaker.say('scene-year', { year })),
    rows,
  };
  const sentence: Scene['sentence'] = (speaker) => `${data.title(speaker)}: ${pointsInWords(rows, speaker) || speaker.say('nothing')}.`;
  return { name: 'year', Stage: Counting, milliseconds: countingTime(rows.length), ...stretch, sentence, data };
}

/** The halls pay out one after the other, for each courtier that found favour. */
function halls(events: readonly EventLine[]): CountRow[] {
  const rows = new Map<string, { amounts: Record<number, number>; n: Record<number, number> }>();
  for (const { kind, who, args } of events) {
    if (kind !== 'courtier_scored' || who === null) continue;
    const hall = String(args.hall);
    const row = rows.get(hall) ?? { amounts: {}, n: {} };
    row.amounts[who] = (row.amounts[who] ?? 0) + Number(args.n);
    row.n[who] = (row.n[who] ?? 0) + 1;
    rows.set(hall, row);
  }
  return [...rows].map(([hall, { amounts, n }]) => ({
    key: `hall-${hall}`,
    glyph: 'merv-board-palace',
    label: (speaker) => speaker.say('scene-hall', { hall }),
    amounts,
    pieces: { symbol: 'merv-courtier', n },
  }));
}

function favour(events: readonly EventLine[]): CountRow[] {
  const spent = events.filter(({ kind, who }) => kind === 'favour_spent' && who !== null);
  if (spent.length === 0) return [];
  const amounts = Object.fromEntries(spent.map(({ who, args }) => [who, Number(args.n)]));
  return [{ key: 'favour', glyph: 'merv-favour', label: (speaker) => speaker.say('scene-favour'), amounts, isCost: true }];
}
