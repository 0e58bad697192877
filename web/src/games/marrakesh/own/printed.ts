/** The printed values that a player board shows, read from `components.toml`. */
import { effectsOf, type Effects } from '../effects';

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
