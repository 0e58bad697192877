/** Which places of the board an event or a decision is about, and the symbols of things and lines of the log. */
import { known, sameFor, type ClickedAt, type Glyph } from '../../table/game-table';
import type { EventLine } from '../../types';
import type { ActionKind, DecisionKind, EventKind } from './kinds';
import type { Zone } from './layout';

const actions = sameFor<ActionKind>();
/** Where each kind of action is clicked. */
export const ACTIONS: Record<ActionKind, ClickedAt> = {
  ...actions('board', 'slot', 'courtier_slot', 'site', 'courtier_site', 'soldier', 'upgrade', 'take_camels', 'trade_camel'),
  ...actions('board', 'take_card', 'place_camel', 'hall', 'score', 'scrolls', 'post', 'buy', 'advance', 'piece', 'wall_slot'),
  ...actions('board', 'tile', 'bonus', 'scoring_tile', 'contract'),
  ...actions('both', 'space'),
  ...actions('bar', 'board', 'favour', 'deploy', 'finish', 'end_turn', 'decline', 'boon', 'lose'),
  ...actions('payment', 'pay', 'pay_wild', 'discount', 'commit', 'ransom', 'ransom_wild'),
};

const decisions = sameFor<DecisionKind>();
/** Null: cubes are paid for what was chosen before; one looks on at that. */
const ZONE_OF: Record<DecisionKind, Zone | null> = {
  ...decisions('city', 'choose_slot', 'choose_site', 'choose_action', 'choose_soldier_site'),
  ...decisions('city', 'choose_upgrade_site', 'choose_boon', 'choose_end', 'choose_space', 'choose_courtier_slot'),
  ...decisions('city', 'choose_courtier_site', 'choose_ransom'),
  ...decisions('caravansary', 'choose_caravan_card', 'choose_caravan_cube', 'choose_free_card'),
  ...decisions('palace', 'choose_hall', 'choose_free_hall', 'choose_courtier'),
  ...decisions('library', 'choose_scrolls', 'choose_library_cube', 'choose_breakthrough'),
  ...decisions('marketplace', 'choose_post', 'choose_purchase', 'choose_free_post'),
  ...decisions('mosque', 'choose_mosque_step', 'choose_free_path', 'choose_upgrade_colour', 'choose_scoring_tile'),
  ...decisions('walls', 'choose_wall_piece', 'choose_free_wall', 'choose_wall_slot'),
  ...decisions('contracts', 'choose_good'),
  ...decisions(null, 'choose_cube'),
};

export function zoneOf(decision: string): Zone | null {
  const zone = known(ZONE_OF, decision);
  return zone === undefined ? 'city' : zone;
}

const events = sameFor<EventKind>();
/** The place of each event, by the argument that names it. */
const PLACE_OF: Record<EventKind, (args: Record<string, unknown>) => string[]> = {
  round_started: () => ['year'],
  round_ended: () => ['queue:1', 'queue:2', 'queue:3', 'queue:4'],
  scoring_started: () => ['area:palace'],
  invasion_started: () => ['area:city'],
  invasion_ended: () => ['area:city'],
  slot_taken: ({ slot }) => [`action_slot:${slot}`],
  building_placed: ({ cell }) => [`cell:${cell}`],
  site_activated: ({ cell }) => [`cell:${cell}`],
  cubes_gained: () => ['active_site'],
  cubes_forfeited: () => ['active_site'],
  board_action: ({ board }) => [areaOf(board)],
  space_taken: ({ space }) => [`queue:${space}`],
  favour_gained: ({ favour }) => [`favour_space:${favour}`],
  favour_spent: () => ['area:palace'],
  influence_gained: ({ influence }) => [`influence:${influence}`],
  good_gained: ({ good }) => [`goods:${good}`],
  scrolls_gained: () => ['scrolls'],
  soldier_deployed: ({ cell }) => [`cell:${cell}`],
  soldier_displaced: ({ cell }) => [`cell:${cell}`],
  upgrade_placed: ({ cell }) => [`cell:${cell}`],
  card_taken: () => ['area:caravansary'],
  camel_placed_on_card: ({ position }) => [`take_card:${position}`],
  cards_revealed: () => ['area:caravansary'],
  pair_completed: () => ['area:caravansary'],
  courtier_placed: ({ hall }) => [`hall:${hall}`],
  courtier_scored: ({ hall }) => [`hall:${hall}`],
  breakthrough_made: ({ tile }) => [`tile:${tile}`],
  post_established: ({ city }) => [`post:${city}`],
  camels_on_routes: ({ city }) => [`post:${city}`],
  camels_left_routes: () => ['area:marketplace'],
  mosque_step: ({ node }) => [`advance:${node}`],
  scoring_tile_taken: ({ board }) => [`scoring_tile:${board}`],
  wall_built: ({ wall_slot }) => [`wall:${wall_slot}`],
  contract_fulfilled: ({ contract }) => [`contract:${stackOf(contract)}`],
  camel_traded: ({ market_slot }) => [`market_slot:${market_slot}`],
  ransom_paid: ({ cell }) => [`cell:${cell}`],
  building_lost: ({ cell }) => [`cell:${cell}`],
  solo_card_drawn: () => ['area:magistrate'],
  solo_card_rejected: () => ['area:magistrate'],
  solo_card_removed: () => ['area:magistrate'],
  solo_deck_shuffled: () => ['area:magistrate'],
  magistrate_acts: ({ board }) => [areaOf(board)],
  ...events(() => [], 'game_ended', 'turn_started', 'turn_ended', 'favour_chosen', 'paid', 'paid_with_discount'),
  ...events(() => [], 'points_scored', 'camels_gained', 'boon_lost', 'soldier_declined'),
};

export function placesOf(event: EventLine): string[] {
  return known(PLACE_OF, event.kind)?.(event.args) ?? [];
}

function areaOf(board: unknown): string {
  return board === 'wall' ? 'area:walls' : `area:${board}`;
}

/** "k2f-1" lies in the stack "k2f". */
export function stackOf(contract: unknown): string {
  return String(contract).split('-')[0] ?? '';
}

// --- symbols ------------------------------------------------------------------------------------------------------
export const GLYPHS: Record<EventKind, Glyph> = {
  round_started: 'merv-year',
  round_ended: 'merv-year',
  scoring_started: 'merv-points',
  game_ended: 'merv-end',
  turn_started: 'merv-meeple',
  turn_ended: 'merv-meeple',
  slot_taken: 'merv-meeple',
  space_taken: 'merv-meeple',
  building_placed: 'merv-building',
  site_activated: 'merv-building',
  favour_chosen: 'merv-favour',
  points_scored: 'merv-points',
  favour_gained: 'merv-favour',
  favour_spent: 'merv-favour',
  influence_gained: 'merv-influence',
  camels_gained: 'merv-camel',
  camel_placed_on_card: 'merv-camel',
  camel_traded: 'merv-camel',
  camels_on_routes: 'merv-camel',
  camels_left_routes: 'merv-camel',
  scrolls_gained: 'merv-scroll',
  soldier_deployed: 'merv-soldier',
  soldier_declined: 'merv-soldier',
  soldier_displaced: 'merv-soldier',
  upgrade_placed: 'merv-upgrade',
  cards_revealed: 'merv-board-caravansary',
  courtier_placed: 'merv-courtier',
  courtier_scored: 'merv-courtier',
  breakthrough_made: 'merv-breakthrough',
  post_established: 'merv-post',
  mosque_step: 'merv-board-mosque',
  scoring_tile_taken: 'merv-scoring-tile',
  contract_fulfilled: 'merv-contract',
  invasion_started: 'merv-attack',
  invasion_ended: 'merv-attack',
  ransom_paid: 'merv-attack',
  building_lost: 'merv-attack',
  solo_deck_shuffled: 'merv-year',
  boon_lost: 'merv-disc',
  good_gained: ({ args }) => `merv-${args.good}`,
  wall_built: ({ args }) => pieceSymbol(args.piece),
  ...events(cubeSymbol, 'cubes_gained', 'cubes_forfeited', 'paid', 'paid_with_discount'),
  ...events(spiceSymbol, 'card_taken', 'pair_completed'),
  ...events(boardSymbol, 'board_action', 'magistrate_acts', 'solo_card_drawn', 'solo_card_rejected', 'solo_card_removed'),
};

/** The colour that most of the cubes have. */
function cubeSymbol({ args }: EventLine): string {
  const cubes = Object.entries((args.cubes ?? {}) as Record<string, number>).filter(([, n]) => n > 0);
  const [most] = cubes.sort(([, a], [, b]) => b - a);
  return `merv-cube-${most?.[0] ?? 'any'}`;
}

function spiceSymbol({ args }: EventLine): string {
  return `merv-spice-${args.spice}`;
}

function boardSymbol({ args }: EventLine): string {
  return args.board === 'none' ? 'merv-year' : `merv-board-${args.board}`;
}

/** Wall pieces that end in 3 are gates. */
export function pieceSymbol(piece: unknown): string {
  return String(piece).endsWith('-3') ? 'merv-gate' : 'merv-segment';
}

const THINGS: Record<string, string> = {
  ...Object.fromEntries(['purple', 'tan', 'teal', 'orange', 'white', 'any'].map((c) => [c, `merv-cube-${c}`])),
  ...Object.fromEntries(['cinnamon', 'ginger', 'juniper', 'pepper'].map((spice) => [spice, `merv-spice-${spice}`])),
  cubes: 'merv-cube-any',
  points: 'merv-points',
  favour: 'merv-favour',
  influence: 'merv-influence',
  camels: 'merv-camel',
  scrolls: 'merv-scroll',
  common: 'merv-common',
  rare: 'merv-rare',
  cards: 'merv-board-caravansary',
  mosque: 'merv-board-mosque',
  courtiers: 'merv-courtier',
  buildings: 'merv-building',
  posts: 'merv-post',
  servants: 'merv-soldier',
  discs: 'merv-disc',
  white_cube: 'merv-cube-white',
  soldier: 'merv-soldier',
  white_upgrade: 'merv-upgrade',
  deploy: 'merv-soldier',
  end_turn: 'merv-year',
  discount: 'merv-breakthrough',
  lose: 'merv-attack',
  pay_wild: 'merv-breakthrough',
  ransom_wild: 'merv-breakthrough',
};

/** "teal", "camels"; an action that is a button with its argument: "pay:teal", "commit:rare", "deploy". */
export function thing(name: string): string | null {
  const [kind = '', argument] = name.split(':');
  return (argument === undefined ? undefined : THINGS[argument]) ?? THINGS[kind] ?? null;
}
