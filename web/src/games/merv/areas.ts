/** What the areas around the city share: the order of things, the printed values, who stands where, and words. */
import { capital } from '../../parts/sentences';
import type { TipText } from '../../table/context';
import type { Speaker } from '../../texts/speaker';
import type { EventLine } from '../../types';
import type { PlayerView } from './view';

export const COLOURS = ['purple', 'tan', 'teal', 'orange', 'white'] as const;
export const SPICES = ['cinnamon', 'ginger', 'juniper', 'pepper'] as const;
export const HALLS = ['knowledge', 'spice', 'trade', 'faith'] as const;
export const BREAKTHROUGHS = [
  ['b1-caravansary', 'b1-palace', 'b1-marketplace', 'b1-mosque'],
  ['b2-purple', 'b2-tan', 'b2-teal', 'b2-orange'],
  ['b3-card', 'b3-post', 'b3-mosque', 'b3-wall'],
  ['b4-2favour', 'b4-2soldiers', 'b4-favoursoldier', 'b4-8points'],
] as const;
/** What a courtier of the hall counts when it scores. */
export const COUNTED: Record<string, Glyph[]> = {
  knowledge: [{ symbol: 'merv-scroll' }],
  spice: [{ card: true }],
  trade: [{ good: true }],
  faith: [{ symbol: 'merv-board-mosque' }],
};

export type Cubes = Record<string, number>;

export interface Contract {
  level: number;
  points: number;
  cube: string;
  scrolls: number;
  common: number;
  rare: number;
  any: number;
  bonus: string;
}

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

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(number) : [];
}

function cubes(value: unknown): Cubes {
  return Object.fromEntries(Object.entries(table(value)).flatMap(([colour, n]) => (typeof n === 'number' ? [[colour, n]] : [])));
}

/** The printed values (`components.toml`), read where they are needed. */
export class Printed {
  constructor(private readonly values: Record<string, unknown>) {}

  private in(section: string): Table {
    return table(this.values[section]);
  }

  spice(spice: string): { cards: number; pair: string } {
    const one = table(this.in('spice')[spice]);
    return { cards: number(one.cards), pair: word(one.pair) };
  }

  /** Points for sets of 1, 2, 3, 4 different spices. */
  sets(): number[] {
    return numbers(this.in('caravan').sets);
  }

  hall(hall: string): { colour: string; capacity: number; points: number; favour: number } {
    const one = table(this.in('palace')[hall]);
    return {
      colour: word(one.colour),
      capacity: number(one.capacity),
      points: number(one.points),
      favour: number(one.favour),
    };
  }

  mostScrolls(): number {
    return number(this.in('library').most);
  }

  /** The scrolls for the first to fourth breakthrough. */
  breakthroughScrolls(): number[] {
    return numbers(this.in('breakthrough').scrolls);
  }

  breakthroughPoints(): number {
    return number(this.in('breakthrough').points);
  }

  breakthroughBoon(tile: string): string {
    return word(this.in('breakthrough')[tile]);
  }

  city(city: string): Cubes {
    return cubes(this.in('marketplace')[city]);
  }

  node(node: string): { boon: string; points: number } {
    const one = table(this.in('mosque')[node]);
    return { boon: word(one.boon), points: number(one.points) };
  }

  /** The cubes for the step onwards from a node or a start ("start-1"). */
  step(from: string): Cubes {
    return cubes(this.in('mosque_cost')[from]);
  }

  scoring(): { building: number; tile: number; tiles: string[]; mosque: number } {
    const all = this.in('scoring');
    const tiles = Array.isArray(all.tile_actions) ? all.tile_actions.map(word) : [];
    return {
      building: number(all.building_points),
      tile: number(all.tile_points),
      tiles,
      mosque: number(all.completed_mosque_points),
    };
  }

  wall(piece: string): { colour: string; cost: number; copies: number } {
    const one = table(this.in('wall')[piece]);
    return { colour: word(one.colour), cost: number(one.cost), copies: number(one.copies) };
  }

  /** The pieces of the wall supply by what they are and cost: segments first, the cheapest first, purple first. */
  wallGroups(): { isGate: boolean; cost: number; pieces: string[] }[] {
    const groups: { isGate: boolean; cost: number; pieces: string[] }[] = [];
    for (const colour of COLOURS.filter((one) => one !== 'white')) {
      for (const kind of [1, 2, 3]) {
        const piece = `${colour}-${kind}`;
        const isGate = kind === 3;
        const { cost } = this.wall(piece);
        const group = groups.find((one) => one.isGate === isGate && one.cost === cost);
        if (group === undefined) groups.push({ isGate, cost, pieces: [piece] });
        else group.pieces.push(piece);
      }
    }
    return groups.sort((one, other) => Number(one.isGate) - Number(other.isGate) || one.cost - other.cost);
  }

  contract(contract: string): Contract {
    const one = table(this.in('contract')[contract]);
    return {
      level: number(one.level),
      points: number(one.points),
      cube: word(one.cube),
      scrolls: number(one.scrolls),
      common: number(one.common),
      rare: number(one.rare),
      any: number(one.any),
      bonus: word(one.bonus),
    };
  }

  /** The influence for contracts of level I, II, III. */
  contractInfluence(): number[] {
    return numbers(this.in('influence').contracts);
  }

  tracks(): { favour: number; influence: number } {
    return { favour: number(this.in('favour').last), influence: number(this.in('influence').last) };
  }

  /** Whether a value of the section is ours and not stated by any document. */
  isReconstructed(...sections: string[]): boolean {
    return sections.some((section) => marks(this.in(section)).includes('reconstructed'));
  }
}

function marks(values: Table): string[] {
  const found = [word(values.provenance), ...Object.values(table(values.provenance_of)).map(word)];
  for (const value of Object.values(values)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) found.push(...marks(value as Table));
  }
  return found;
}

/** A small drawing of what something brings: symbols, signs between them, a card, a good of either kind. */
export type Glyph = { symbol: string; look?: string } | { text: string } | { card: true } | { good: true };

export function glyphWidth(glyph: Glyph, size: number): number {
  if ('text' in glyph) return glyph.text.length * 7;
  return 'good' in glyph ? size * 1.3 : size;
}

export function glyphsWidth(glyphs: Glyph[], size: number, gap: number): number {
  return glyphs.reduce((sum, glyph) => sum + glyphWidth(glyph, size) + gap, -gap);
}

const BOON_GLYPHS: Record<string, Glyph[]> = {
  nothing: [],
  scroll: [{ symbol: 'merv-scroll' }],
  card: [{ card: true }],
  favour: [{ symbol: 'merv-favour' }],
  white_cube: [{ symbol: 'merv-cube-white' }],
  rare_good: [{ symbol: 'merv-rare' }],
  mosque_step: [{ text: '+1' }, { symbol: 'merv-board-mosque' }],
  soldier: [{ symbol: 'merv-soldier', look: 'neutral' }],
  camel: [{ symbol: 'merv-camel' }],
  white_upgrade: [{ symbol: 'merv-upgrade', look: 'cube-white' }],
  bonus_upgrade: [{ symbol: 'merv-upgrade', look: 'cube-any' }],
  scoring_tile: [{ symbol: 'merv-scoring-tile' }],
  courtier: [{ symbol: 'merv-courtier', look: 'neutral' }],
  wall: [{ symbol: 'merv-segment' }, { text: '/' }, { symbol: 'merv-gate' }],
  post: [{ symbol: 'merv-post', look: 'neutral' }, { text: '+' }, { good: true }],
  two_favour: [{ symbol: 'merv-favour' }, { symbol: 'merv-favour' }],
  two_soldiers: [{ symbol: 'merv-soldier', look: 'neutral' }, { symbol: 'merv-soldier', look: 'neutral' }],
  favour_and_soldier: [{ symbol: 'merv-favour' }, { symbol: 'merv-soldier', look: 'neutral' }],
};

export function boonGlyphs(boon: string): Glyph[] {
  return BOON_GLYPHS[boon] ?? [];
}

export function tileGlyphs(tile: string, printed: Printed): Glyph[] {
  const [level, what = ''] = tile.split('-');
  if (level === 'b1') return [{ symbol: `merv-board-${what}` }, { text: '\u22121' }, { symbol: 'merv-cube-any' }];
  if (level === 'b2') return [{ symbol: `merv-cube-${what}` }, { text: '=' }, { symbol: 'merv-cube-any' }];
  const boon = printed.breakthroughBoon(tile);
  if (boon === 'points') return [{ text: `+${printed.breakthroughPoints()}` }, { symbol: 'merv-points' }];
  return boonGlyphs(boon);
}

const TILE_RULES: Record<string, string> = {
  'b3-card': 'MERV-LIBRARY-9',
  'b3-post': 'MERV-LIBRARY-10',
  'b3-mosque': 'MERV-LIBRARY-13',
  'b3-wall': 'MERV-LIBRARY-14',
  'b4-2favour': 'MERV-LIBRARY-15',
  'b4-2soldiers': 'MERV-LIBRARY-16',
  'b4-favoursoldier': 'MERV-LIBRARY-17',
  'b4-8points': 'MERV-LIBRARY-11',
};

/** What a breakthrough does, in words. */
export function aboutTile(speaker: Speaker, printed: Printed, tile: string): TipText {
  const level = tile.slice(0, 2);
  const title = capital(speaker.say(`tile-${tile}`));
  if (level === 'b1') return { title, text: speaker.say('place-tile-b1'), rule: 'MERV-RES-12' };
  if (level === 'b2') return { title, text: speaker.say('place-tile-b2'), rule: 'MERV-RES-13' };
  const boon = printed.breakthroughBoon(tile);
  const text =
    boon === 'points'
      ? speaker.say('place-tile-points', { n: printed.breakthroughPoints() })
      : speaker.say('place-tile-once');
  return { title, text, rule: TILE_RULES[tile] };
}

/** What a contract asks for and brings, in words. */
export function aboutContract(speaker: Speaker, printed: Printed, id: string): TipText {
  const card = printed.contract(id);
  const asks = [speaker.say('place-asks-cube', { cost_colour: card.cube })];
  for (const thing of ['scrolls', 'common', 'rare', 'any'] as const) {
    if (card[thing] > 0) asks.push(speaker.say(`place-asks-${thing}`, { n: card[thing] }));
  }
  return {
    title: capital(speaker.say(`contract-${id}`)),
    text: speaker.say('place-contract-text', { asks: asks.join(', '), n: card.points, boon: card.bonus }),
    rule: 'MERV-CONTRACT-3',
  };
}

export function aboutScoringTile(speaker: Speaker, printed: Printed, board: string): TipText {
  return {
    title: speaker.say('place-scoring-tile', { board }),
    text: speaker.say('place-scoring-tile-text', { n: printed.scoring().tile }),
    rule: 'MERV-SCORE-8',
  };
}

/** The words of an area's header; some areas have values that are ours. */
export function aboutArea(speaker: Speaker, name: string, rule: string, reconstructed: boolean): TipText {
  const sentences = [speaker.say(`place-${name}-text`)];
  if (reconstructed) sentences.push(speaker.say('place-reconstructed'));
  return { title: speaker.say(`place-${name}`), text: sentences.join(' '), rule };
}

export { capital };

/** Whose pieces stand at a place: "Ada, Boris 2". */
export function owners(names: readonly string[], standing: readonly number[]): string {
  const all = [...new Set(standing)].map((who) => {
    const n = standing.filter((other) => other === who).length;
    return n > 1 ? `${names[who] ?? ''} ${n}` : (names[who] ?? '');
  });
  return all.join(', ');
}

/** The courtiers of a hall in the order in which they came; those of whose coming nobody told stand last, by seats. */
export function courtiersOf(hall: string, players: readonly Pick<PlayerView, 'who' | 'courtiers'>[], told: readonly EventLine[]): number[] {
  const left = new Map(players.map(({ who, courtiers }) => [who, courtiers[hall] ?? 0]));
  const came = told.filter(({ kind, args }) => kind === 'courtier_placed' && args.hall === hall).map(({ who }) => who);
  return [...came, ...players.map(({ who }) => who)].flatMap((who, index) => {
    const n = who === null ? 0 : (left.get(who) ?? 0);
    if (who === null || n === 0) return [];
    const standing = index < came.length ? 1 : n;
    left.set(who, n - standing);
    return Array.from({ length: standing }, () => who);
  });
}

/** The sizes of a player's sets of different spices, the largest first. */
export function spiceSets(spices: Record<string, number>): number[] {
  const counts = Object.values(spices);
  const most = Math.max(0, ...counts);
  return Array.from({ length: most }, (_, i) => counts.filter((n) => n > i).length);
}
