/** Which places of the board an event or a decision is about, and the symbols of things and lines of the log. */
import type { EventLine } from '../../types';
import { PHONE } from './layout';
import { dieSymbol, lookingSeat } from './seats';

/** Kinds of actions that are clicked on the board. */
export const PLACED: ReadonlySet<string> = new Set([
  ...['space', 'city', 'private', 'complete', 'purse', 'reroll', 'change', 'black', 'use', 'own_card', 'die', 'row'],
  ...['take', 'discard', 'token', 'step', 'second_step', 'move_post', 'keep', 'character', 'goal'],
]);

const ZONE_OF: Record<string, string> = {
  choose_character: 'map',
  choose_step: 'map',
  choose_payment: 'map',
  choose_post: 'map',
  choose_passed_post: 'map',
  choose_copy: 'map',
  choose_province: 'map',
  choose_times: 'map',
  choose_direction: 'map',
  choose_card_good: 'map',
  choose_swap: 'map',
  choose_action: 'bazaar',
  choose_row: 'bazaar',
  choose_good: 'bazaar',
  choose_contract: 'contracts',
  choose_extra: 'contracts',
  choose_compensation: 'dice',
  choose_die: 'dice',
  choose_die_to_reroll: 'dice',
  choose_die_to_change: 'dice',
  choose_die_to_set: 'dice',
  choose_change: 'dice',
  choose_value: 'dice',
  choose_new_value: 'dice',
  choose_discard: 'cards',
};

const PHONE_ZONE_OF: Record<string, string> = { choose_character: 'west', choose_goal: 'bazaar', choose_gift: 'bazaar' };

export function zoneOf(decision: string): string {
  return (innerWidth <= PHONE ? PHONE_ZONE_OF[decision] : undefined) ?? ZONE_OF[decision] ?? 'actions';
}

type Args = Record<string, unknown>;

function each(kind: string, value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((one) => `${kind}:${one}`);
}

/** The places of each event, by the argument that names them; those without one concern a seat or the whole board. */
const PLACES_OF: Record<string, (args: Args, home: string) => string[]> = {
  character_given: ({ character }, home) => [`character:${character}`, home],
  character_chosen: ({ character }, home) => [`character:${character}`, home],
  character_left: ({ character }) => [`character:${character}`],
  goal_kept: ({ goal }) => [`goal:${goal}`],
  goals_chosen: (_, home) => [home],
  round_started: () => ['next_first', 'round_piles'],
  first_player: (_, home) => ['next_first', home],
  province_bonus: ({ province }) => [`province:${province}`, `node:${province}`],
  character_bonus: (_, home) => [home],
  dice_rolled: (_, home) => [home],
  compensated: (_, home) => [home],
  round_ended: () => ['round_piles'],
  contracts_laid_out: ({ contract }) => ['round_piles', ...each('contract', contract)],
  contracts_put_under: () => ['special_pile'],
  scoring_started: () => ['beijing'],
  game_ended: () => [],
  turn_started: (_, home) => [home],
  turn_ended: (_, home) => [home],
  dice_placed: ({ space }) => [`space:${space}`],
  card_used: ({ card }) => [`card:${card}`],
  own_card_used: ({ card }, home) => [`own_card:${card}`, home],
  private_space_used: ({ n }, home) => [`private:${n}`, home],
  space_paid: ({ space }) => [`space:${space}`],
  mercator_gained: (_, home) => [home],
  gained: (_, home) => [home],
  paid: (_, home) => [home],
  points_scored: (_, home) => [home],
  points_paid: (_, home) => [home],
  bonus_copied: ({ token }) => [`token:${token}`],
  purse_used: () => ['purse', 'space:purse'],
  die_rerolled: ({ new_die }, home) => [`die:${new_die}`, home],
  die_changed: ({ new_die }, home) => [`die:${new_die}`, home],
  die_set: ({ new_die }, home) => [`die:${new_die}`, home],
  black_bought: () => ['pool'],
  black_gained: () => ['pool'],
  black_promised: () => ['pool'],
  black_missing: () => ['pool'],
  contract_taken: ({ contract, position }) => [`contract_space:${position}`, `contract:${contract}`],
  contract_drawn: ({ contract }) => ['special_pile', `contract:${contract}`],
  contract_missing: () => ['special_pile'],
  contract_discarded: () => ['special_pile'],
  contract_removed: (_, home) => [home],
  contract_completed: ({ contract }, home) => [`contract:${contract}`, home],
  journey_started: () => ['space:travel'],
  moved: ({ node, origin }) => [`node:${node}`, `node:${origin}`],
  step_declined: (_, home) => [home],
  step_lost: (_, home) => [home],
  post_built: ({ place }) => [`node:${place}`],
  post_moved: ({ place, origin }) => [`node:${place}`, `node:${origin}`],
  office_taken: ({ city }) => [`office:${city}`, `node:${city}`],
  gift_drawn: ({ gift }, home) => [`gift:${gift}`, home],
  gift_replaced: (_, home) => [home],
  gift_kept: ({ gift }, home) => [`gift:${gift}`, home],
  gift_discarded: (_, home) => [home],
  gift_used: ({ gift }, home) => [`gift:${gift}`, home],
  gift_missing: (_, home) => [home],
  gifts_shuffled: () => [],
};

export function placesOf({ kind, who, args }: EventLine): string[] {
  const found = PLACES_OF[kind]?.(args, `home:${who}`) ?? [];
  return who === null ? found.filter((place) => !place.startsWith('home:')) : found;
}

// --- symbols ------------------------------------------------------------------------------------------------------
const GLYPHS: Record<string, string> = {
  goal_kept: 'polo-goal',
  goals_chosen: 'polo-goal',
  round_started: 'polo-hourglass',
  round_ended: 'polo-hourglass',
  first_player: 'polo-hourglass',
  province_bonus: 'polo-province',
  contracts_laid_out: 'polo-contract',
  contracts_put_under: 'polo-contract',
  scoring_started: 'polo-points',
  game_ended: 'polo-beijing',
  turn_started: 'polo-figure',
  turn_ended: 'polo-figure',
  card_used: 'polo-city',
  own_card_used: 'polo-city',
  space_paid: 'polo-coins',
  points_scored: 'polo-points',
  points_paid: 'polo-points',
  bonus_copied: 'polo-copy',
  purse_used: 'polo-act-purse',
  die_rerolled: 'polo-act-reroll',
  die_changed: 'polo-act-change',
  die_set: 'polo-act-change',
  black_bought: 'polo-black',
  black_gained: 'polo-black',
  black_promised: 'polo-black',
  black_missing: 'polo-black',
  contract_taken: 'polo-contract',
  contract_drawn: 'polo-contract',
  contract_missing: 'polo-contract',
  contract_discarded: 'polo-contract',
  contract_removed: 'polo-contract',
  contract_completed: 'polo-contract',
  journey_started: 'polo-act-travel',
  moved: 'polo-figure',
  step_declined: 'polo-step',
  step_lost: 'polo-step',
  post_built: 'polo-post',
  post_moved: 'polo-post',
  office_taken: 'polo-office',
  gift_drawn: 'polo-gift',
  gift_replaced: 'polo-gift',
  gift_kept: 'polo-gift',
  gift_discarded: 'polo-gift',
  gift_used: 'polo-gift',
  gift_missing: 'polo-gift',
  gifts_shuffled: 'polo-gift',
};

const BAZAAR = new Set(['camels', 'spice', 'silk', 'gold']);

export function glyph({ kind, who, args }: EventLine): string {
  switch (kind) {
    case 'character_given':
    case 'character_chosen':
    case 'character_left':
    case 'character_bonus':
      return `polo-portrait-${args.character}`;
    case 'mercator_gained':
      return 'polo-portrait-mercator';
    case 'private_space_used':
      return 'polo-portrait-gunj';
    case 'dice_placed':
      return spaceSymbol(String(args.space));
    case 'dice_rolled':
      return dieSymbol(first(args.die), who);
    case 'gained':
    case 'paid':
    case 'compensated':
      return thing(Object.keys((args.things ?? {}) as Record<string, number>)[0] ?? 'coins') ?? 'polo-coins';
    default:
      return GLYPHS[kind] ?? 'polo-figure';
  }
}

function first(value: unknown): string {
  return String(Array.isArray(value) ? (value[0] ?? 'own') : value);
}

/** "silk" is a space of the bazaar, shown by what it sells. */
export function spaceSymbol(space: string): string {
  return BAZAAR.has(space) ? `polo-${space}` : `polo-act-${space}`;
}

const THINGS: Record<string, string> = {
  ...Object.fromEntries(['coins', 'camels', 'spice', 'silk', 'gold', 'points'].map((name) => [name, `polo-${name}`])),
  ...Object.fromEntries(['spice-silk', 'spice-gold', 'silk-gold'].map((pair) => [pair, 'polo-pair'])),
  posts: 'polo-post',
  contracts: 'polo-contract',
  completed: 'polo-contract',
  gifts: 'polo-gift',
  good: 'polo-any',
  sell: 'polo-any',
  buy: 'polo-any',
  pair: 'polo-pair',
  pay_pair: 'polo-pair',
  up: 'polo-act-change',
  down: 'polo-act-change',
  keep_two: 'polo-gift',
  take_black: 'polo-black',
  take_coins: 'polo-coins',
  end_turn: 'polo-hourglass',
};

const DIE = /^(own|black|white)(-[1-6])?$/;
const GIFT = /^f\d+$/;

/** "silk", "camels"; a die of the one who looks, "own-3"; an action that is a button with its argument: "sell:silk", "up". */
export function thing(name: string): string | null {
  const [kind = '', argument] = name.split(':');
  return (argument === undefined ? null : one(argument)) ?? one(kind);
}

function one(name: string): string | null {
  if (DIE.test(name)) return dieSymbol(name, lookingSeat());
  if (GIFT.test(name)) return 'polo-gift';
  return THINGS[name] ?? null;
}
