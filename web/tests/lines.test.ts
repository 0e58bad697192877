import { describe, expect, test } from 'vitest';
import { newestFrom, Sentences, turnsOf } from '../src/table/lines';
import type { ChatLine, EventLine, PlayLine } from '../src/types';

const told = (kind: string, who: number | null = null): EventLine => ({ kind, who, rule: '', args: {} });
const play = (number: number, seat: number, ...events: EventLine[]): PlayLine => ({
  number, seat, action: 1, name: '', events, at: 100 + number,
});
const shape = (turns: ReturnType<typeof turnsOf>): string[] =>
  turns.map(({ who, heading, lines }) => `${heading ? '# ' : ''}${who}: ${lines.map(({ event, note }) => event?.kind ?? note?.kind ?? '?').join(' ')}`);

describe('the log', () => {
  const opening = [told('round_started'), told('turn_started', 1)];
  const plays = [
    play(0, 1, told('slot_taken', 1)),
    play(1, 1, told('paid', 1), told('turn_ended', 1), told('turn_started', 0)),
    play(2, 0, told('slot_taken', 0)),
    play(3, 0, told('turn_ended', 0), told('round_ended')),
    play(4, 1, told('space_taken', 1), told('round_started'), told('turn_started', 0)),
    play(5, 0, told('slot_taken', 0)),
  ];

  test('is grouped by turns, with a heading where a round begins', () => {
    expect(shape(turnsOf(opening, plays, 6))).toEqual([
      '# 1: slot_taken paid',
      '0: slot_taken round_ended',
      '1: space_taken',
      '# 0: slot_taken',
    ]);
  });

  test('knows the plays of a turn and which are a draft', () => {
    const turns = turnsOf(opening, plays, 5);

    expect(turns.map(({ from, to }) => [from, to])).toEqual([[0, 2], [2, 4], [4, 5], [5, 6]]);
    expect(turns.map(({ draft }) => draft)).toEqual([false, false, false, true]);
  });

  test('a seat that decides for another stays in that turn', () => {
    const turns = turnsOf([told('turn_started', 2)], [
      play(0, 0, told('slot_taken', 2)),
      play(1, 0, told('building_placed', 2), told('turn_started', 0)),
      play(2, 0, told('slot_taken', 0)),
    ], 3);

    expect(shape(turns)).toEqual(['2: slot_taken building_placed', '0: slot_taken']);
  });

  test('an opponent that plays by itself has its own turn, which nothing announces', () => {
    const opponent = (who: number): boolean => who > 0;
    const turns = turnsOf([told('round_started'), told('magistrate_acts', 1), told('turn_started', 0)], [
      play(0, 0, told('slot_taken', 0), told('slot_taken', 2), told('round_ended')),
      play(1, 0, told('space_taken', 0), told('round_started'), told('magistrate_acts', 1), told('turn_started', 0)),
    ], 1, [], opponent);

    expect(shape(turns)).toEqual(['# 1: magistrate_acts', '0: slot_taken', '2: slot_taken round_ended', '0: space_taken', '# 1: magistrate_acts']);
    expect(turns.map(({ draft }) => draft)).toEqual([false, false, false, true, true]);
  });

  test('a seat that decides for an opponent twice is in one turn', () => {
    const turns = turnsOf([], [
      play(0, 0, told('slot_taken', 2)),
      play(1, 0, told('building_placed', 2), told('turn_started', 0)),
      play(2, 0, told('slot_taken', 0)),
    ], 3, [], (who) => who === 2);

    expect(shape(turns)).toEqual(['2: slot_taken building_placed', '0: slot_taken']);
  });

  test('a secret play is told without what was chosen', () => {
    const [turn] = turnsOf([], [{ ...play(0, 2), action: null }], 1);

    expect(turn?.lines).toEqual([{ key: 'p0', play: 0, event: null, note: null }]);
  });

  test('notes of the service stand where they belong, what people say does not', () => {
    const line = (kind: string, at: number): ChatLine => ({ number: at, kind, seat: 1, text: '', args: {}, at });
    const turns = turnsOf(opening, plays.slice(0, 3), 3, [line('said', 101), line('bot_replaced', 100.5)]);

    expect(shape(turns)).toEqual(['# 1: slot_taken bot_replaced paid', '0: slot_taken']);
  });

  test('begins with as many of the newest turns as have enough lines', () => {
    const turns = turnsOf(opening, plays, 6); // of 2, 2, 1 and 1 lines

    expect([0, 1, 2, 3, 5, 6, 7].map((lines) => newestFrom(turns, lines))).toEqual([4, 3, 2, 1, 0, 0, 0]);
    expect(newestFrom([], 5)).toBe(0);
  });

  test('nothing yet', () => {
    expect(turnsOf([], [], 0)).toEqual([]);
  });
});

test('a sentence is made once, and anew when the language changes', () => {
  const sentences = new Sentences();
  const event = told('x');
  let made = 0;
  const say = (): string => `${(made += 1)}`;

  expect([sentences.get(event, 'en', say), sentences.get(event, 'en', say), sentences.get(event, 'ru', say)]).toEqual(['1', '1', '2']);
});
