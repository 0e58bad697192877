// Written by tools/typescript.py from the Python types: do not edit.

export interface View {
  active: number | null;
  attacked: string[];
  camel_market: CamelMarketView;
  camels_out: number;
  caravan: CaravanView;
  city: Record<string, CellView>;
  city_camels: string[];
  contracts: Record<string, string[]>;
  corner: string;
  edition: string;
  game: string;
  next_queue: (number | null)[];
  order: number[];
  path_camels: string[];
  phase: string;
  players: PlayerView[];
  queue_camels: number[];
  ransom_cubes: Record<string, number>;
  round: number;
  routes: string[];
  seat: number | null;
  side: string;
  site: string | null;
  slot: number | null;
  slots: (number | null)[];
  solo: SoloView | null;
  supply: SupplyView;
  to_move: number | null;
  turn: number;
  wall_supply: Record<string, number>;
  walls: Record<string, string>;
  year: number;
}

export interface CamelMarketView {
  camels: Record<string, number>;
  side: string;
}

export interface CaravanView {
  camels: number;
  deck: number;
  deck_holds: Record<string, number>;
  queue: string[];
}

export interface CellView {
  owner: number | null;
  site: string;
  soldier: number | null;
  upgrade: string | null;
}

export interface PlayerView {
  breakthroughs: string[];
  buildings: number;
  camels: number;
  colour: string;
  common: number;
  common_committed: number;
  contracts: string[];
  courtiers: Record<string, number>;
  cubes: Record<string, number>;
  discs: number;
  favour: number;
  influence: number;
  kind: string;
  mosque: string | null;
  points: Record<string, number>;
  posts: string[];
  rare: number;
  rare_committed: number;
  score: number;
  scoring_tile: string | null;
  scrolls: number;
  scrolls_committed: number;
  servants: number;
  spices: Record<string, number>;
  who: number;
}

export interface SoloView {
  deck: string[][];
  discard: string[];
  open: string | null;
  removed: string[];
}

export interface SupplyView {
  bonus_upgrades: string[];
  common: number;
  cubes: Record<string, number>;
  rare: number;
  scrolls: number;
  white_upgrades: number;
}
