/** The printed values that the panels of the participants show, read from `components.toml`. */

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
