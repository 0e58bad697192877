import { describe, expect, test } from 'vitest';
import { actsOf, type Act, type Teller } from '../src/table/acts';
import type { Scene, Told } from '../src/table/context';
import { roundOf } from '../src/table/narration.svelte';
import { readingTime, ROUND, shareOf } from '../src/table/pace';
import type { EventLine, PlayLine } from '../src/types';

const told = (kind: string, who: number | null = null): EventLine => ({ kind, who, rule: '', args: {} });
const play = (number: number, seat: number, ...events: EventLine[]): PlayLine => ({ number, seat, action: 1, name: '', events, at: 0 });
const OPPONENT = 9;

function teller(mine: number[], more: Partial<Teller> = {}): Teller {
  return {
    mine,
    opponent: (who) => who === OPPONENT,
    isTables: ({ kind }) => kind === 'scoring',
    says: ({ kind }) => kind !== 'bookkeeping',
    scenes: () => [],
    ...more,
  };
}

const shape = (acts: Act[]): string[] =>
  acts.map((act) => {
    if (act.kind === 'scene') return `scene ${act.scene.name} at ${act.at}`;
    return `${act.heading ? '# ' : ''}${act.who}: ${act.events.map(({ kind }) => kind).join(' ')} at ${act.at}`;
  });

const opening = [told('round_started'), told('turn_started', 1)];
const round = [
  play(0, 1, told('slot', 1)),
  play(1, 1, told('paid', 1), told('bookkeeping', 1)),
  play(2, 1, told('turn_ended', 1), told('turn_started', 2)),
  play(3, 2, told('slot', 2), told('turn_ended', 2), told('turn_started', 0)),
  play(4, 0, told('slot', 0), told('turn_ended', 0), told('turn_started', 1)),
  play(5, 1, told('slot', 1)),
];

describe('the acts of new plays', () => {
  test('are one card for each turn, without what says nothing', () => {
    expect(shape(actsOf([], round, 0, 4, teller([0])))).toEqual(['1: slot paid at 2', '2: slot at 4']);
  });

  test('have the heading of a round on its first card', () => {
    expect(shape(actsOf(opening, round, 0, 4, teller([0])))).toEqual(['# 1: slot paid at 2', '2: slot at 4']);
  });

  test('are never what a person chose', () => {
    expect(shape(actsOf(opening, round, 3, 6, teller([0])))).toEqual(['2: slot at 4', '1: slot at 6']);
    expect(shape(actsOf(opening, round, 0, 6, teller([0, 1, 2])))).toEqual([]);
  });

  test('are all turns for who only watches', () => {
    expect(actsOf(opening, round, 0, 6, teller([]))).toHaveLength(4);
  });

  test('begin in the middle of a turn where the plays before were told', () => {
    expect(shape(actsOf(opening, round, 1, 3, teller([0])))).toEqual(['1: paid at 2']);
  });

  test('a decision out of turn is a card of its seat, and what the engine then does for another is one of that other', () => {
    const draft = [play(0, 0, told('drafted', 0)), play(1, 1, told('drafted', 1), told('drafted', 2), told('drafted', 0), told('turn_started', 1))];

    expect(shape(actsOf([], draft, 0, 2, teller([0])))).toEqual(['1: drafted at 2', '2: drafted at 2', '0: drafted at 2']);
  });

  test('a scoring is one card of the table, also after an own play', () => {
    const ends = [play(0, 0, told('slot', 0), told('turn_ended', 0), told('scoring'), told('points', 1), told('points', 0), told('round_started'), told('turn_started', 1)), play(1, 1, told('slot', 1))];

    expect(shape(actsOf([told('turn_started', 0)], ends, 0, 2, teller([0])))).toEqual(['null: scoring points points at 1', '# 1: slot at 2']);
  });

  test('an opponent that plays by itself has its card, unless a person of this device decided for it', () => {
    const alone = [play(0, 0, told('slot', 0), told('acts', OPPONENT), told('builds', OPPONENT))];
    const ended = [play(0, 0, told('turn_ended', 0), told('acts', OPPONENT))];
    const decided = [play(0, 0, told('acts', OPPONENT), told('turn_started', 0))];

    expect(shape(actsOf([told('turn_started', 0)], alone, 0, 1, teller([0])))).toEqual([`${OPPONENT}: acts builds at 1`]);
    expect(shape(actsOf([told('turn_started', 0)], ended, 0, 1, teller([0])))).toEqual([`${OPPONENT}: acts at 1`]);
    expect(shape(actsOf([], decided, 0, 1, teller([0])))).toEqual([]);
    expect(shape(actsOf([], decided, 0, 1, teller([])))).toEqual([`${OPPONENT}: acts at 1`]);
  });

  test('of an opponent for which two seats decide, only what the other one chose is told', () => {
    const shared = [play(0, 1, told('acts', OPPONENT)), play(1, 0, told('builds', OPPONENT), told('turn_started', 0))];

    expect(shape(actsOf([], shared, 0, 2, teller([0])))).toEqual([`${OPPONENT}: acts at 1`]);
    expect(shape(actsOf([], shared, 1, 2, teller([0])))).toEqual([]);
    expect(shape(actsOf([], shared, 0, 2, teller([])))).toEqual([`${OPPONENT}: acts builds at 2`]);
  });

  test('a seat that goes on out of turn adds to its card; a second turn is a second card', () => {
    const goesOn = [play(0, 1, told('slot', 1), told('turn_ended', 1)), play(1, 1, told('space', 1))];
    const again = [play(0, 1, told('slot', 1), told('turn_ended', 1), told('turn_started', 1)), play(1, 1, told('slot', 1))];

    expect(shape(actsOf([told('turn_started', 1)], goesOn, 0, 2, teller([0])))).toEqual(['1: slot space at 2']);
    expect(shape(actsOf([told('turn_started', 1)], again, 0, 2, teller([0])))).toEqual(['1: slot at 1', '1: slot at 2']);
  });
});

describe('scenes', () => {
  /** What lies between "fall" and "stuck" is a toss. */
  function toss({ events }: Told): Scene[] {
    const from = events.findIndex(({ kind }) => kind === 'fall');
    const to = events.findIndex(({ kind }) => kind === 'stuck') + 1;
    return from < 0 ? [] : [{ name: 'toss', from, to } as Scene];
  }
  const plays = [play(0, 1, told('slot', 1)), play(1, 1, told('reveal', 1), told('fall'), told('tray'), told('stuck'), told('drafted', 2))];

  test('are split off in their order: the board before stands until they begin', () => {
    expect(shape(actsOf([told('turn_started', 1)], plays, 0, 2, teller([0], { scenes: toss })))).toEqual([
      '1: slot reveal at 1',
      'scene toss at 2',
      '2: drafted at 2',
    ]);
  });

  test('are shown after an own play too, and only for new plays', () => {
    expect(shape(actsOf([told('turn_started', 1)], plays, 0, 2, teller([1], { scenes: toss })))).toEqual(['scene toss at 2', '2: drafted at 2']);
    expect(actsOf([told('turn_started', 1)], plays, 2, 2, teller([0], { scenes: toss }))).toEqual([]);
  });
});

describe('the time of a card', () => {
  test('follows from its length, within bounds', () => {
    expect(readingTime(0, 'normal')).toBe(1000);
    expect(readingTime(50, 'normal')).toBe(1900);
    expect(readingTime(5000, 'normal')).toBe(3200);
    expect(readingTime(50, 'calm')).toBeGreaterThan(readingTime(50, 'normal'));
    expect(readingTime(50, 'brisk')).toBeLessThan(readingTime(50, 'normal'));
  });

  /** Plays a round card by card, each coming when the one before is shown, or all at once. */
  function roundOfBots(letters: number[], atOnce: boolean): number {
    const wanted = letters.map((one) => readingTime(one, 'normal'));
    let given = 0;
    for (const index of letters.keys()) {
      const waiting = atOnce ? wanted.slice(index) : [wanted[index]!];
      given += shareOf(waiting, ROUND.normal - given, atOnce ? 0 : letters.length - 1 - index, 'normal');
    }
    return given;
  }

  test.each([true, false])('a round of three bots with long chains takes at most eight seconds (all known at once: %s)', (atOnce) => {
    expect(roundOfBots([400, 400, 400], atOnce)).toBeLessThanOrEqual(8000);
    expect(roundOfBots([400, 400, 400, 300, 300, 300], atOnce)).toBeLessThanOrEqual(8000);
    expect(roundOfBots([400, 400, 400], atOnce)).toBeGreaterThan(6500);
  });

  test('nobody waits longer than is needed to read', () => {
    expect(roundOfBots([10, 20, 30], true)).toBe(1000 + 1180 + 1420);
  });

  test('a round ends where somebody plays a second time', () => {
    const acts = [1, 2, 3, 1, 2].map((who, index) => ({ kind: 'card', who, key: String(index) }) as Act);

    expect(roundOf(acts, 1).before.map(({ who }) => who)).toEqual([1]);
    expect(roundOf(acts, 1).after.map(({ who }) => who)).toEqual([3]);
    expect(roundOf(acts, 3).before).toEqual([]);
    expect(roundOf(acts, 3).after.map(({ who }) => who)).toEqual([2]);
  });
});
