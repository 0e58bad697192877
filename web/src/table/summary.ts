/**
 * A turn in one sentence. A game says what each kind of event contributes to it: a clause, gains and costs that are
 * summed, or nothing. What it does not know is told by its ordinary sentence.
 */
import type { Speaker } from '../texts/speaker';
import type { EventLine } from '../types';

/** What an event contributes to the card of its turn. */
export interface Said {
  /** A clause: the game's message `turn-NAME`. Clauses of one name are one: `n` is summed, lists are joined, and of `to`
   *  the last is told. */
  clause?: string;
  args?: Readonly<Record<string, unknown>>;
  /** The id of the clause's symbol; without it, the glyph of the log. */
  symbol?: string;
  /** 3: the deed of the turn; 2: what else it did (the usual); 1: a detail; 0: only where no other clause
   *  stands. The weightiest stand first. */
  weight?: 0 | 1 | 2 | 3;
  /** What it brings, and costs where it is negative, by the names of things; told as the sum of the turn. */
  gains?: Readonly<Record<string, number>>;
  /** What the clause already tells of the gains to come. */
  told?: Readonly<Record<string, number>>;
}

/** Of an event, or of all events of a kind; null: it says nothing. */
export type Telling = Said | null | ((event: EventLine) => Said | null);

/** What of a game's drawn table a summary needs. */
export interface Teaching {
  /** What an event contributes; undefined: nobody has thought of it. */
  telling(event: EventLine): Said | null | undefined;
  glyph(event: EventLine): string;
  thing(name: string): string | null;
}

export interface Clause {
  text: string;
  symbol: string | null;
  /** Somebody else than the one whose turn it is; null: no other. */
  who: number | null;
  n: number;
}

export interface Gain {
  thing: string;
  n: number;
  text: string;
  symbol: string | null;
  who: number | null;
}

export interface Summary {
  clauses: Clause[];
  /** Clauses of less weight: only their symbols and numbers are shown. */
  rest: Clause[];
  gains: Gain[];
  /** All of it in words. */
  sentence: string;
}

/** More clauses than so many are told by symbols. */
export const MOST_CLAUSES = 5;

interface Saying {
  said: Said;
  event: EventLine;
  who: number | null;
  weight: number;
}

export function summaryOf(who: number | null, events: readonly EventLine[], teaching: Teaching, speaker: Speaker): Summary {
  let sayings: Saying[] = [];
  const gains: Gain[] = [];
  const known: Record<string, number> = {};
  for (const event of events) {
    const said = teaching.telling(event);
    if (said === null) continue;
    const other = event.who === who ? null : event.who;
    for (const [thing, n] of Object.entries(said?.told ?? {})) known[thing] = (known[thing] ?? 0) + n;
    for (const [thing, n] of Object.entries(said?.gains ?? {})) {
      if (n === 1 && (known[thing] ?? 0) > 0) known[thing]! -= 1;
      else add(gains, thing, n, other);
    }
    if (said === undefined || said.clause !== undefined) join(sayings, { said: said ?? {}, event, who: other, weight: said?.weight ?? 2 });
  }
  const shown = gains.filter(({ n }) => n !== 0).sort(byWorth);
  const isElse = sayings.some(({ weight }) => weight > 0);
  sayings = sayings.filter(({ weight }) => weight > 0 || !isElse).sort((a, b) => b.weight - a.weight);
  const clauses = sayings.map((saying) => clauseOf(saying, teaching, speaker));
  for (const gain of shown) {
    gain.text = speaker.amount(gain.thing, gain.n);
    gain.symbol = teaching.thing(gain.thing);
  }
  const many = clauses.length > MOST_CLAUSES;
  return {
    clauses: many ? clauses.slice(0, MOST_CLAUSES) : clauses,
    rest: many ? clauses.slice(MOST_CLAUSES) : [],
    gains: shown,
    sentence: inWords([...clauses, ...shown], speaker),
  };
}

/** Points first, then what comes in, then what was paid. */
function byWorth(a: Gain, b: Gain): number {
  const rank = ({ thing, n }: Gain): number => (n < 0 ? 2 : thing === 'points' ? 0 : 1);
  return (a.who ?? -1) - (b.who ?? -1) || rank(a) - rank(b);
}

/** What comes in and is paid again leaves nothing to tell: what counts is what somebody has more or less in the end. */
function add(gains: Gain[], thing: string, n: number, who: number | null): void {
  const same = gains.find((gain) => gain.thing === thing && gain.who === who);
  if (same === undefined) gains.push({ thing, n, who, text: '', symbol: null });
  else same.n += n;
}

function join(sayings: Saying[], saying: Saying): void {
  for (const other of sayings) {
    const args = other.who === saying.who && other.weight === saying.weight ? joined(other.said, saying.said) : null;
    if (args === null) continue;
    other.said = { ...other.said, args };
    return;
  }
  sayings.push(saying);
}

/** The arguments of two clauses as one; null: they cannot be one. */
function joined(one: Said, other: Said): Record<string, unknown> | null {
  if (one.clause === undefined || one.clause !== other.clause || one.symbol !== other.symbol) return null;
  const args: Record<string, unknown> = { ...one.args };
  for (const [name, value] of Object.entries(other.args ?? {})) {
    const first = args[name];
    if (Array.isArray(first) && Array.isArray(value)) args[name] = together([...first, ...value]);
    else if (name === 'to') args[name] = value;
    else if (name === 'n' && typeof first === 'number' && typeof value === 'number') args[name] = first + value;
    else if (first !== value) return null;
  }
  return args;
}

/** Equal things side by side: they are counted there. */
function together(things: readonly unknown[]): unknown[] {
  return [...new Set(things)].flatMap((thing) => things.filter((other) => other === thing));
}

function clauseOf({ said, event, who }: Saying, teaching: Teaching, speaker: Speaker): Clause {
  const { clause, args = {} } = said;
  const symbol = said.symbol ?? (teaching.glyph(event) || null);
  if (clause === undefined) return { text: speaker.event(event).replace(/\.$/, ''), symbol, who: null, n: 1 };
  return { text: speaker.say(`turn-${clause}`, args), symbol, who, n: typeof args.n === 'number' ? args.n : 1 };
}

/** Somebody else is named once for what follows. */
function inWords(parts: readonly (Clause | Gain)[], speaker: Speaker): string {
  const named = ({ who, text }: Clause | Gain, index: number): string =>
    who === null || who === parts[index - 1]?.who ? text : `${speaker.participant(who)} ${text}`;
  return parts.map(named).join(', ');
}
