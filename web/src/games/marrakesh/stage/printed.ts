/** The printed values that the panels of the participants show, read from `components.toml`. */
import type { TipText } from '../../../table/context';
import type { Speaker } from '../../../texts/speaker';
import { pictureOf } from '../tile-picture';
import { capital } from './stage';

type Table = Record<string, unknown>;
export type Printed = Readonly<Table>;

function table(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function entry(printed: Printed, kind: string, id: string): Table {
  return table(table(printed[kind])[id]);
}

export interface Provision {
  demand: Record<string, number>;
  /** The points of who cannot supply it. */
  loss: number;
}

export function provisionOf(printed: Printed, id: string): Provision {
  const { demand, loss } = entry(printed, 'provision', id);
  return {
    demand: Object.fromEntries(Object.entries(table(demand)).map(([resource, n]) => [resource, number(n)])),
    loss: number(loss),
  };
}

/** When a scroll acts: "instant", "round", "season", "permanent". */
export function timingOf(printed: Printed, scroll: string): string {
  return String(entry(printed, 'scroll', scroll).timing ?? '');
}

/** How many of the explored oases count at the end. */
export function oasesThatCount(printed: Printed): number {
  return number(table(printed.final).oases);
}

function isReconstructed(printed: Printed, kind: string, id: string): boolean {
  const all = table(printed[kind]);
  return (entry(printed, kind, id).provenance ?? table(all.provenance_of)[id] ?? all.provenance) === 'reconstructed';
}

/** The name of a tile and what it does; where what it says is ours, the words say so. */
export function aboutTile(printed: Printed, speaker: Speaker, kind: string, id: string): TipText {
  const ours = isReconstructed(printed, kind, id) ? [speaker.say('tile-reconstructed')] : [];
  const text = [speaker.say(`${kind}-${id}-text`), ...ours].join(' ');
  return { title: capital(speaker.say(`${kind}-${id}`)), text, picture: pictureOf(printed, kind, id) };
}
