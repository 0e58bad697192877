/** What each kind of event contributes to the card of its turn. */
import { sameFor } from '../../table/game-table';
import type { Said, Telling } from '../../table/summary';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import { scrollColour } from './tiles';

type Args = Record<string, unknown>;

const events = sameFor<EventKind>();
const GOODS = new Set(['yellow', 'purple', 'orange']);

export const TELLINGS: Record<EventKind, Telling> = {
  // before the first round
  line_filled: ({ args }) => ({ clause: 'line', args: { colour: [args.colour] } }),
  disk_laid: { clause: 'disk', weight: 0 },
  // the draft
  keshis_drafted: drafted,
  draft_skipped: { clause: 'skipped', weight: 0 },
  keshi_placed: ({ args }) => ({ gains: { [keshi(args.colour)]: 1 } }),
  pink_placed: { gains: { keshi_pink: 1 } },
  caravan_placed: { gains: { keshi_brown: 1 } },
  seller_placed: { gains: { keshi_red: 1 } },
  souk_seller_placed: { gains: { keshi_red: 1 } },
  keshi_returned: ({ args }) => ({ gains: { [keshi(args.colour)]: -1 } }),
  worker_placed: ({ args }) => ({ clause: 'worker', args: { area: [args.area] } }),
  // the areas
  new_keshi: ({ args }) => ({ clause: 'new', args: { area: [args.area] }, weight: 1 }),
  area_action: action,
  scroll_bought: scroll,
  scroll_taken: scroll,
  gate_built: ({ args }) => ({ clause: 'gates', args: { n: 1, gate_colour: [args.gate_colour] }, symbol: `mksh-gate-${args.gate_colour}`, weight: 3 }),
  luxury_bought: ({ args }) => ({ clause: 'luxuries', args: { luxury: [args.luxury] }, weight: 3 }),
  luxury_taken: ({ args }) => ({ clause: 'luxuries', args: { luxury: [args.luxury] }, weight: 3 }),
  exchanged: ({ args }) => ({ gains: { [`good_${args.good}`]: -1 } }),
  fisherman_moved: ({ args }) => ({ clause: 'fisherman', args: { n: args.n } }),
  harbour_reached: { clause: 'harbour', weight: 1 },
  climbed: ({ args }) => ({ clause: 'climbed', args: { stair: args.stair, to: args.step } }),
  boundary_crossed: ({ args }) => ({ clause: 'flight', args: { stair: args.stair, to: args.flight }, weight: 1 }),
  companion_joined: ({ args }) => ({ clause: 'companion', args, weight: 1 }),
  oasis_explored: ({ args }) => ({ clause: 'explored', args: { oasis: [args.oasis] }, weight: 3 }),
  oasis_taken: ({ args }) => ({ clause: 'oases', args: { oasis: [args.oasis] } }),
  oasis_revealed: ({ args }) => ({ clause: 'oases', args: { oasis: [args.oasis] } }),
  town_taken: ({ args }) => ({ clause: 'town', args: { town: [args.town] } }),
  town_explored: ({ args }) => ({ clause: 'town-explored', args: { town: [args.town] }, weight: 3 }),
  // gains and costs
  gained: ({ args }) => ({ gains: things(args, 1) }),
  harvested: ({ args }) => ({ gains: things(args, 1) }),
  paid: ({ args }) => ({ gains: things(args, -1) }),
  points_scored: ({ args }) => ({ gains: { points: Number(args.n) } }),
  points_lost: ({ args }) => ({ gains: { points: -Number(args.n) } }),
  // the whole table
  keshis_revealed: ({ args }) => ({ clause: 'revealed', args: { colour: args.colour }, weight: 1 }),
  tray_filled: ({ args }) => ({ clause: 'tray', args, symbol: 'mksh-tray', weight: 3 }),
  keshis_stuck: ({ args }) => (args.n === 0 ? null : { clause: 'stuck', args, weight: 1 }),
  season_started: ({ args }) => ({ clause: 'season', args: { season: args.season } }),
  season_ended: ({ args }) => ({ clause: 'season-ended', args, weight: 3 }),
  provisions_paid: { clause: 'provided', weight: 1 },
  provisions_failed: { clause: 'not-provided' },
  area_filled: ({ args }) => ({ clause: 'filled', args: { area: [args.area] } }),
  river_bonus: { clause: 'river', weight: 1 },
  head_start: { clause: 'head-start', weight: 1 },
  fishermen_returned: ({ args }) => ({ clause: 'fishermen', args: { n: args.n }, weight: 1 }),
  first_player: { clause: 'first', weight: 3 },
  ...events(null, 'round_started', 'round_ended', 'turn_started', 'turn_ended', 'game_ended'),
  ...events(null, 'keshi_picked', 'keshis_chosen', 'keshis_thrown', 'tray_cleared', 'keshi_lost'),
  ...events(null, 'worker_activated', 'seller_gave_water', 'scroll_worked', 'disk_turned', 'square_used', 'connection_used'),
  ...events(null, 'companion_waits', 'companion_left', 'companion_spared', 'scrolls_refreshed', 'scrolls_turned_up', 'luxuries_turned_up'),
  ...events(null, 'oases_laid_out', 'line_keshi_declined', 'swap_skipped', 'river_tile'),
  ...events(null, 'provision_shown'),
  ...events(null, 'oasis_scored', 'town_scored'),
};

const TABLES: ReadonlySet<string> = new Set<EventKind>([
  ...(['keshis_revealed', 'keshis_thrown', 'tray_filled', 'keshis_stuck', 'tray_cleared', 'round_ended', 'season_ended'] as const),
  ...(['season_started', 'first_player', 'provisions_paid', 'provisions_failed', 'area_filled', 'oasis_scored', 'town_scored'] as const),
  ...(['river_bonus', 'head_start', 'fishermen_returned'] as const),
]);

/** What concerns the whole table, whoever it names: the toss, the end of a round and of a season. */
export function isTables({ kind }: EventLine): boolean {
  return TABLES.has(kind);
}

/** Areas that give only things; what the others bring tells where it comes from. */
const GIVING = new Set(['garden', 'square']);

function action({ args }: EventLine): Said {
  return { clause: 'area', args: { area: [args.area] }, weight: GIVING.has(String(args.area)) ? 2 : 0 };
}

/** What is drafted is placed at once, and not told twice. */
function drafted({ args }: EventLine): Said {
  const n = Number(args.n);
  return { clause: 'drafted', args: { colour: Array.from({ length: n }, () => args.colour) }, weight: 3, told: { [keshi(args.colour)]: n } };
}

function scroll({ args }: EventLine): Said {
  const colour = scrollColour(args.scroll);
  return { clause: 'scrolls', args: { n: 1, scroll_colour: [colour] }, symbol: `mksh-scroll-${colour}`, weight: 3 };
}

/** The purple, orange and yellow ones are goods. */
function keshi(colour: unknown): string {
  return GOODS.has(String(colour)) ? `good_${colour}` : `keshi_${colour}`;
}

function things(args: Args, sign: 1 | -1): Record<string, number> {
  const found = Object.entries((args.things ?? {}) as Record<string, number>);
  return Object.fromEntries(found.map(([thing, n]) => [GOODS.has(thing) ? `good_${thing}` : thing, sign * n]));
}
