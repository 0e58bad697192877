/** The printed values that a player board shows, read from `components.toml`. */
import type { TipText } from '../../../table/context';
import type { Speaker } from '../../../texts/speaker';
import { effectsOf, type Effects } from '../effects';
import { pictureOf } from '../tile-picture';

type Table = Record<string, unknown>;

export type Printed = Readonly<Table>;

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

export interface Provision {
  demand: Effects;
  loss: number;
}

export function provisionOf(printed: Printed, id: string): Provision {
  const found = entry(printed, 'provision', id);
  return { demand: effectsOf(found.demand), loss: number(found.loss) };
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
  return { title: capital(speaker.say(`${section}-${id}`)), text: sentences.join(' '), picture: pictureOf(printed, section, id) };
}

export function capital(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
