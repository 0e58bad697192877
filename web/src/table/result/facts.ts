/**
 * What can be counted in the events of a game, by participant: of it the stories and the medals of the result are made.
 * Each game names its own facts (`games/NAME/facts.ts`); their sentences are `story-NAME`, their medals `medal-NAME`.
 */
import type { EventLine, PlayLine } from '../../types';

/** For whom an event counts, and how much; null: not at all. */
export type Count = (event: EventLine) => { who: number; n: number } | null;

export interface Fact {
  name: string;
  count: Count;
  /** Further numbers that the sentence names. */
  also?: Readonly<Record<string, Count>>;
  /** How much rather it is told than others that stand out as far; 1 unless told. */
  weight?: number;
  /** The symbol of the medal for who has most of it; without one there is no medal. */
  medal?: string;
}

/** Counts of a game whose events are of these kinds. */
export function counting<Kind extends string>() {
  return {
    /** How often it happened to its actor. */
    times: (...kinds: Kind[]): Count => of(kinds, () => 1),
    /** A number that the event names. */
    sum: (argument: string, ...kinds: Kind[]): Count => of(kinds, ({ args }) => Number(args[argument] ?? 0)),
    /** How many of a thing. */
    amount: (thing: string, ...kinds: Kind[]): Count =>
      of(kinds, ({ args }) => (args.things as Record<string, number> | undefined)?.[thing] ?? 0),
  };
}

function of(kinds: readonly string[], count: (event: EventLine) => number): Count {
  return (event) => (event.who !== null && kinds.includes(event.kind) ? { who: event.who, n: count(event) } : null);
}

/** What a fact was for somebody: `n` and the further numbers of its sentence. */
export type Numbers = Readonly<Record<string, number>>;
/** The numbers of every fact, by participant. */
export type Counted = ReadonlyMap<Fact, readonly Numbers[]>;

export function countFacts(facts: readonly Fact[], opening: readonly EventLine[], plays: readonly PlayLine[], participants: number): Counted {
  const events = [...opening, ...plays.flatMap((play) => play.events)];
  return new Map(
    facts.map((fact) => {
      const counts: Record<string, Count> = { n: fact.count, ...fact.also };
      const sums = Object.entries(counts).map(([name, count]) => [name, summed(count, events, participants)] as const);
      const numbers = Array.from({ length: participants }, (_, who) =>
        Object.fromEntries(sums.map(([name, totals]) => [name, totals[who] ?? 0])),
      );
      return [fact, numbers];
    }),
  );
}

function summed(count: Count, events: readonly EventLine[], participants: number): number[] {
  const totals = Array.from({ length: participants }, () => 0);
  for (const event of events) {
    const found = count(event);
    if (found !== null && found.who < participants) totals[found.who]! += found.n;
  }
  return totals;
}

// --- stories -----------------------------------------------------------------------------------------------------------
export interface Told {
  fact: Fact;
  numbers: Numbers;
}

const MOST_APART = 6;

/** What stands out most of what somebody did, compared with the others at the table. */
export function storiesOf(counted: Counted, who: number, scoring: readonly number[], most = 3): Told[] {
  const others = scoring.filter((one) => one !== who);
  const told = [...counted].map(([fact, numbers]) => {
    const own = numbers[who]?.n ?? 0;
    const mean = others.reduce((sum, one) => sum + (numbers[one]?.n ?? 0), 0) / Math.max(1, others.length);
    const apart = own === 0 ? 0 : Math.min(MOST_APART, (own + 0.5) / (mean + 0.5));
    return { fact, numbers: numbers[who] ?? {}, tells: apart * (fact.weight ?? 1) };
  });
  const best = told.filter(({ tells }) => tells > 0).sort((a, b) => b.tells - a.tells);
  return best.slice(0, most).map(({ fact, numbers }) => ({ fact, numbers }));
}

// --- medals ------------------------------------------------------------------------------------------------------------
export interface Medal {
  fact: Fact;
  who: number;
  n: number;
  /** The numbers of its sentence. */
  numbers: Numbers;
}

/** For who has clearly most of something: the clearest first, nobody more than two. */
export function medalsOf(counted: Counted, scoring: readonly number[], most = 4): Medal[] {
  if (scoring.length < 2) return [];
  const found: (Medal & { clear: number })[] = [];
  for (const [fact, numbers] of counted) {
    if (fact.medal === undefined) continue;
    const ranked = scoring.map((who) => ({ who, n: numbers[who]?.n ?? 0 })).sort((a, b) => b.n - a.n);
    const [first, second] = [ranked[0]!, ranked[1]!];
    if (first.n >= 2 && first.n > second.n) found.push({ fact, ...first, numbers: numbers[first.who]!, clear: (first.n - second.n) / (second.n + 1) });
  }
  const given = new Map<number, number>();
  const kept = found.sort((a, b) => b.clear - a.clear).filter(({ who }) => {
    given.set(who, (given.get(who) ?? 0) + 1);
    return given.get(who)! <= 2;
  });
  return kept.slice(0, most).map(({ fact, who, n, numbers }) => ({ fact, who, n, numbers }));
}
