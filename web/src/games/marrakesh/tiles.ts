/** The tiles with a printed number: what they say, read from `components.toml`, and what is drawn on them. */
import { faceOf, type Face } from './faces';

type Table = Record<string, unknown>;

export const TILE_KINDS = ['scroll', 'oasis', 'town', 'river_side', 'luxury'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

function table(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

/** The printed values of one tile. */
export class TileValues {
  private readonly values: Table;

  constructor(
    private readonly printed: Table,
    kind: TileKind,
    id: string,
  ) {
    this.values = table(table(printed[kind])[id]);
  }

  /** A value or, with a dot, one of a table: "bonus.points". */
  private at(path: string, from: Table = this.values): unknown {
    return path.split('.').reduce<unknown>((found, name) => table(found)[name], from);
  }

  /** A value that is not the tile's own: "workshop.blue.points". */
  board(path: string): number {
    return Number(this.at(path, this.printed) ?? 0);
  }

  n(path: string): number {
    const found = this.at(path);
    return typeof found === 'number' ? found : 0;
  }

  word(path: string): string {
    const found = this.at(path);
    return typeof found === 'string' ? found : '';
  }

  names(path: string): string[] {
    const found = this.at(path);
    return Array.isArray(found) ? found.map(String) : [];
  }

  amounts(path: string): [string, number][] {
    return Object.entries(table(this.at(path))).flatMap(([name, n]): [string, number][] => (typeof n === 'number' && n !== 0 ? [[name, n]] : []));
  }
}

export interface Tile {
  kind: TileKind;
  id: string;
  /** As it is printed on the tile: "07". */
  number: string;
  face: Face;
  /** When a scroll acts: "instant", "round", "season", "permanent". */
  timing: string;
  /** The goods that a luxury item costs, and what it gives. */
  cost: [string, number][];
  gains: [string, number][];
}

export function tileOf(printed: Record<string, unknown>, kind: TileKind, id: string): Tile {
  const values = new TileValues(printed, kind, id);
  return {
    kind,
    id,
    number: numberOf(id),
    face: faceOf(kind, id, values),
    timing: values.word('timing'),
    cost: values.amounts('cost'),
    gains: values.amounts('bonus'),
  };
}

export function numberOf(id: string): string {
  return id.replace(/^[a-z]+/, '');
}

const LAST: readonly (readonly [number, string])[] = [[21, 'grey'], [42, 'yellow'], [60, 'pink'], [72, 'orange']];

/** The colour of a scroll: its number tells. */
export function scrollColour(scroll: unknown): string {
  const number = Number(numberOf(String(scroll)));
  return LAST.find(([last]) => number <= last)?.[1] ?? 'grey';
}

/** When a scroll acts, as a glyph of 16 by 16. */
export const TIMINGS: Record<string, string> = {
  instant: 'M9.4 1.2L3.4 9h4L6.2 14.8 12.8 6.6H8.6z',
  round: 'M13.2 8.6A5.4 5.4 0 1 1 11.4 4M13.4 1.6v3.6H9.8',
  season: 'M3.6 1.8h8.8M3.6 14.2h8.8M4.8 1.8c0 3.6 6.4 8 6.4 12.4M11.2 1.8c0 3.6-6.4 8-6.4 12.4',
  permanent: 'M8 8C5.8 4.4 1.4 4.4 1.4 8s4.4 3.6 6.6 0 6.6-3.6 6.6 0-4.4 3.6-6.6 0z',
};
