/** The symbols of things in previews and buttons, and of the lines of the log. */
import type { EventLine } from '../../types';

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
};

/** "water", "keshi_green"; an action that is a button, with its argument: "resource:water", "good:purple", "count". */
export function thing(name: string): string | null {
  const [kind = '', argument = ''] = name.split(':');
  return THINGS[argument] ?? THINGS[kind] ?? null;
}

const SCROLL_COLOUR: Record<string, string> = { g: 'grey', y: 'yellow', p: 'pink', o: 'orange' };

/** The colour of a scroll, by its id: "g3" is grey. */
export function scrollColour(scroll: unknown): string {
  return SCROLL_COLOUR[String(scroll).charAt(0)] ?? 'grey';
}

// --- the log ------------------------------------------------------------------------------------------------------------
const GLYPHS: Record<string, string> = {
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
  seller_gave_water: 'mksh-water',
  oasis_revealed: 'mksh-oasis',
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
  oasis_explored: 'mksh-oasis',
  town_explored: 'mksh-town',
  swap_skipped: 'mksh-swap',
  river_bonus: 'mksh-river',
  river_tile: 'mksh-river',
  provisions_paid: 'mksh-provision',
  provisions_failed: 'mksh-provision',
  round_ended: 'mksh-camel',
  season_ended: 'mksh-feld',
  oasis_scored: 'mksh-oasis',
  town_scored: 'mksh-town',
  game_ended: 'mksh-points',
};

/** Events that are told by the thing that they are about. */
const BY_ARGUMENT: Record<string, (args: Record<string, unknown>) => string> = {
  line_filled: keshi,
  keshi_picked: keshi,
  keshis_revealed: keshi,
  keshis_drafted: keshi,
  keshi_placed: keshi,
  keshi_lost: keshi,
  line_keshi_declined: keshi,
  keshi_returned: keshi,
  worker_placed: area,
  worker_activated: area,
  new_keshi: area,
  area_action: area,
  area_filled: area,
  climbed: pawn,
  boundary_crossed: pawn,
  companion_joined: ({ companion }) => `mksh-${companion}`,
  companion_waits: ({ companion }) => `mksh-${companion}`,
  companion_left: ({ companion }) => `mksh-${companion}`,
  luxury_bought: ({ luxury }) => `mksh-luxury-${first(luxury)}`,
  luxuries_turned_up: ({ luxury }) => `mksh-luxury-${first(luxury)}`,
  scrolls_refreshed: ({ scroll_colour }) => `mksh-scroll-${scroll_colour}`,
  scroll_bought: scroll,
  scroll_taken: scroll,
  scroll_worked: scroll,
  scrolls_turned_up: scroll,
  gate_built: ({ gate_colour }) => `mksh-gate-${gate_colour}`,
  gained: amount,
  paid: amount,
};

export function glyph({ kind, args }: EventLine): string {
  return BY_ARGUMENT[kind]?.(args) ?? GLYPHS[kind] ?? 'mksh-worker';
}

function first(value: unknown): string {
  return String(Array.isArray(value) ? value[0] : value);
}

function keshi({ colour }: Record<string, unknown>): string {
  return `mksh-keshi-${first(colour)}`;
}

function area(args: Record<string, unknown>): string {
  return `mksh-area-${args.area}`;
}

function pawn({ stair }: Record<string, unknown>): string {
  return stair === 'palace' ? 'mksh-adviser' : 'mksh-disciple';
}

function scroll(args: Record<string, unknown>): string {
  return `mksh-scroll-${scrollColour(first(args.scroll))}`;
}

function amount({ things }: Record<string, unknown>): string {
  return thing(Object.keys((things ?? {}) as Record<string, number>)[0] ?? 'resource') ?? 'mksh-resource';
}
