/** The printed values of the shared board (`components.toml`), read where they are needed. */
import { effectsOf, type Effects } from '../effects';
import { tileOf, type Tile, type TileKind } from '../tiles';

type Table = Record<string, unknown>;

function table(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export class Printed {
  constructor(readonly values: Record<string, unknown>) {}

  private in(section: string): Table {
    return table(this.values[section]);
  }

  tile(kind: TileKind, id: string): Tile {
    return tileOf(this.values, kind, id);
  }

  // --- river
  rapid(rapid: number): { at: number; bonus: Effects } {
    const one = table(this.in('rapid')[String(rapid)]);
    return { at: number(one.crossed_at), bonus: effectsOf(one.bonus) };
  }

  /** The points of a cell of the harbour, 0 to 3. */
  harbour(cell: number): number {
    return number(this.in('harbour')[String(cell + 1)]);
  }

  /** The space of the crocodile. */
  crocodile(): number {
    return number(this.in('crocodile').space);
  }

  // --- stairs
  /** The first step of each flight. */
  flights(): number[] {
    const found = this.in('stairs').flight_from;
    return Array.isArray(found) ? found.map(number) : [];
  }

  crossing(): Effects {
    return { dinar: number(this.in('stairs').crossing_dinars) };
  }

  connecting(cell: string): Effects {
    return effectsOf(this.in('connecting')[cell]);
  }

  stairTile(tile: string): Effects {
    return effectsOf(this.in('stair_tile')[tile]);
  }

  // --- souk
  exchange(tile: string, good: string): Effects {
    return effectsOf(table(this.in('exchange')[tile])[good]);
  }

  // --- madrasa and workshops
  scrollColour(colour: string): { scholars: number; dates: number } {
    const one = table(this.in('scroll_colour')[colour]);
    return { scholars: number(one.scholars), dates: number(one.dates) };
  }

  refresh(): number {
    return number(this.in('refresh').dinars);
  }

  workshop(workshop: string): { dinars: number; points: number } {
    const one = table(this.in('workshop')[workshop]);
    return { dinars: number(one.dinars), points: number(one.points) };
  }

  // --- desert towns
  townsLaidOut(players: number): number {
    const found = this.in('towns').laid_out;
    return Array.isArray(found) ? number(found[players - 2]) : 0;
  }

  townCost(): Effects {
    return effectsOf(this.in('towns').cost);
  }
}
