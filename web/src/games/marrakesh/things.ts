/** The symbols of things in previews and buttons, and of the lines of the log. */
import { sameFor, type Glyph } from '../../table/game-table';
import type { EventLine } from '../../types';
import type { EventKind } from './kinds';
import { scrollColour } from './tiles';

const COLOURS = ['green', 'grey', 'white', 'black', 'pink', 'turquoise', 'beige', 'brown', 'red', 'purple', 'orange', 'yellow'];

const THINGS: Record<string, string> = {
  ...Object.fromEntries(COLOURS.map((colour) => [colour, `mksh-keshi-${colour}`])),
  ...Object.fromEntries(COLOURS.map((colour) => [`keshi_${colour}`, `mksh-keshi-${colour}`])),
  ...Object.fromEntries(['yellow', 'purple', 'orange'].map((good) => [`good_${good}`, `mksh-keshi-${good}`])),
  ...Object.fromEntries(['water', 'date', 'dinar', 'points', 'resource', 'good', 'keshi'].map((name) => [name, `mksh-${name}`])),
  scrolls: 'mksh-scrolls',
  luxuries: 'mksh-luxuries',
  gates: 'mksh-gates',
  oases: 'mksh-oasis',
  // actions that are buttons without an argument that tells more
  count: 'mksh-keshi',
  new_keshi: 'mksh-keshi',
  place: 'mksh-keshi',
  area_action: 'mksh-worker',
  tile_bonus: 'mksh-river',
  water: 'mksh-water',
  add_date: 'mksh-date',
  add_step: 'mksh-step',
  point: 'mksh-points',
  provide: 'mksh-provision',
};

/** "water", "keshi_green"; an action that is a button, with its argument: "resource:water", "good:purple", "count". */
export function thing(name: string): string | null {
  const [kind = '', argument = ''] = name.split(':');
  return THINGS[argument] ?? THINGS[kind] ?? null;
}

// --- the log ------------------------------------------------------------------------------------------------------------
const events = sameFor<EventKind>();
export const GLYPHS: Record<EventKind, Glyph> = {
  disk_laid: 'mksh-area-square',
  provision_shown: 'mksh-provision',
  season_started: 'mksh-feld',
  round_started: 'mksh-camel',
  first_player: 'mksh-camel',
  keshis_chosen: 'mksh-keshi',
  keshis_thrown: 'mksh-tower',
  tray_filled: 'mksh-tray',
  keshis_stuck: 'mksh-tower',
  draft_skipped: 'mksh-tray',
  tray_cleared: 'mksh-tray',
  caravan_placed: 'mksh-keshi-brown',
  pink_placed: 'mksh-keshi-pink',
  seller_placed: 'mksh-keshi-red',
  souk_seller_placed: 'mksh-keshi-red',
  seller_gave_water: 'mksh-water',
  harvested: 'mksh-area-garden',
  oases_laid_out: 'mksh-oasis',
  oasis_revealed: 'mksh-oasis-turned',
  oasis_taken: 'mksh-oasis-taken',
  town_taken: 'mksh-town-night',
  points_scored: 'mksh-points',
  points_lost: 'mksh-points',
  turn_started: 'mksh-worker',
  turn_ended: 'mksh-worker',
  fisherman_moved: 'mksh-fisherman',
  harbour_reached: 'mksh-fisherman',
  exchanged: 'mksh-exchange',
  disk_turned: 'mksh-area-square',
  square_used: 'mksh-area-square',
  connection_used: 'mksh-stair',
  oasis_explored: 'mksh-oasis-explored',
  town_explored: 'mksh-town',
  swap_skipped: 'mksh-swap',
  river_bonus: 'mksh-river',
  river_tile: 'mksh-river',
  head_start: 'mksh-crocodile',
  fishermen_returned: 'mksh-fisherman',
  provisions_paid: 'mksh-provision',
  provisions_failed: 'mksh-provision',
  round_ended: 'mksh-camel',
  season_ended: 'mksh-feld',
  oasis_scored: 'mksh-oasis',
  town_scored: 'mksh-town',
  game_ended: 'mksh-points',
  // told by the thing that they are about
  ...events(keshi, 'line_filled', 'keshi_picked', 'keshis_revealed', 'keshis_drafted', 'keshi_placed', 'keshi_lost'),
  ...events(keshi, 'line_keshi_declined', 'keshi_returned'),
  ...events(area, 'worker_placed', 'worker_activated', 'new_keshi', 'area_action', 'area_filled'),
  ...events(pawn, 'climbed', 'boundary_crossed'),
  ...events(({ args }) => `mksh-${args.companion}`, 'companion_joined', 'companion_waits', 'companion_left', 'companion_spared'),
  ...events(({ args }) => `mksh-luxury-${first(args.luxury)}`, 'luxury_bought', 'luxury_taken', 'luxuries_turned_up'),
  ...events(scroll, 'scroll_bought', 'scroll_taken', 'scroll_worked', 'scrolls_turned_up'),
  ...events(amount, 'gained', 'paid'),
  scrolls_refreshed: ({ args }) => `mksh-scroll-${args.scroll_colour}`,
  gate_built: ({ args }) => `mksh-gate-${args.gate_colour}`,
};

function first(value: unknown): string {
  return String(Array.isArray(value) ? value[0] : value);
}

function keshi({ args }: EventLine): string {
  return `mksh-keshi-${first(args.colour)}`;
}

function area({ args }: EventLine): string {
  return `mksh-area-${args.area}`;
}

function pawn({ args }: EventLine): string {
  return args.stair === 'palace' ? 'mksh-adviser' : 'mksh-disciple';
}

function scroll({ args }: EventLine): string {
  return `mksh-scroll-${scrollColour(first(args.scroll))}`;
}

function amount({ args }: EventLine): string {
  return thing(Object.keys((args.things ?? {}) as Record<string, number>)[0] ?? 'resource') ?? 'mksh-resource';
}
