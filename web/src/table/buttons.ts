/** The buttons of the decision bar: which choices they are, and what all of them bring and cost, so that it is said once. */
import type { Choice, GameTable } from './context';
import type { Turn } from './turn.svelte';

type Amounts = Readonly<Record<string, number>>;

/** What an option brings and costs in numbers, and what it leads to in words. */
export interface Brought {
  changes: Amounts;
  cost: Amounts;
  notes: readonly string[];
}

export interface Button extends Brought {
  choice: Choice;
  /** A piece that is paid and stands beside others of its kind, or one of many: it needs no words. */
  isPiece: boolean;
}

export interface Buttons {
  open: Button[];
  refused: Choice[];
  /** What every open button brings and costs; its own lines leave it out. */
  shared: Brought;
}

const MANY = 6;
const NOTHING: Brought = { changes: {}, cost: {}, notes: [] };

export function buttonsOf(turn: Turn, drawn: GameTable | null): Buttons {
  const pieces = new Set(turn.ask?.pick?.sets.flat() ?? []);
  const all = turn.choices.filter(
    ({ action, kind }) => !pieces.has(action) && (drawn?.isButton(kind) ?? true) && action !== turn.ending?.action,
  );
  const open = all.filter(({ state }) => state !== 'refused');
  const brought = open.map((choice) => broughtBy(choice, turn));
  const shared = sharedBy(brought);
  const isPaid = ({ kind }: Choice): boolean => drawn?.isPayment(kind) ?? false;
  const isDrawn = (choice: Choice): boolean => drawn?.thing(pieceOf(choice) ?? '') != null;
  const isPiece = (choice: Choice): boolean => {
    const alike = open.filter(({ kind }) => kind === choice.kind).length;
    return pieceOf(choice) !== null && ((isPaid(choice) && alike > 1) || (alike > MANY && isDrawn(choice)));
  };
  return {
    open: open.map((choice, index) => ({
      choice,
      isPiece: isPiece(choice),
      ...without(brought[index]!, shared),
    })),
    // what has its place too says there why it is refused; a piece that cannot be paid is seen among the own things
    refused: all.filter((choice) => choice.state === 'refused' && !drawn?.isPlaced(choice.kind) && !isPaid(choice)),
    shared,
  };
}

/** The thing that a choice names: "teal". */
export function pieceOf({ args }: Pick<Choice, 'args'>): string | null {
  return Object.values(args).find((value) => typeof value === 'string') ?? null;
}

function broughtBy(choice: Choice, turn: Turn): Brought {
  const option = turn.option(choice.action);
  return { changes: option?.changes[turn.ask?.seat ?? 0] ?? {}, cost: option?.cost ?? {}, notes: choice.notes };
}

/** What all of them have alike; nothing where there is but one. */
export function sharedBy(all: readonly Brought[]): Brought {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return NOTHING;
  const alike = (of: (one: Brought) => Amounts): Amounts =>
    Object.fromEntries(Object.entries(of(first)).filter(([thing, n]) => others.every((other) => of(other)[thing] === n)));
  return {
    changes: alike(({ changes }) => changes),
    cost: alike(({ cost }) => cost),
    notes: first.notes.filter((note) => others.every(({ notes }) => notes.includes(note))),
  };
}

export function isNothing({ changes, cost, notes }: Brought): boolean {
  return [changes, cost, notes].every((part) => Object.keys(part).length === 0);
}

function without(one: Brought, shared: Brought): Brought {
  const rest = (own: Amounts, other: Amounts): Amounts => Object.fromEntries(Object.entries(own).filter(([thing]) => !(thing in other)));
  return {
    changes: rest(one.changes, shared.changes),
    cost: rest(one.cost, shared.cost),
    notes: one.notes.filter((note) => !shared.notes.includes(note)),
  };
}
