/** The moments of Marrakesh: the toss into the tower, the end of a season with its provisions, the last scoring. */
import type { Scene, Told } from '../../table/context';
import Counting from '../../table/scenes/Counting.svelte';
import { countingTime, pointsInWords, rowsBySource, stretch, type Reckoned, type Stretch } from '../../table/scenes/telling';
import type { EventKind } from './kinds';
import Season from './scenes/Season.svelte';
import Toss from './scenes/Toss.svelte';

const TOSS: EventKind[] = ['keshis_thrown', 'tray_filled', 'keshis_stuck'];
const PROVISIONS: EventKind[] = ['paid', 'points_lost', 'season_ended'];
const SCORED: EventKind[] = ['area_filled', 'oasis_scored', 'town_scored'];

export function scenes({ events }: Told): Scene[] {
  const toss = events.some(({ kind }) => kind === 'keshis_thrown') ? stretch(events, TOSS, []) : null;
  const season = stretch(events, ['provisions_paid', 'provisions_failed'], PROVISIONS);
  const final = events.some(({ kind }) => kind === 'game_ended') ? stretch(events, SCORED, ['points_scored', 'points_lost']) : null;
  return [toss === null ? [] : tossOf(toss), season === null ? [] : seasonOf(season), final === null ? [] : finalOf(final)].flat();
}

// --- the toss ----------------------------------------------------------------------------------------------------------
export interface Tossed {
  thrown: number;
  /** What came out, in the order of the tray. */
  out: readonly string[];
  stuck: number;
  /** What lay in the tower before: without it the numbers do not add up. */
  before: number;
}

function tossOf({ events, ...stretch }: Stretch): Scene {
  const argument = (kind: EventKind, name: string): unknown => events.find((event) => event.kind === kind)?.args[name];
  const out = argument('tray_filled', 'colour');
  const thrown = Number(argument('keshis_thrown', 'n') ?? 0);
  const stuck = Number(argument('keshis_stuck', 'n') ?? 0);
  const colours = Array.isArray(out) ? out.map(String) : out === undefined ? [] : [String(out)];
  const data: Tossed = { thrown, out: colours, stuck, before: Math.max(0, colours.length + stuck - thrown) };
  const sentence: Scene['sentence'] = (speaker) => speaker.say('scene-toss', { n: thrown, before: data.before, out: colours.length, stuck });
  return { name: 'toss', Stage: Toss, milliseconds: 4600, ...stretch, sentence, data };
}

// --- the end of a season -----------------------------------------------------------------------------------------------
export interface Supplied {
  who: number;
  paid: Readonly<Record<string, number>>;
  /** Points lost by who could not supply; 0: all was there. */
  lost: number;
}

export interface SeasonEnd {
  supplied: readonly Supplied[];
}

function seasonOf({ events, ...stretch }: Stretch): Scene {
  const supplied: Supplied[] = [];
  for (const { kind, who, args } of events) {
    const last = supplied.at(-1);
    if (kind === 'provisions_paid' && who !== null) supplied.push({ who, paid: {}, lost: 0 });
    else if (kind === 'provisions_failed' && who !== null) supplied.push({ who, paid: {}, lost: Number(args.n) });
    else if (kind === 'paid' && last?.who === who) last!.paid = args.things as Record<string, number>;
  }
  const said = events.filter(({ kind }) => kind === 'provisions_paid' || kind === 'provisions_failed' || kind === 'season_ended');
  const sentence: Scene['sentence'] = (speaker) => said.map((event) => speaker.event(event)).join(' ');
  const data: SeasonEnd = { supplied };
  return { name: 'season', Stage: Season, milliseconds: 1600 + supplied.length * 800, ...stretch, sentence, data };
}

// --- the last scoring --------------------------------------------------------------------------------------------------
const GLYPHS: Record<string, string> = { filled_areas: 'mksh-area-filled', oases: 'mksh-oasis', towns: 'mksh-town', leftovers: 'mksh-dinar' };

/** How many areas, oases and towns brought the points. */
const COUNTED: Partial<Record<string, EventKind>> = { filled_areas: 'area_filled', oases: 'oasis_scored', towns: 'town_scored' };

function timesOf(events: Stretch['events'], counted: EventKind): Record<number, number> {
  const times: Record<number, number> = {};
  for (const { kind, who } of events) if (kind === counted && who !== null) times[who] = (times[who] ?? 0) + 1;
  return times;
}

function finalOf({ events, ...stretch }: Stretch): Scene {
  const rows = rowsBySource(events, (source) => GLYPHS[source] ?? 'mksh-points').map((row) => {
    const kind = COUNTED[row.key];
    return kind === undefined ? row : { ...row, pieces: { symbol: row.glyph, n: timesOf(events, kind) } };
  });
  const data: Reckoned = { glyph: 'mksh-points', title: (speaker) => speaker.say('scene-scoring'), rows };
  const sentence: Scene['sentence'] = (speaker) => `${data.title(speaker)}: ${pointsInWords(rows, speaker)}.`;
  return { name: 'scoring', Stage: Counting, milliseconds: countingTime(rows.length), ...stretch, sentence, data };
}
