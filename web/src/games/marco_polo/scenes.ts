/** The moments of Marco Polo: the dice of a round, an arrival, a finished contract, the last scoring. */
import type { Scene, Told } from '../../table/context';
import { lookingSeat } from '../../table/participants';
import Counting from '../../table/scenes/Counting.svelte';
import { countingTime, pointsInWords, rowsBySource, stretch, type Reckoned, type Stretch } from '../../table/scenes/telling';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import Arrival from './scenes/Arrival.svelte';
import Completed from './scenes/Completed.svelte';
import Roll from './scenes/Roll.svelte';
import { TELLINGS } from './turns';

const ROLLED: EventKind[] = ['compensated', 'black_gained', 'black_missing'];

export function scenes({ events, seat }: Told): Scene[] {
  const roll = stretch(events, ['dice_rolled'], ROLLED);
  const final = stretch(events, ['scoring_started'], ['points_scored', 'points_paid']);
  const told = [roll === null ? [] : rollOf(roll), final === null ? [] : finalOf(final)].flat();
  // small ones only of others: who did it has seen it
  if (seat !== lookingSeat()) told.push(...events.flatMap((event, index) => small(event, index, events)));
  return told.sort((a, b) => a.from - b.from);
}

// --- the dice of a round -----------------------------------------------------------------------------------------------
export interface Rolled {
  who: number;
  dice: readonly string[];
  sum: number;
  /** What low dice were made up with; nothing where it is still to be chosen. */
  compensation: Readonly<Record<string, number>>;
}

export interface RoundRoll {
  rolled: readonly Rolled[];
}

function rollOf({ events, ...stretch }: Stretch): Scene {
  const rolled: Rolled[] = [];
  for (const { kind, who, args } of events) {
    if (who === null) continue;
    if (kind === 'dice_rolled') rolled.push({ who, dice: (args.die as unknown[]).map(String), sum: Number(args.n), compensation: {} });
    else if (kind === 'compensated') {
      const own = rolled.find((one) => one.who === who);
      if (own !== undefined) own.compensation = args.things as Record<string, number>;
    }
  }
  const sentence: Scene['sentence'] = (speaker) => events.map((event) => speaker.event(event)).join(' ');
  const data: RoundRoll = { rolled };
  return { name: 'roll', Stage: Roll, milliseconds: 2400 + rolled.length * 300, ...stretch, sentence, data };
}

// --- small moments -----------------------------------------------------------------------------------------------------
/** An arrival or a contract: where or which, and by whom. */
export interface Small {
  who: number;
  what: string;
}

function small(event: EventLine, index: number, events: readonly EventLine[]): Scene[] {
  const { kind, who, args } = event;
  if (who === null) return [];
  // what it brings and costs stands on the next card, and there its reason too
  const goesOn = events.slice(index + 1).some((next) => next.who === who && TELLINGS[next.kind as EventKind] !== null);
  const common = { milliseconds: 1500, from: index, to: goesOn ? index : index + 1, small: true, sentence: ((speaker) => speaker.event(event)) as Scene['sentence'] };
  if (kind === 'post_built') return [{ name: 'arrival', Stage: Arrival, ...common, data: { who, what: String(args.place) } satisfies Small }];
  if (kind === 'contract_completed') return [{ name: 'contract', Stage: Completed, ...common, data: { who, what: String(args.contract) } satisfies Small }];
  return [];
}

// --- the last scoring --------------------------------------------------------------------------------------------------
const GLYPHS: Record<string, string> = {
  coins: 'polo-coins',
  beijing: 'polo-beijing',
  goods: 'polo-gold',
  most_contracts: 'polo-contract',
  goal_cards: 'polo-goal',
  goal_places: 'polo-goal',
};

function finalOf({ events, ...stretch }: Stretch): Scene {
  const rows = rowsBySource(events, (source) => GLYPHS[source] ?? 'polo-points');
  const data: Reckoned = { glyph: 'polo-points', title: (speaker) => speaker.say('scene-scoring'), rows };
  const sentence: Scene['sentence'] = (speaker) => `${data.title(speaker)}: ${pointsInWords(rows, speaker) || speaker.say('nothing')}.`;
  return { name: 'scoring', Stage: Counting, milliseconds: countingTime(rows.length), ...stretch, sentence, data };
}
