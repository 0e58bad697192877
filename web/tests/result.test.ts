/** The result of recorded games: what is counted, told and awarded; places, ties and the turning point. */
import { describe, expect, test } from 'vitest';
import { FACTS as MARCO_POLO } from '../src/games/marco_polo/facts';
import { FACTS as MARRAKESH } from '../src/games/marrakesh/facts';
import { FACTS as MERV } from '../src/games/merv/facts';
import { countFacts, medalsOf, storiesOf, type Counted, type Fact } from '../src/table/result/facts';
import { headline, placesOf, sourcesOf, tieOf, turningPoint } from '../src/table/result/outcome';
import { wrapped } from '../src/table/result/picture';
import { Speaker } from '../src/texts/speaker';
import type { Position } from '../src/types';
import { ids, LANGUAGES, textsOf } from './game-texts';
import { recorded } from './recorded';

const GAMES: [string, string, readonly Fact[]][] = [
  ['merv', 'merv', MERV],
  ['merv', 'merv-solo', MERV],
  ['marco_polo', 'marco_polo', MARCO_POLO],
  ['marrakesh', 'marrakesh', MARRAKESH],
];
const drawings = Object.keys(import.meta.glob('../src/games/*/symbols/*.svg')).join('\n');

function counted(file: string, facts: readonly Fact[]): { counted: Counted; scoring: number[] } {
  const { opening, plays, scores } = recorded(file);
  return { counted: countFacts(facts, opening, plays, scores.length), scoring: scores.map(({ who }) => who) };
}

function numbers(all: Counted, name: string): number[] {
  const fact = [...all.keys()].find((one) => one.name === name)!;
  return all.get(fact)!.map(({ n }) => n!);
}

describe.each(GAMES)('%s, the record %s', (game, file, facts) => {
  const { counted: all, scoring } = counted(file, facts);

  test('every number is that of the events', () => {
    const { opening, plays } = recorded(file);
    const kinds = [...opening, ...plays.flatMap(({ events }) => events)].map(({ kind, who }) => `${kind} ${who}`);
    const [name, kind] = { merv: ['walls', 'wall_built'], marco_polo: ['contracts', 'contract_completed'], marrakesh: ['gates', 'gate_built'] }[game]!;

    expect(numbers(all, name!)).toEqual(scoring.map((who) => kinds.filter((one) => one === `${kind} ${who}`).length));
  });

  test('three sentences are told of everybody, with numbers that are not nought', () => {
    for (const who of scoring) {
      const told = storiesOf(all, who, scoring);
      expect(told).toHaveLength(3);
      expect(told.every(({ numbers }) => numbers.n! > 0)).toBe(true);
      expect(new Set(told.map(({ fact }) => fact.name)).size).toBe(3);
    }
  });

  test('a medal is for who alone has most', () => {
    for (const { fact, who, n } of medalsOf(all, scoring)) {
      const others = scoring.filter((one) => one !== who).map((one) => all.get(fact)![one]!.n!);
      expect(n).toBeGreaterThan(Math.max(...others));
    }
    expect(medalsOf(all, scoring).length).toBeGreaterThan(0);
    expect(medalsOf(all, scoring).length).toBeLessThanOrEqual(4);
  });

  test.each(LANGUAGES)('everything has its words in %s', (language) => {
    const texts = textsOf(language, `games/${game}/texts`);
    const messages = ids(`games/${game}/texts/moments.${language}.ftl`);
    expect(messages).toEqual(ids(`games/${game}/texts/moments.en.ftl`));
    for (const { name, also, medal } of facts) {
      for (const n of [1, 2, 5, 21]) {
        for (const you of ['yes', 'no']) {
          const more = Object.fromEntries(Object.keys(also ?? {}).map((one) => [one, n - 1]));
          const sentence = texts.format(`story-${name}`, { n, you, who: 'Anna', ...more });
          expect(sentence).toMatch(/^[^{}]+\.$/);
          expect(sentence.includes('Anna')).toBe(you === 'no');
          expect(sentence).not.toMatch(/ {2}| [,.]/);
        }
      }
      if (medal !== undefined) expect(texts.has(`medal-${name}`)).toBe(true);
    }
  });

  test('every medal is drawn', () => {
    const symbols = facts.flatMap(({ medal }) => medal ?? []).map((medal) => medal.replace(/^[a-z]+-/, ''));
    expect(symbols.filter((symbol) => !drawings.includes(`/${game}/symbols/${symbol}.svg`))).toEqual([]);
  });
});

test('what stands out at the table is told first', () => {
  const [common, rare] = [{ name: 'common', count: () => null }, { name: 'rare', count: () => null }];
  const all: Counted = new Map([
    [common, [{ n: 7 }, { n: 7 }, { n: 8 }]],
    [rare, [{ n: 3 }, { n: 0 }, { n: 0 }]],
  ]);

  expect(storiesOf(all, 0, [0, 1, 2]).map(({ fact }) => fact.name)).toEqual(['rare', 'common']);
  expect(storiesOf(all, 1, [0, 1, 2]).map(({ fact }) => fact.name)).toEqual(['common']);
});

test('in Merv others who work in a house count for its owner', () => {
  const { plays } = recorded('merv');
  const visits = plays.flatMap(({ events }) => events).filter(({ kind, who, args }) => kind === 'site_activated' && args.owner !== who);

  const hosts = numbers(counted('merv', MERV).counted, 'guests');

  expect(visits.length).toBeGreaterThan(0);
  expect(hosts.reduce((sum, n) => sum + n)).toBe(visits.length);
});

// --- places ------------------------------------------------------------------------------------------------------------
function over(totals: number[], places: number[], kinds: string[] = []): Position {
  return {
    over: true,
    scores: totals.map((total, who) => ({ who, total, by_source: { palace: total, pairs: 0 } })),
    ranking: places.map((place, who) => ({ who, place })),
    participants: totals.map((_, who) => ({ who, kind: kinds[who] ?? 'seat', colour: 'red', scores: true })),
  } as unknown as Position;
}

test('the first place comes first, and only sources that brought something are listed', () => {
  const placed = placesOf(over([10, 30, 20], [3, 1, 2]));

  expect(placed.map(({ who, total }) => [who, total])).toEqual([[1, 30], [2, 20], [0, 10]]);
  expect(sourcesOf(placed)).toEqual(['palace']);
  expect(placesOf({ ...over([1], [1]), over: false })).toEqual([]);
});

test('equal points are explained', () => {
  expect(tieOf(placesOf(over([10, 9], [1, 2])))).toBeNull();
  expect(tieOf(placesOf(over([10, 10], [1, 2])))).toBe('broken');
  expect(tieOf(placesOf(over([10, 10], [1, 1])))).toBe('shared');
});

test('alone against the magistrate the result has words of its own', () => {
  const speaker = new Speaker(textsOf('en', 'games/merv/texts', 'texts'), new Set());
  const won = over([50, 40], [1, 2], ['seat', 'magistrate']);
  const lost = over([40, 50], [2, 1], ['seat', 'magistrate']);

  expect(headline(placesOf(won), won, [0], speaker)).toMatch(/outwitted/);
  expect(headline(placesOf(lost), lost, [0], speaker)).toMatch(/keeps Merv/);
});

test('the turning point is the turn that spoke most for the result', () => {
  const curve = [[0, 0], [-3, 3], [5, -5], [4, -4]].map((margins, turn) => ({ turn, seat: turn % 2, after: turn * 10, margins, luck: [] }));

  expect(turningPoint(curve, 0, true)).toEqual({ turn: 2, by: 0, from: 10, before: -3, after: 5 });
  expect(turningPoint(curve, 1, false)).toEqual({ turn: 2, by: 0, from: 10, before: 3, after: -5 });
  expect(turningPoint(curve.slice(0, 1), 0, true)).toBeNull();
});

test('a line of the picture is not too long', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
});
