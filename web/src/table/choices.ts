/** The options and refusals of a decision as choices, each on its place. */
import type { Speaker } from '../texts/speaker';
import { t } from '../texts/words.svelte';
import type { Ask, OptionLine, RefusedLine } from '../types';
import type { Choice } from './context';
import { howMany, mostOfEach, openPieces } from './picks';
import { placeOf } from './plays';

export type Line = OptionLine | RefusedLine;

const NONE: ReadonlySet<string> = new Set();

/** Of several choices on one thing, the first of these is meant. */
const ORDER: readonly Choice['state'][] = ['open', 'chosen', 'refused'];

/** `unsaid` are codes of refusals that are not shown. */
export function choicesOf(ask: Ask, selection: readonly number[], speaker: Speaker, unsaid: ReadonlySet<string> = NONE): Choice[] {
  const stateOf = statesOf(ask, selection);
  const lines = linesOf(ask).filter((line) => isOption(line) || !unsaid.has(line.code));
  return lines.map((line) => choiceOf(line, stateOf(line), ask.seat, speaker));
}

/** The place of a choice among several on one thing. */
export function rank(choice: Choice): number {
  return ORDER.indexOf(choice.state);
}

export function linesOf(ask: Ask): Line[] {
  return [...ask.options, ...ask.refused];
}

function isOption(line: Line): line is OptionLine {
  return 'changes' in line;
}

/** Pieces of a set are open as long as they fit to those that were chosen, in any order. */
function statesOf(ask: Ask, selection: readonly number[]): (line: Line) => Choice['state'] {
  const sets = ask.pick?.sets ?? [];
  const pieces = mostOfEach(sets);
  const open = openPieces(sets, selection);
  return (line) => {
    if (!pieces.has(line.action)) return isOption(line) ? 'open' : 'refused';
    if (open.has(line.action)) return 'open';
    return howMany(selection, line.action) > 0 ? 'chosen' : 'refused';
  };
}

function choiceOf(line: Line, state: Choice['state'], seat: number, speaker: Speaker): Choice {
  const { action, kind, args } = line;
  const place = placeOf(kind, args);
  const nothing = { gains: '', notes: [], ahead: new Map(), free: false, reveals: false, why: '', rule: '' };
  const choice = { place, action, kind, args, state, label: speaker.option(line), ...nothing };
  const isRefused = state === 'refused';
  if (isOption(line)) {
    if (isRefused) return { ...choice, reveals: line.reveals, why: t('page-does-not-fit') };
    const notes = [speaker.brings(line), ...speaker.foretold(line, seat)].filter(Boolean);
    const gains = speaker.preview(line.changes[seat] ?? {}, line.cost, notes);
    return { ...choice, gains, notes, ahead: aheadOf(line), free: isFree(line, seat), reveals: line.reveals };
  }
  return isRefused ? { ...choice, why: speaker.refusal(line.code, line.why, line), rule: line.rule } : choice;
}

/** Whether all that is known of an option is gain; what it costs may also be asked after it, then nothing is known. */
function isFree(line: OptionLine, seat: number): boolean {
  const amounts = Object.values(line.changes[seat] ?? {});
  return amounts.some((n) => n > 0) && amounts.every((n) => n >= 0) && Object.keys(line.cost).length === 0;
}

/** What could be chosen after an option would bring, by its place. */
function aheadOf(line: OptionLine): Choice['ahead'] {
  return new Map(line.ahead.map(({ kind, args, changes }) => [placeOf(kind, args), changes]));
}
