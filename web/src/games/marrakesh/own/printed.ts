/** The printed values that a player board shows, read from `components.toml`. */
import type { TipText } from '../../../table/context';
import type { Speaker } from '../../../texts/speaker';
import { effectsOf, type Effects } from '../effects';

type Table = Record<string, unknown>;

export type Printed = Readonly<Table>;

/** What a tile counts at the end: `kind` and `of` name the things. */
export interface Worth {
  kind: string;
  of: string;
  base: number;
  points: number;
  /** How many keshis make an area large. */
  keshis: number;
  effect: Effects;
}

function table(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map(word) : [];
}

export function entry(printed: Printed, section: string, id: string): Table {
  return table(table(printed[section])[id]);
}

export function bonus(printed: Printed, section: string, id: string): Effects {
  return effectsOf(entry(printed, section, id));
}

/** Points for placing a green keshi. */
export function placementPoints(printed: Printed): number {
  return number(table(printed.placement).green);
}

/** What happens at a cell of the oasis line, 1 to 6. */
export function lineEffect(printed: Printed, cell: number): string {
  return word(table(printed.line)[String(cell)]);
}

export function slotColours(printed: Printed, slot: number): string[] {
  return words(table(printed.slot)[String(slot)]);
}

export function matchPoints(printed: Printed): number {
  return number(table(printed.slot_match).points);
}

export function townPoints(printed: Printed): number {
  return number(table(printed.towns).cell_points);
}

export function townCost(printed: Printed): Effects {
  return effectsOf(table(printed.towns).cost);
}

export function worthOf(printed: Printed, section: 'oasis' | 'town', id: string): Worth {
  const found = entry(printed, section, id);
  return {
    kind: word(found.kind),
    of: word(found.of),
    base: number(found.base),
    points: number(found.points),
    keshis: number(found.keshis),
    effect: effectsOf(found.effect),
  };
}

/** The points of one, two, three gates of an oasis's colour. */
export function gateLadder(printed: Printed): number[] {
  const ladder = table(printed.gate_ladder);
  return ['1', '2', '3'].map((gates) => number(ladder[gates]));
}

export interface Provision {
  demand: Effects;
  loss: number;
}

export function provisionOf(printed: Printed, id: string): Provision {
  const found = entry(printed, 'provision', id);
  return { demand: effectsOf(found.demand), loss: number(found.loss) };
}

/** When a scroll acts: instant, round, season, permanent. */
export function scrollTiming(printed: Printed, id: string): string {
  return word(entry(printed, 'scroll', id).timing);
}

const SCROLL_COLOURS: Record<string, string> = { g: 'grey', y: 'yellow', p: 'pink', o: 'orange' };

export function scrollColour(id: string): string {
  return SCROLL_COLOURS[id[0] ?? ''] ?? 'grey';
}

// --- words -----------------------------------------------------------------------------------------------------------
function isReconstructed(printed: Printed, section: string, id: string): boolean {
  const all = table(printed[section]);
  const own = entry(printed, section, id).provenance ?? table(all.provenance_of)[id] ?? all.provenance;
  return own === 'reconstructed';
}

/** The name of a tile and what it does; where what it says is ours, so it says. */
export function aboutTile(printed: Printed, speaker: Speaker, section: string, id: string): TipText {
  const sentences = [speaker.say(`${section}-${id}-text`)];
  if (isReconstructed(printed, section, id)) sentences.push(speaker.say('tile-reconstructed'));
  return { title: capital(speaker.say(`${section}-${id}`)), text: sentences.join(' ') };
}

export function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
