import { describe, expect, test } from 'vitest';
import { dueBySource, standingOf } from '../src/table/standing';
import type { ProspectLine } from '../src/types';

function line(who: number, total: number, more: Partial<ProspectLine> = {}): ProspectLine {
  return { who, place: 1, total, by_source: { all: total }, secret: {}, dangers: [], ...more };
}

describe('how a seat stands', () => {
  const three = [line(0, 40), line(1, 47), line(2, 44)];

  test('the first is ahead of the next, the others are behind the first', () => {
    expect([0, 1, 2].map((who) => standingOf(three, who)?.lead)).toEqual([-7, 3, -3]);
  });

  test('equal at the top is neither', () => {
    const equal = [line(0, 40), line(1, 40), line(2, 12)];
    expect([0, 1, 2].map((who) => standingOf(equal, who)?.lead)).toEqual([0, 0, -28]);
  });

  test('equal points share a place, and where all are equal there is none', () => {
    const equal = [line(0, 40, { place: 2 }), line(1, 47, { place: 1 }), line(2, 40, { place: 3 })];
    expect([0, 1, 2].map((who) => standingOf(equal, who)?.place)).toEqual([2, 1, 2]);
    expect([0, 1].map((who) => standingOf([line(0, 0, { place: 2 }), line(1, 0)], who)?.place)).toEqual([null, null]);
  });

  test('at the end the rules decide between equal points', () => {
    const equal = [line(0, 40, { place: 2 }), line(1, 40, { place: 1 })];
    expect([0, 1].map((who) => standingOf(equal, who, true)?.place)).toEqual([2, 1]);
  });

  test('alone there is no lead, and who does not score has no standing', () => {
    expect(standingOf([line(0, 12)], 0)?.lead).toBeNull();
    expect(standingOf(three, 3)).toBeNull();
  });

  test('what only the seat knows is added up apart', () => {
    const own = line(0, 40, { secret: { goal_cards: 9, goal_places: 3 } });
    expect(standingOf([own, line(1, 30)], 0)).toMatchObject({ total: 40, hidden: 12, lead: 10 });
  });

  test('what is still to come is told by source, the most first', () => {
    const own = line(0, 40, { by_source: { palace: 12, contracts: 20, sets: 8, buildings: 3 } });
    expect(dueBySource(own, { palace: 4, contracts: 20, buildings: 2 })).toEqual([
      ['palace', 8],
      ['sets', 8],
      ['buildings', 1],
    ]);
  });
});
