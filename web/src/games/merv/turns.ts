/** What each kind of event contributes to the card of its turn. */
import { sameFor } from '../../table/game-table';
import type { Said, Telling } from '../../table/summary';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import { pieceSymbol } from './places';

type Args = Record<string, unknown>;

const events = sameFor<EventKind>();

export const TELLINGS: Record<EventKind, Telling> = {
  building_placed: ({ args }) => ({ clause: 'built', args: { site: args.site }, weight: 3 }),
  site_activated: ({ args, who }) =>
    args.owner === who
      ? { clause: 'activated-own', args: { site: args.site }, weight: 3 }
      : { clause: 'activated', args: { site: args.site, owner: args.owner }, weight: 3 },
  slot_taken: ({ args }) => ({ clause: 'slot', args, weight: 0 }),
  board_action: ({ args }) => ({ clause: 'action', args, weight: 0 }),
  favour_chosen: { clause: 'favour', weight: 0 },
  magistrate_acts: ({ args }) => ({ clause: 'magistrate', args: { board: args.board, times: args.n }, weight: 3 }),
  solo_card_drawn: ({ args }) => ({ clause: 'solo-card', args, weight: 0 }),
  // the areas
  card_taken: ({ args }) => ({ clause: 'cards', args: { n: 1, spice: [args.spice] }, gains: { camels: Number(args.camels) } }),
  pair_completed: ({ args }) => ({ clause: 'pairs', args: { n: 1, spice: [args.spice] }, weight: 1 }),
  camel_placed_on_card: { gains: { camels: -1 } },
  courtier_placed: ({ args }) => ({ clause: 'courtiers', args: { n: 1, hall: [args.hall] } }),
  breakthrough_made: ({ args }) => ({ clause: 'breakthrough', args: { tile: [args.tile] } }),
  post_established: ({ args }) => ({ clause: 'posts', args: { n: 1, city: [args.city] } }),
  camels_on_routes: ({ args }) => ({ gains: { camels: -Number(args.n) } }),
  mosque_step: { clause: 'mosque', args: { n: 1 } },
  scoring_tile_taken: ({ args }) => ({ clause: 'scoring-tile', args: { board: [args.board] } }),
  wall_built: ({ args }) => ({ clause: isGate(args) ? 'gates' : 'segments', args: { n: 1 }, symbol: pieceSymbol(args.piece) }),
  contract_fulfilled: ({ args }) => ({ clause: 'contract', args: { contract: [args.contract] }, weight: 3 }),
  camel_traded: ({ args }) => ({ clause: 'market', args: { boon: [args.boon] }, weight: 1, gains: { camels: -1 } }),
  soldier_deployed: { clause: 'soldiers', args: { n: 1 } },
  soldier_displaced: { clause: 'displaced', weight: 1 },
  upgrade_placed: ({ args }) => ({ clause: 'upgrades', args: { upgrade: [args.upgrade] } }),
  // gains and costs
  cubes_gained: ({ args }) => ({ gains: cubes(args, 1) }),
  cubes_forfeited: ({ args }) => ({ clause: 'forfeited', args: { cubes: args.cubes } }),
  paid: ({ args }) => ({ gains: cubes(args, -1) }),
  paid_with_discount: ({ args }) => ({ gains: cubes(args, -1) }),
  points_scored: ({ args }) => ({ gains: { points: Number(args.n) } }),
  favour_gained: { gains: { favour: 1 } },
  influence_gained: { gains: { influence: 1 } },
  camels_gained: ({ args }) => ({ gains: { camels: Number(args.n) } }),
  good_gained: ({ args }) => ({ gains: { [String(args.good)]: 1 } }),
  scrolls_gained: ({ args }) => ({ gains: { scrolls: Number(args.n) } }),
  // the whole table
  round_ended: ({ args }) => ({ clause: 'order', args: { other: args.other } }),
  space_taken: queued,
  scoring_started: ({ args }) => ({ clause: 'scoring', args, weight: 3 }),
  invasion_started: { clause: 'invasion', weight: 3 },
  building_lost: ({ args }) => ({ clause: LOSSES[String(args.loss)] ?? 'lost', args: { n: 1 }, weight: 3 }),
  invasion_ended: ({ args }) => (args.n === 0 ? null : { clause: 'soldiers-home', args: { n: args.n }, symbol: 'merv-soldier', weight: 1 }),
  ransom_paid: ({ args }) => ({ clause: 'ransom', args: { n: 1 }, gains: { [String(args.colour)]: -1 } }),
  ...events(null, 'round_started', 'turn_started', 'turn_ended', 'game_ended', 'boon_lost', 'soldier_declined', 'cards_revealed'),
  ...events(null, 'camels_left_routes', 'favour_spent', 'courtier_scored'),
  ...events(null, 'solo_card_rejected', 'solo_card_removed', 'solo_deck_shuffled'),
};

/** A building is lost by choice, or because nothing could be paid. */
const LOSSES: Record<string, string> = { given_up: 'given-up', no_ransom: 'lost-unpaid' };

const TABLES: ReadonlySet<string> = new Set<EventKind>([
  ...(['round_ended', 'scoring_started', 'favour_spent', 'courtier_scored'] as const),
  ...(['invasion_started', 'ransom_paid', 'building_lost', 'invasion_ended'] as const),
]);

/** What concerns the whole table, whoever it names: the end of a year, and spaces of the queue that are left to others. */
export function isTables({ kind, who }: EventLine, seat: number | null): boolean {
  return kind === 'space_taken' ? who !== seat : TABLES.has(kind);
}

function queued({ args }: EventLine): Said | null {
  const camels = Number(args.gained) - Number(args.n);
  return camels === 0 ? null : { clause: 'queue', args: { space: args.space }, weight: 0, gains: { camels } };
}

function isGate({ piece }: Args): boolean {
  return pieceSymbol(piece) === 'merv-gate';
}

function cubes({ cubes }: Args, sign: 1 | -1): Record<string, number> {
  return Object.fromEntries(Object.entries(cubes as Record<string, number>).map(([colour, n]) => [colour, sign * n]));
}
