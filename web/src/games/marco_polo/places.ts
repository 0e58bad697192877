/** Which places of the board an event or a decision is about, and the symbols of things and lines of the log. */
import { known, sameFor, type ClickedAt, type Glyph } from '../../table/game-table';
import { lookingSeat } from '../../table/participants';
import type { Point } from '../../table/places';
import { holds, zoneWith } from '../../table/zones';
import type { Arrangement } from '../../table/zoom';
import type { EventLine } from '../../types';
import { dieSymbol } from './dice';
import type { ActionKind, DecisionKind, EventKind } from './kinds';
import { PHONE, type Zone } from './layout';

const actions = sameFor<ActionKind>();
/** Where each kind of action is clicked. */
export const ACTIONS: Record<ActionKind, ClickedAt> = {
  ...actions('board', 'space', 'city', 'private', 'complete', 'purse', 'reroll', 'change', 'black', 'use', 'own_card'),
  ...actions('board', 'die', 'take', 'discard', 'token', 'step', 'second_step', 'move_post', 'keep', 'character', 'goal'),
  ...actions('both', 'row'),
  ...actions('bar', 'end_turn', 'value', 'up', 'down', 'good', 'pair', 'extra', 'compensation', 'stop', 'decline', 'pay_pair'),
  ...actions('bar', 'times', 'direction', 'sell', 'buy', 'keep_two', 'take_black', 'take_coins'),
};

const decisions = sameFor<DecisionKind>();
const ZONE_OF: Record<DecisionKind, Zone> = {
  ...decisions('map', 'choose_character', 'choose_step', 'choose_payment', 'choose_post', 'choose_passed_post', 'choose_copy'),
  ...decisions('map', 'choose_province', 'choose_times', 'choose_direction', 'choose_card_good', 'choose_swap'),
  ...decisions('bazaar', 'choose_action', 'choose_value', 'choose_row', 'choose_good'),
  ...decisions('contracts', 'choose_contract', 'choose_extra'),
  ...decisions('dice', 'choose_compensation', 'choose_die', 'choose_die_to_reroll', 'choose_die_to_change'),
  ...decisions('dice', 'choose_die_to_set', 'choose_change', 'choose_new_value'),
  ...decisions('cards', 'choose_discard'),
  ...decisions('actions', 'choose_goal', 'choose_gift', 'choose_pair', 'choose_black_or_coins'),
};
/** On a phone cards to choose from lie where a zone shows them large. */
const PHONE_ZONE_OF: Partial<Record<DecisionKind, Zone>> = {
  ...{ choose_character: 'west', choose_goal: 'bazaar', choose_gift: 'bazaar' },
};

export function zoneOf(decision: string, lit: readonly Point[], { zones }: Arrangement): string {
  const usual = (innerWidth <= PHONE ? known(PHONE_ZONE_OF, decision) : undefined) ?? known(ZONE_OF, decision) ?? 'actions';
  const shown = zones.find(({ name }) => name === usual);
  // after the main action only extra actions are lit, beside the dice
  const isElsewhere = decision === 'choose_action' && lit.length > 0 && shown !== undefined && !lit.some((point) => holds(shown, point));
  return isElsewhere ? zoneWith(zones, lit) : usual;
}

type Args = Record<string, unknown>;

function each(kind: string, value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((one) => `${kind}:${one}`);
}

/** The places of each event, by the argument that names them; those without one concern a seat or the whole board. */
export const PLACES_OF: Record<EventKind, (args: Args, home: string) => string[]> = {
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
  const found = known(PLACES_OF, kind)?.(args, `home:${who}`) ?? [];
  return who === null ? found.filter((place) => !place.startsWith('home:')) : found;
}

// --- symbols ------------------------------------------------------------------------------------------------------
const events = sameFor<EventKind>();
export const GLYPHS: Record<EventKind, Glyph> = {
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
  mercator_gained: 'polo-portrait-mercator',
  private_space_used: 'polo-portrait-gunj',
  dice_placed: ({ args }) => spaceSymbol(String(args.space)),
  dice_rolled: ({ args, who }) => dieSymbol(first(args.die), who),
  ...events(portrait, 'character_given', 'character_chosen', 'character_left', 'character_bonus'),
  ...events(amount, 'gained', 'paid', 'compensated'),
};

const BAZAAR = new Set(['camels', 'spice', 'silk', 'gold']);

function portrait({ args }: EventLine): string {
  return `polo-portrait-${args.character}`;
}

function amount({ args }: EventLine): string {
  return thing(Object.keys((args.things ?? {}) as Record<string, number>)[0] ?? 'coins') ?? 'polo-coins';
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
