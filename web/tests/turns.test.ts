/** Turns in one sentence: what each game says of its events, and how it is summed and joined. */
import { describe, expect, test } from 'vitest';
import * as marcoPolo from '../src/games/marco_polo/turns';
import * as marrakesh from '../src/games/marrakesh/turns';
import * as merv from '../src/games/merv/turns';
import { tellingOf } from '../src/table/game-table';
import { MOST_CLAUSES, summaryOf, type Said, type Summary, type Telling } from '../src/table/summary';
import { Speaker } from '../src/texts/speaker';
import type { EventLine } from '../src/types';
import { LANGUAGES, source, textsOf } from './game-texts';

const GAMES = { merv, marrakesh, marco_polo: marcoPolo };
const PEOPLE = ['red', 'blue', 'green'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true }));
const event = (kind: string, who: number | null, args: Record<string, unknown> = {}): EventLine => ({ kind, who, rule: '', args });

/** The names of arguments whose values are words: those that have messages. */
function speakerOf(game: string, language: string): Speaker {
  const texts = textsOf(language, `games/${game}/texts`, 'server/texts');
  const words = [...source(`games/${game}/texts/en.ftl`).matchAll(/^([a-z_]+)-/gm)].map((match) => match[1]!);
  return new Speaker(texts, new Set(words)).at(PEOPLE, ['Red', 'Blue', 'Green']);
}

function told(game: keyof typeof GAMES, who: number | null, events: EventLine[], language = 'en'): Summary {
  const tellings: Record<string, Telling> = GAMES[game].TELLINGS;
  const teaching = { telling: (one: EventLine) => tellingOf(tellings, one), glyph: () => '', thing: () => null };
  return summaryOf(who, events, teaching, speakerOf(game, language));
}

test('soldiers that leave Merv, and cubes that the supply has not, are told', () => {
  const over = (n: number): EventLine[] => [event('ransom_paid', 1, { colour: 'tan', cell: 'r1c1' }), event('invasion_ended', null, { n })];
  const short = [event('cubes_gained', 1, { cubes: { teal: 1 } }), event('cubes_forfeited', 1, { cubes: { tan: 2 } })];

  expect(told('merv', null, over(7)).sentence).toContain('all 7 soldiers leave the city');
  expect(told('merv', null, over(0)).sentence).not.toContain('soldier');
  expect(told('merv', 1, short).sentence).toBe('supply empty, missing: 2 tan, +1 teal');
});

describe('a turn of Merv', () => {
  const turn = [
    event('slot_taken', 1, { slot: 3 }),
    event('paid', 1, { cubes: { teal: 1 } }),
    event('mosque_step', 1, { node: 'm1-4' }),
    event('mosque_step', 1, { node: 'm2-4' }),
    event('building_placed', 1, { cell: 'r1c4', site: 'mosque-purple' }),
    event('cubes_gained', 1, { cubes: { purple: 1, orange: 1 } }),
    event('cubes_gained', 1, { cubes: { purple: 2, tan: 1 } }),
    event('paid', 1, { cubes: { tan: 1 } }),
    event('points_scored', 1, { n: 2, source: 'palace', total: 2 }),
    event('points_scored', 1, { n: 3, source: 'palace', total: 5 }),
  ];

  test('has its deed first, gains summed, costs last, and is silent about what comes and goes', () => {
    expect(told('merv', 1, turn).sentence).toBe('builds: purple mosque, 2 steps in the mosque, +5 points, +3 purple, +1 orange, −1 teal');
  });

  test('is told in three languages', () => {
    expect(told('merv', 1, turn, 'de').sentence).toBe('neues Gebäude: violette Moschee, 2 Schritte in der Moschee, +5 Punkte, +3 violett, +1 orange, −1 türkis');
    expect(told('merv', 1, turn, 'ru').sentence).toContain('2 шага в мечети');
  });

  test('of which nothing else is to be told says its slot', () => {
    expect(told('merv', 1, turn.slice(0, 1)).sentence).toBe('takes slot 3');
  });

  test('names others to whom something happens', () => {
    const scoring = [event('scoring_started', null, { year: 1 }), event('points_scored', 0, { n: 2 }), event('points_scored', 2, { n: 4 })];

    expect(told('merv', null, scoring).sentence).toBe('scoring of year 1, Red +2 points, Green +4 points');
  });
});

test('what is drafted in Marrakesh is not told again where it is placed', () => {
  const draft = [
    event('keshis_drafted', 1, { colour: 'grey', n: 2 }),
    ...[1, 2, 3].map(() => event('keshi_placed', 1, { colour: 'grey' })),
    event('climbed', 1, { stair: 'palace', step: 3 }),
    event('climbed', 1, { stair: 'palace', step: 4 }),
  ];

  expect(told('marrakesh', 1, draft).sentence).toBe('takes from the tray: 2 × grey scholar, palace stairs: step 4, +1 grey keshi');
});

test('a turn of Marco Polo', () => {
  const turn = [
    event('dice_placed', 1, { space: 'contracts', die: ['own-5'], value: 5 }),
    event('space_paid', 1, { space: 'contracts', n: 5 }),
    event('contract_taken', 1, { contract: 'k11', position: 4 }),
    event('contract_taken', 1, { contract: 'k07', position: 5 }),
    event('gained', 1, { things: { camels: 1 } }),
    event('mercator_gained', 2, { things: { coins: 1 }, other: 1 }),
  ];

  expect(told('marco_polo', 1, turn).sentence).toBe('5 → take contracts, takes 2 contracts, Green bonus of Mercator ex Tabriz, +1 camel, −5 coins, Green +1 coin');
});

test('what a character brings is told with its reason', () => {
  const round = [
    event('first_player', 0, {}),
    event('character_bonus', 1, { character: 'johannes' }),
    event('gained', 1, { things: { coins: 3 } }),
  ];

  expect(told('marco_polo', null, round).sentence).toBe('Red begins the round, Blue bonus of Johannes Caprini, +3 coins');
});

test('what a low roll brings is told with its reason', () => {
  const rolled = [event('compensated', 1, { things: { camels: 2 } })];

  expect(told('marco_polo', null, rolled).sentence).toContain('compensation for a low roll, +2 camels');
});

test('of many clauses the weightiest are told in words, the rest by symbols; nothing is lost', () => {
  const clauses = Array.from({ length: 8 }, (_, n) => event(`kind${n}`, 1));
  const telling = ({ kind }: EventLine): Said => ({ clause: kind, weight: kind === 'kind7' ? 3 : 2 });
  const speaker = { say: (name: string) => name, participant: String } as unknown as Speaker;
  const summary = summaryOf(1, clauses, { telling, glyph: () => 'sign', thing: () => null }, speaker);

  expect(summary.clauses.map(({ text }) => text)).toEqual(['turn-kind7', 'turn-kind0', 'turn-kind1', 'turn-kind2', 'turn-kind3']);
  expect(summary.clauses).toHaveLength(MOST_CLAUSES);
  expect(summary.rest).toHaveLength(3);
  expect(summary.sentence.split(', ')).toHaveLength(8);
});

test('a kind that nobody has thought of is told by its ordinary sentence', () => {
  const speaker = { event: ({ kind }: EventLine) => `There was ${kind}.` } as unknown as Speaker;
  const summary = summaryOf(1, [event('something', 1)], { telling: () => undefined, glyph: () => '', thing: () => null }, speaker);

  expect(summary.sentence).toBe('There was something');
});

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('the events of %s', (game) => {
  const kinds = [...source(`games/${game}/events.py`).matchAll(/^ {4}"(\w+)": \(/gm)].map((match) => match[1]!);
  const tellings: Record<string, Telling> = GAMES[game].TELLINGS;

  test('are all thought of', () => {
    expect(kinds.length).toBeGreaterThan(40);
    expect(Object.keys(tellings).sort()).toEqual([...kinds].sort());
    expect(kinds.filter((kind) => GAMES[game].isTables(event(kind, 1), 0)).length).toBeGreaterThan(3);
    expect(GAMES[game].isTables(event('gained', 1), 1)).toBe(false);
  });

  test.each(LANGUAGES)('have their clauses and things in %s', (language) => {
    const texts = textsOf(language, `games/${game}/texts`, 'server/texts');
    const args = { things: { camels: 1 }, cubes: { teal: 1 }, good: 'common', colour: 'green', scroll: 's01', luxury: 'lx01', n: 1, die: ['own-1'] };
    const said = kinds.map((kind) => tellingOf(tellings, event(kind, 0, args))).filter((one) => one != null);
    const clauses = said.flatMap(({ clause }) => (clause === undefined ? [] : [`turn-${clause}`]));

    expect(clauses.length).toBeGreaterThan(15);
    expect(clauses.filter((message) => !texts.has(message))).toEqual([]);
  });
});
