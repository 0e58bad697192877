/** Which places of the board an event or a decision is about. */
import { known, sameFor, type ClickedAt } from '../../table/game-table';
import type { EventLine } from '../../types';
import type { ActionKind, DecisionKind, EventKind } from './kinds';
import type { Arrangement } from '../../table/zoom';
import { LAYOUTS, type Box, type Point, type Zone } from './layout';
import { isShown } from './shown-board.svelte';
import { scrollColour } from './tiles';

const actions = sameFor<ActionKind>();
/** Where each kind of action is clicked. */
export const ACTIONS: Record<ActionKind, ClickedAt> = {
  // the player board
  ...actions('board', 'disk', 'cell', 'path', 'seller', 'worker', 'joker', 'exchange', 'spare', 'action', 'slot', 'explore'),
  ...actions('board', 'explore_town', 'line', 'provision', 'give_back', 'souk_action', 'souk_seller', 'pay', 'score_oasis'),
  // the shared board
  ...actions('board', 'buy', 'connect', 'refresh', 'scroll', 'gate', 'stair', 'rapid', 'town', 'take_luxury', 'take_oasis'),
  // the stage
  ...actions('board', 'pick', 'draft'),
  ...actions('bar', 'count', 'resource', 'good', 'keshi', 'water', 'enough', 'stop', 'decline', 'new_keshi', 'area_action'),
  ...actions('bar', 'end_turn', 'place', 'tile_bonus', 'add_date', 'add_step', 'point', 'provide'),
};

/** Scrolls that one does not have, and the dates that come anyway, need no crossed-out button. */
export const UNSAID: ReadonlySet<string> = new Set(['marrakesh.harvest.no_scroll', 'marrakesh.harvest.rest', 'marrakesh.steps.no_scroll']);

// --- zones ------------------------------------------------------------------------------------------------------------
const decisions = sameFor<DecisionKind>();
export const ZONE_OF: Record<DecisionKind, Zone> = {
  ...decisions('left', 'choose_path', 'choose_oasis', 'choose_slot', 'choose_resource', 'choose_date_or_water'),
  ...decisions('left', 'choose_free_oasis', 'choose_payment', 'choose_returned', 'choose_harvest', 'choose_supplying'),
  ...decisions('right', 'choose_provision', 'choose_disk', 'choose_cell', 'choose_returned_cell', 'choose_square'),
  ...decisions('right', 'choose_good', 'choose_spared', 'choose_next_cell'),
  ...decisions('line', 'choose_line', 'choose_line_keshi', 'choose_scored'),
  ...decisions('stairs', 'choose_stair', 'choose_connection', 'choose_gate', 'choose_town', 'choose_rapid'),
  ...decisions('stairs', 'choose_steps', 'choose_free_gate'),
  ...decisions('market', 'choose_souk', 'choose_scroll', 'choose_free_scroll', 'choose_tile_bonus'),
  ...decisions('market', 'choose_loose_oasis', 'choose_free_luxury'),
  ...decisions('city', 'choose_water'),
  ...decisions('tray', 'choose_keshis', 'choose_draft', 'choose_count', 'choose_second', 'choose_next_keshi'),
  ...decisions('own', 'choose_joker', 'choose_seller', 'choose_colour', 'choose_worker', 'choose_option', 'choose_area'),
  ...decisions('own', 'choose_return', 'choose_returned_seller', 'choose_end', 'choose_gate_keshi'),
};

/** Where an arrangement has no such zone, the one that holds the same. */
const INSTEAD: Partial<Record<Zone, readonly Zone[]>> = {
  stairs: ['academy', 'river'],
  market: ['shops', 'academy'],
  city: ['quay', 'river'],
};

/** The zone of a decision, if all that is lit lies in it; otherwise the smallest that has all of it, or the most. */
export function zoneOf(decision: string, lit: readonly Point[] = [], { zones: all }: Pick<Arrangement, 'zones'> = LAYOUTS[0]!): string {
  const meant = known(ZONE_OF, decision) ?? 'own';
  const usual = [meant, ...(INSTEAD[meant] ?? [])].find((zone) => all.some(({ name }) => name === zone)) ?? meant;
  if (lit.length === 0) return usual;
  const count = ({ x, y, width, height }: Box): number =>
    lit.filter((at) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height).length;
  const zones = [...all.filter(({ name }) => name === usual && name !== 'own'), ...all];
  const counts = zones.map(count);
  return zones[counts.indexOf(Math.max(...counts))]!.name;
}

// --- events -----------------------------------------------------------------------------------------------------------
type Args = Record<string, unknown>;

interface Where {
  /** Places that all share. */
  board?: string[];
  /** Places of the actor's own board: they are meant only while that board is shown. */
  own?: string[];
}

const AREA_OF: Record<string, string> = {
  ...{ green: 'garden', grey: 'madrasa', white: 'palace', black: 'mosque', pink: 'square', turquoise: 'river' },
  ...{ beige: 'medina', brown: 'sahara', yellow: 'souk', purple: 'souk', orange: 'souk' },
};

function each(kind: string, value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((one) => `${kind}:${one}`);
}

function areaOf(colour: unknown): string[] {
  const area = AREA_OF[String(colour)];
  return area === undefined ? [] : [`area:${area}`];
}

function stacksOf(colours: readonly string[]): string[] {
  return [...new Set(colours)].flatMap((colour) => [1, 2, 3].map((place) => `stack:${colour}-${place}`));
}

function scrollStacks(scroll: unknown): string[] {
  return stacksOf((Array.isArray(scroll) ? scroll : [scroll]).map(scrollColour));
}

/** Where a caravan stands: beside an oasis, at the end of a path, or in the starting oasis. */
function caravanAt(path: unknown, n: unknown): string[] {
  if (path === 'start') return ['path:start'];
  return Number(n) > 3 ? [`explore_town:${path}-${n}`, `path:${path}`] : [`oasis:${path}-${n}`];
}

/** The numbered sides go through the seasons by twos. */
function seasonOf(side: unknown): number {
  return (Math.floor((Number(side) - 1) / 2) % 3) + 1;
}

export const WHERE: Record<EventKind, (args: Args) => Where> = {
  // setup, seasons, rounds
  oases_laid_out: ({ oasis }) => ({ board: each('loose', oasis) }),
  line_filled: ({ n }) => ({ own: [`line:${n}`] }),
  disk_laid: () => ({ own: ['disk'] }),
  provision_shown: ({ provision }) => ({ own: ['provisions', `provision:${provision}`] }),
  season_started: () => ({ board: ['exchange'] }),
  round_started: () => ({ board: ['screen'] }),
  first_player: () => ({}),
  keshi_picked: ({ colour }) => ({ own: ['screen', `pick:${colour}`] }),
  keshis_chosen: () => ({}),
  keshis_revealed: () => ({ board: ['screen'] }),
  worker_placed: ({ area }) => ({ own: [`area:${area}`, `worker:${area}`] }),
  keshis_thrown: () => ({ board: ['tower'] }),
  tray_filled: () => ({ board: ['tray'] }),
  keshis_stuck: () => ({ board: ['tower'] }),
  // the draft and placing
  keshis_drafted: ({ colour }) => ({ board: ['tray', `draft:${colour}`] }),
  draft_skipped: () => ({ board: ['tray'] }),
  tray_cleared: () => ({ board: ['tray'] }),
  keshi_placed: ({ colour }) => ({ own: areaOf(colour) }),
  keshi_lost: ({ colour }) => ({ own: areaOf(colour) }),
  pink_placed: ({ cell }) => ({ own: [`cell:${cell}`] }),
  caravan_placed: ({ path, n }) => ({ own: caravanAt(path, n) }),
  seller_placed: ({ area }) => ({ own: [`seller:${area}`] }),
  souk_seller_placed: () => ({ own: ['souk_seller'] }),
  oasis_revealed: ({ oasis_cell }) => ({ own: [`oasis:${oasis_cell}`] }),
  town_taken: ({ town }) => ({ board: [`town:${town}`] }),
  // gaining and paying
  gained: () => ({}),
  paid: () => ({}),
  points_scored: () => ({}),
  points_lost: () => ({}),
  scroll_worked: () => ({}),
  // workers and areas
  turn_started: () => ({}),
  turn_ended: () => ({}),
  worker_activated: ({ area }) => ({ own: [`area:${area}`, `worker:${area}`] }),
  seller_gave_water: ({ area }) => ({ own: [area === 'souk' ? 'souk_seller' : `seller:${area}`] }),
  new_keshi: ({ area }) => ({ own: [`area:${area}`] }),
  area_action: ({ area }) => ({ own: [`area:${area}`] }),
  fisherman_moved: ({ space }) => ({ board: [`river:${space}`] }),
  harbour_reached: () => ({ board: ['harbour'] }),
  harvested: () => ({ own: ['area:garden'] }),
  exchanged: ({ good }) => ({ board: ['exchange'], own: [`exchange:${good}`] }),
  luxury_bought: ({ luxury }) => ({ board: each('buy', luxury) }),
  luxury_taken: ({ luxury }) => ({ board: each('buy', luxury) }),
  luxuries_turned_up: ({ luxury }) => ({ board: each('buy', luxury) }),
  disk_turned: () => ({ own: ['disk'] }),
  square_used: ({ cell }) => ({ own: [`cell:${cell}`] }),
  climbed: ({ stair, step }) => ({ board: [`step:${stair}-${step}`] }),
  boundary_crossed: ({ stair }) => ({ board: [`stair:${stair}`] }),
  connection_used: ({ connecting }) => ({ board: [`connect:${connecting}`] }),
  companion_joined: ({ companion }) => ({ board: [`companion:${companion}`] }),
  companion_waits: ({ companion }) => ({ board: [`companion:${companion}`] }),
  companion_left: ({ companion }) => ({ board: [`companion:${companion}`] }),
  companion_spared: ({ companion }) => ({ board: [`companion:${companion}`] }),
  scrolls_refreshed: ({ scroll_colour }) => ({ board: stacksOf([String(scroll_colour)]) }),
  scroll_bought: ({ scroll }) => ({ board: scrollStacks(scroll) }),
  scroll_taken: ({ scroll }) => ({ board: scrollStacks(scroll) }),
  scrolls_turned_up: ({ scroll }) => ({ board: scrollStacks(scroll) }),
  gate_built: ({ workshop, slot }) => ({ board: [`workshop:${workshop}`], own: [`gate:${slot}`] }),
  oasis_explored: () => ({ own: ['area:sahara'] }),
  oasis_taken: ({ oasis }) => ({ board: each('loose', oasis), own: ['area:sahara'] }),
  town_explored: () => ({ own: ['area:sahara'] }),
  line_keshi_declined: () => ({ own: ['area:sahara'] }),
  keshi_returned: ({ colour }) => ({ own: areaOf(colour) }),
  swap_skipped: () => ({ own: ['area:sahara'] }),
  // ends
  river_bonus: ({ rapid }) => ({ board: [`rapid:${rapid}`] }),
  river_tile: ({ side }) => ({ board: [`river_tile:${seasonOf(side)}`] }),
  head_start: ({ space }) => ({ board: [`river:${space}`] }),
  fishermen_returned: () => ({ board: ['river:0'] }),
  provisions_paid: () => ({ own: ['provisions'] }),
  provisions_failed: () => ({ own: ['provisions'] }),
  round_ended: () => ({}),
  season_ended: () => ({}),
  area_filled: ({ area }) => ({ own: [`area:${area}`] }),
  oasis_scored: ({ oasis }) => ({ own: [...each('score_oasis', oasis), 'area:sahara'] }),
  town_scored: () => ({ own: ['area:sahara'] }),
  game_ended: () => ({}),
};

export function placesOf({ kind, who, args }: EventLine): string[] {
  const { board = [], own = [] } = known(WHERE, kind)?.(args) ?? {};
  return [...board, ...(isShown(who) ? own : []), ...(who === null ? [] : [`home:${who}`])];
}
