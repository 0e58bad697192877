// Written by tools/typescript.py from the Python types: do not edit.

export interface View {
  active: number | null;
  beijing: (number | null)[];
  cards: Record<string, CardView>;
  die_uses: Record<string, string[]>;
  draft: string[];
  edition: string;
  first: number;
  game: string;
  gifts: GiftsView;
  goal_choice: boolean;
  journeys: JourneyView[];
  movement: MovementView | null;
  new_characters: boolean;
  offices: Record<string, string | null>;
  order: number[];
  own_cards: string[];
  phase: string;
  piles: number;
  players: PlayerView[];
  pool: number;
  provinces: Record<string, string>;
  round: number;
  row: string[];
  seat: number | null;
  spaces: Record<string, PlacedDieView[]>;
  special: PileView;
  to_move: number | null;
  traveller: number | null;
  turn: TurnView;
  unseen: string[];
}

export interface CardView {
  card: string;
  city: string;
}

export interface GiftsView {
  discard: string[];
  drawn: string[];
  pile: number;
}

export interface JourneyView {
  camels: number;
  coins: number;
  figure: number;
  node: string;
  steps: StepView[];
}

export interface StepView {
  camels: number;
  coins: number;
  node: string;
}

export interface MovementView {
  entered: string[];
  kind: string;
  left: number;
  steps: number;
}

export interface PlayerView {
  camels: number;
  character: string | null;
  coins: number;
  colour: string;
  completed: string[];
  contracts: string[];
  dice: Record<string, number>;
  figures: string[];
  gifts: string[];
  goals: string[] | null;
  goals_dealt: string[] | null;
  goals_kept: number;
  goods: Record<string, number>;
  keep_two: boolean;
  own_spaces: string[];
  points: Record<string, number>;
  posts: string[];
  promised: number;
  score: number;
  stock: number;
  who: number;
}

export interface PlacedDieView {
  kind: string;
  owner: number | null;
  value: number;
}

export interface PileView {
  count: number;
  known: string[];
}

export interface TurnView {
  black_bought: boolean;
  entry_free: boolean;
  main_done: boolean;
  own_card_used: boolean;
  picked: string[];
  taken: number[];
}
