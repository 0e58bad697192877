/** What may be chosen: the open decision's options and refusals, each on its place. */
import type { Speaker } from '../texts/speaker';
import { t } from '../texts/words.svelte';
import type { Ask, OptionLine, RefusedLine } from '../types';
import type { Choice } from './context';
import type { Looking } from './looking.svelte';
import { howMany, mostOfEach, openPieces } from './picks';
import { placeOf } from './plays';
import type { Shown } from './shown.svelte';
import type { Told } from './told.svelte';

type Line = OptionLine | RefusedLine;

/** Of several choices on one thing, the first of these is meant. */
const ORDER: readonly Choice['state'][] = ['open', 'chosen', 'refused'];

export class Offer {
  hovered = $state.raw<Choice | null>(null);
  /** The pieces clicked here; null: as the server has them. */
  picked = $state.raw<number[] | null>(null);

  constructor(
    private readonly told: Told,
    private readonly shown: Shown,
    private readonly looking: Looking,
  ) {}

  get spoken(): Speaker | null {
    return this.shown.spoken;
  }

  get ask(): Ask | null {
    return this.shown.isLive && this.looking.handover === null ? (this.told.live?.ask ?? null) : null;
  }

  get selection(): number[] {
    return this.picked ?? this.ask?.pick?.chosen ?? [];
  }

  readonly all = $derived.by((): Choice[] => {
    const ask = this.ask;
    const speaker = this.spoken;
    if (ask === null || speaker === null) return [];
    const stateOf = statesOf(ask, this.selection);
    return linesOf(ask).map((line) => choiceOf(line, stateOf(line), ask.seat, speaker));
  });

  /** What names no piece ends the picking of a set ("stop"). */
  readonly ends = $derived.by(() => {
    const pieces = mostOfEach(this.ask?.pick?.sets ?? []);
    const nameless = this.all.filter(({ action, args }) => pieces.has(action) && Object.keys(args).length === 0);
    return new Set(nameless.map(({ action }) => action));
  });

  private readonly byPlace = $derived.by(() => {
    const found = new Map<string, Choice>();
    for (const choice of this.all) {
      const other = found.get(choice.place);
      if (other === undefined || rank(choice) < rank(other)) found.set(choice.place, choice);
    }
    return found;
  });

  at(...places: string[]): Choice | null {
    const found = places.map((place) => this.byPlace.get(place)).filter((one) => one !== undefined);
    return found.sort((a, b) => rank(a) - rank(b))[0] ?? null;
  }

  /** What was said about an action of the open decision. */
  line(action: number | null): Line | null {
    return this.ask === null ? null : (linesOf(this.ask).find((line) => line.action === action) ?? null);
  }

  option(action: number): OptionLine | null {
    return this.ask?.options.find((option) => option.action === action) ?? null;
  }
}

function rank(choice: Choice): number {
  return ORDER.indexOf(choice.state);
}

function linesOf(ask: Ask): Line[] {
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
  const nothing = { gains: '', reveals: false, why: '', rule: '' };
  const choice = { place, action, kind, args, state, label: speaker.action(line), ...nothing };
  const isRefused = state === 'refused';
  if (isOption(line)) {
    const gains = isRefused ? '' : speaker.preview(line.changes[seat] ?? {}, line.cost);
    return { ...choice, gains, reveals: line.reveals, why: isRefused ? t('page-does-not-fit') : '' };
  }
  return isRefused ? { ...choice, why: speaker.refusal(line.code, line.why, line), rule: line.rule } : choice;
}
