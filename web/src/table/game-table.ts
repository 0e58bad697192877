/**
 * How a game describes its drawn table. Its maps have every kind of event, decision and action that `kinds.ts` names:
 * the type checker finds the one without a place. A page that was opened before the server was renewed may still hear
 * of a kind that it does not know; such a one is asked for with `known`, and has no place.
 */
import type { EventLine } from '../types';
import type { GameTable } from './context';
import type { Said, Telling } from './summary';

/** Where a kind of action is clicked: on its place of the board, as a button in the bar, or, where places are small, at both;
 *  a piece that is paid lies in the bar, and is left out where it cannot be paid. */
export type ClickedAt = 'board' | 'bar' | 'both' | 'payment';
/** The symbol of a line of the log, the same for every event of its kind or told by the event. */
export type Glyph = string | ((event: EventLine) => string);

export interface DrawnGame extends Omit<GameTable, 'isPlaced' | 'isButton' | 'isPayment' | 'glyph' | 'telling'> {
  actions: Readonly<Record<string, ClickedAt>>;
  glyphs: Readonly<Record<string, Glyph>>;
  /** What each kind of event contributes to the card of its turn. */
  tellings: Readonly<Record<string, Telling>>;
}

export function gameTable({ actions, glyphs, tellings, ...drawn }: DrawnGame): GameTable {
  return {
    ...drawn,
    isPlaced: (action) => ['board', 'both'].includes(known(actions, action) ?? 'bar'),
    isButton: (action) => known(actions, action) !== 'board',
    isPayment: (action) => known(actions, action) === 'payment',
    glyph: (event) => glyphOf(glyphs, event),
    telling: (event) => tellingOf(tellings, event),
  };
}

export function tellingOf(tellings: Readonly<Record<string, Telling>>, event: EventLine): Said | null | undefined {
  const telling = known(tellings, event.kind);
  return typeof telling === 'function' ? telling(event) : telling;
}

export function known<Value>(map: Readonly<Record<string, Value>>, kind: string): Value | undefined {
  return map[kind];
}

export function glyphOf(glyphs: Readonly<Record<string, Glyph>>, event: EventLine): string {
  const glyph = known(glyphs, event.kind) ?? '';
  return typeof glyph === 'function' ? glyph(event) : glyph;
}

/** Writes the same for several kinds of a map: `...all('palace', 'choose_hall', 'choose_courtier')`. */
export function sameFor<Kind extends string>() {
  return <const Value, Some extends Kind>(value: Value, ...kinds: Some[]): Record<Some, Value> =>
    Object.fromEntries(kinds.map((kind) => [kind, value])) as Record<Some, Value>;
}
