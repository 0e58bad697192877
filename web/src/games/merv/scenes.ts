/** The moments of Merv: the Mongols come, and a year is scored. */
import type { Scene, Told } from '../../table/context';
import Counting from '../../table/scenes/Counting.svelte';
import { countingTime, pointsInWords, rowsBySource, stretch, type CountRow, type Reckoned, type Stretch } from '../../table/scenes/telling';
import { lookingSeat } from '../../table/participants';
import type { Speaker } from '../../texts/speaker';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import Invasion from './scenes/Invasion.svelte';
import Fate from './scenes/Fate.svelte';

const INVASION: EventKind[] = ['building_lost', 'ransom_paid', 'soldier_displaced', 'invasion_ended'];
const SCORING: EventKind[] = ['scoring_started', 'favour_spent', 'courtier_scored'];

export function scenes({ events, seat }: Told): Scene[] {
  const invasion = stretch(events, ['invasion_started'], INVASION);
  const scoring = stretch(events, SCORING, ['points_scored']);
  const fates = invasion === null ? events.flatMap((event, index) => fateOf(event, index, seat === lookingSeat())) : [];
  return [...fates, invasion === null ? [] : invasionOf(invasion), scoring === null ? [] : yearOf(scoring)].flat();
}

// --- the invasion ------------------------------------------------------------------------------------------------------
export interface Raid {
  year: number;
  /** The cells whose buildings are lost at once. */
  lost: readonly string[];
  /** How many each participant loses at once, because nothing could be paid or because it never pays. */
  losses: readonly Loss[];
  /** The soldiers that leave the city; 0 as long as ransoms are to be paid, because they leave after that. */
  leaving: number;
}

export interface Loss {
  who: number;
  n: number;
  isUnpaid: boolean;
}

/** What becomes of attacked buildings of one owner: the cubes that were paid, and how many are lost. */
export interface Fates {
  who: number;
  paid: readonly string[];
  lost: number;
  /** What the Mongols took without asking. */
  unpaid: number;
}

const RIDE = 4200; // milliseconds
const READ = 700; // for each line under the city
const LONGEST = 6000;

function invasionOf({ events, ...stretch }: Stretch): Scene {
  const year = Number(events[0]?.args.year);
  const fallen = events.filter(({ kind }) => kind === 'building_lost');
  const data: Raid = { year, lost: fallen.map(({ args }) => String(args.cell)), losses: lossesOf(fallen), leaving: leavingOf(events) };
  const sentence: Scene['sentence'] = (speaker) =>
    [speaker.say('scene-invasion', { year }), ...events.slice(1).filter(({ kind }) => kind !== 'invasion_ended' || data.leaving > 0).map((event) => speaker.event(event))].join(' ');
  return { name: 'invasion', Stage: Invasion, milliseconds: Math.min(LONGEST, RIDE + READ * (1 + data.losses.length + Math.min(1, data.leaving))), ...stretch, sentence, data };
}

function leavingOf(events: readonly EventLine[]): number {
  return Number(events.find(({ kind }) => kind === 'invasion_ended')?.args.n ?? 0);
}

function lossesOf(fallen: readonly EventLine[]): Loss[] {
  const owners = [...new Set(fallen.map(({ who }) => who))].filter((who) => who !== null);
  return owners.map((who) => {
    const own = fallen.filter((event) => event.who === who);
    return { who, n: own.length, isUnpaid: own.some(({ args }) => args.loss === 'no_ransom') };
  });
}

/** A ransom is paid, or a building falls: a small moment. What somebody chose is not shown to that person. */
function fateOf(event: EventLine, index: number, isOwn: boolean): Scene[] {
  const { kind, who, args } = event;
  const isPaid = kind === 'ransom_paid';
  const isUnpaid = args.loss === 'no_ransom';
  if ((!isPaid && kind !== 'building_lost') || who === null || (isOwn && !isUnpaid)) return [];
  const fates: Fates = { who, paid: isPaid ? [String(args.colour)] : [], lost: isPaid ? 0 : 1, unpaid: isUnpaid ? 1 : 0 };
  return [fateScene(fates, index, index + 1, (speaker) => speaker.event(event))];
}

function fateScene(data: Fates, from: number, to: number, sentence: Scene['sentence']): Scene {
  const { paid, lost, unpaid } = data;
  const milliseconds = Math.min(3500, (unpaid > 0 ? 2000 : 1100) + 250 * (paid.length + lost));
  const name = lost > 0 ? 'lost' : 'ransom';
  return { name, Stage: Fate, milliseconds, from, to, small: true, sentence, data, joined: (next) => joined(data, next) };
}

/** The ransoms and losses of one owner, one after the other, are told together. */
function joined(first: Fates, { Stage, data, from, to }: Scene): Scene | null {
  const next = data as Fates;
  if (Stage !== Fate || next.who !== first.who) return null;
  const all: Fates = {
    who: first.who,
    paid: [...first.paid, ...next.paid],
    lost: first.lost + next.lost,
    unpaid: first.unpaid + next.unpaid,
  };
  return fateScene(all, from, to, (speaker) => inWords(all, speaker));
}

function inWords({ who, paid, lost, unpaid }: Fates, speaker: Speaker): string {
  const counts = { ransom: paid.length, 'given-up': lost - unpaid, 'lost-unpaid': unpaid };
  const clauses = Object.entries(counts).filter(([, n]) => n > 0);
  return `${speaker.participant(who)} ${clauses.map(([clause, n]) => speaker.say(`turn-${clause}`, { n })).join(', ')}.`;
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
