/** The printed values of the shared board (`components.toml`), read where they are needed. */
import { effectsOf, type Effects } from '../effects';

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

export interface Scroll {
  timing: string;
  effect: Effects;
  /** The number of a special scroll. */
  n: number;
  /** How many keshis make an area large. */
  keshis: number;
}

export interface Town {
  kind: string;
  of: string;
  points: number;
  effect: Effects;
}

export class Printed {
  constructor(private readonly values: Record<string, unknown>) {}

  private in(section: string): Table {
    return table(this.values[section]);
  }

  /** Whether a value is ours, since no document that we have states it. */
  isReconstructed(section: string, id: string): boolean {
    const all = this.in(section);
    const found = word(table(all[id]).provenance) || word(table(all.provenance_of)[id]) || word(all.provenance);
    return found === 'reconstructed';
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

  /** What a side of a river tile gives; in season 3 two bonuses. */
  riverSide(side: string): Effects[] {
    const one = table(this.in('river_side')[side]);
    return [effectsOf(one.bonus), ...(one.other === undefined ? [] : [effectsOf(one.other)])];
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

  luxury(luxury: string): { cost: Effects; bonus: Effects } {
    const one = table(this.in('luxury')[luxury]);
    return { cost: effectsOf(one.cost), bonus: effectsOf(one.bonus) };
  }

  // --- madrasa and workshops
  scrollColour(colour: string): { scholars: number; dates: number } {
    const one = table(this.in('scroll_colour')[colour]);
    return { scholars: number(one.scholars), dates: number(one.dates) };
  }

  refresh(): number {
    return number(this.in('refresh').dinars);
  }

  scroll(scroll: string): Scroll {
    const one = table(this.in('scroll')[scroll]);
    return { timing: word(one.timing), effect: effectsOf(one.effect), n: number(one.n), keshis: number(one.keshis) };
  }

  workshop(workshop: string): { dinars: number; points: number } {
    const one = table(this.in('workshop')[workshop]);
    return { dinars: number(one.dinars), points: number(one.points) };
  }

  // --- desert towns
  town(town: string): Town {
    const one = table(this.in('town')[town]);
    return { kind: word(one.kind), of: word(one.of), points: number(one.points), effect: effectsOf(one.effect) };
  }

  townCost(): Effects {
    return effectsOf(this.in('towns').cost);
  }
}
