/** The printed values (`components.toml`), read where they are needed. */

/** Amounts by name: what is paid or gained. */
export type Things = Record<string, number>;

export interface Contract {
  cost: Things;
  reward: Things;
}

export interface Goal {
  city: string;
  province: string;
  points: number;
}

/** A line of a city card: what is given or counted, what it brings, and for which values of the die ("4–6"). */
export interface CardLine {
  give: Things;
  gain: Things;
  values?: string;
}

type Table = Record<string, unknown>;

/** What may be paid or gained, in the order in which it is drawn. */
const ORDER = [
  ...['camels', 'spice', 'silk', 'gold', 'coins', 'points'],
  ...['black', 'contract', 'gift', 'any', 'pair', 'copy', 'step'],
];
const HIGHEST = 6;

function table(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function word(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(number) : [];
}

function things(value: unknown): Things {
  const found = table(value);
  return Object.fromEntries(ORDER.flatMap((name) => (number(found[name]) > 0 ? [[name, number(found[name])]] : [])));
}

/** How a city card's line says what is counted. */
const COUNTED: Record<string, Things> = {
  any_good: {},
  per_contract: { contract: 1 },
  per_post: { post: 1 },
  per_pip: { pip: 1 },
};
const GAINED: Record<string, Things> = {
  any_good: { any: 1 },
  camel_steps: { step: 1 },
  pair_steps: { step: 1 },
  paid_provinces: { province: 1 },
};

export class Printed {
  constructor(private readonly values: Record<string, unknown>) {}

  private in(section: string): Table {
    return table(this.values[section]);
  }

  /** How many dice a space needs. */
  dice(space: string): number {
    return number(this.in('dice')[space]) || 1;
  }

  coins(): number {
    return number(this.in('space').coins);
  }

  purse(): number {
    return number(this.in('space').purse);
  }

  khan(): Things {
    return things(this.in('space').khan);
  }

  /** The camels for an extra action: "reroll", "change", "black". */
  extra(action: string): number {
    return number(this.in('extra')[action]);
  }

  bazaar(column: string, row: number): Things {
    return things(table(this.in('bazaar')[column])[String(row)]);
  }

  /** Coins or camels for taking the contract of a space. */
  rowExtra(space: number): number {
    return numbers(this.in('contract_row').extra)[space - 1] ?? 0;
  }

  /** Coins in all for a journey of so many steps. */
  travel(steps: number): number {
    return number(this.in('travel')[String(steps)]);
  }

  beijing(): number[] {
    return numbers(this.in('scoring').beijing);
  }

  roads(): { from: string; to: string; toll: Things }[] {
    return Object.entries(this.in('road')).flatMap(([name, toll]) => {
      const [from, to] = name.split('_');
      return name.startsWith('provenance') || from === undefined || to === undefined ? [] : [{ from, to, toll: things(toll) }];
    });
  }

  /** Where a node is drawn, in percent. */
  position(node: string): { x: number; y: number } {
    const found = table(this.in('map')[node]);
    return { x: number(found.x), y: number(found.y) };
  }

  token(token: string): Things {
    return things(this.in('token')[token]);
  }

  office(office: string): Things {
    return things(this.in('office')[office]);
  }

  contract(contract: string): Contract {
    const one = table(this.in('contract')[contract]);
    return { cost: things(one.cost), reward: things(one.reward) };
  }

  goal(goal: string): Goal {
    const one = table(this.in('goal')[goal]);
    return { city: word(one.city), province: word(one.province), points: number(one.points) };
  }

  goalPlaces(): number[] {
    return numbers(this.in('scoring').goal_places);
  }

  privateReward(): Things {
    return things(this.in('character').private_reward);
  }

  gift(gift: string): Things {
    const one = table(this.in('gift')[gift]);
    if (number(one.coins) > 0) return { black: 1, coins: number(one.coins) };
    return things(one.reward);
  }

  card(card: string): CardLine[] {
    const one = table(this.in('city_card')[card]);
    const kind = word(one.kind);
    const by = Object.entries(table(one.by_value)).sort(([a], [b]) => Number(a) - Number(b));
    if (by.length > 0) {
      return by.map(([from, gain], i) => ({
        give: {},
        gain: typeof gain === 'number' ? { province: gain } : things(gain),
        values: range(Number(from), Number(by[i + 1]?.[0] ?? HIGHEST + 1) - 1),
      }));
    }
    if (kind === 'swap') {
      return [
        { give: { any: 1 }, gain: things(one.reward) },
        { give: things(one.cost_back), gain: { any: 1 } },
      ];
    }
    if (kind === 'either') {
      return [
        { give: things(one.cost), gain: things(one.reward) },
        { give: things(one.cost_back), gain: things(one.reward_back) },
      ];
    }
    const give = kind === 'pair_steps' ? { pair: 1 } : { ...COUNTED[kind], ...things(one.cost) };
    return [{ give, gain: GAINED[kind] ?? things(one.reward) }];
  }
}

function range(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}
