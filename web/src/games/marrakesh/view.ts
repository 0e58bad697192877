// Written by tools/typescript.py from the Python types: do not edit.

export interface View {
  active: number | null;
  camel: number;
  companions: Record<string, CompanionView> | null;
  connections: Record<string, string | null>;
  crocodile: number | null;
  edition: string;
  exchange: string;
  expansions: string[];
  feld: number;
  floor: string;
  game: string;
  line: string[];
  loose_oases: string[];
  market: MarketView[];
  order: number[];
  pending: string[];
  phase: string;
  players: PlayerView[];
  river_sides: string[];
  round: number;
  season: number;
  seat: number | null;
  set_aside: string[];
  stacks: Record<string, StackView>;
  to_move: number | null;
  tower: Record<string, number>;
  towns: string[];
  tray: Record<string, number>;
  workshops: Record<string, Record<string, number>>;
}

export interface CompanionView {
  owner: number | null;
  step: number | null;
}

export interface MarketView {
  count: number;
  up: string | null;
}

export interface PlayerView {
  caravans: Record<string, number>;
  chosen: string[] | null;
  citizens: number[];
  colour: string;
  demand: Record<string, number>;
  demand_less: number | null;
  disk: number;
  gates: (string | null)[];
  goods: Record<string, number>;
  harbour: number | null;
  has_chosen: boolean;
  keshis: Record<string, number>;
  line: string[];
  line_keshis: (string | null)[];
  luxuries: string[];
  new_sellers: string[];
  oases: Record<string, OasisView>;
  points: Record<string, number>;
  provisions_hidden: string[] | null;
  provisions_shown: string[];
  resources: Record<string, number>;
  river_start: number;
  score: number;
  screen: string[];
  scrolls: string[];
  sellers: string[];
  space: number;
  square: number[];
  steps: Record<string, number>;
  towns: Record<string, TownView | null>;
  watchtower: number;
  who: number;
  workers: Record<string, number>;
}

export interface OasisView {
  oasis: string | null;
  state: string;
}

export interface TownView {
  explored: boolean;
  town: string;
}

export interface StackView {
  count: number;
  known: string[];
  up: string | null;
}
