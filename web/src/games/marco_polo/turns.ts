/** What each kind of event contributes to the card of its turn. */
import { sameFor } from '../../table/game-table';
import type { Said, Telling } from '../../table/summary';
import type { EventLine } from '../../types';
import { dieSymbol } from './dice';
import type { EventKind } from './kinds';

type Args = Record<string, unknown>;

const events = sameFor<EventKind>();

export const TELLINGS: Record<EventKind, Telling> = {
  // dice
  dice_placed: (event) => placed(event, 'placed', { space: event.args.space }),
  card_used: (event) => placed(event, 'city-card', { city: event.args.city }),
  private_space_used: (event) => placed(event, 'private', { space: event.args.n }),
  purse_used: (event) => placed(event, 'purse', {}),
  own_card_used: { clause: 'own-card', args: { n: 1 } },
  die_rerolled: ({ args }) => ({ clause: 'rerolled', args, weight: 1 }),
  die_changed: ({ args }) => ({ clause: 'changed', args, weight: 1 }),
  die_set: ({ args }) => ({ clause: 'changed', args, weight: 1 }),
  black_bought: { clause: 'black', args: { n: 1 } },
  black_gained: { clause: 'black', args: { n: 1 } },
  black_promised: { clause: 'black', args: { n: 1 } },
  // contracts
  contract_completed: { clause: 'completed', args: { n: 1 }, weight: 3 },
  contract_taken: { clause: 'contracts', args: { n: 1 } },
  contract_drawn: { clause: 'contracts', args: { n: 1 } },
  contract_discarded: { clause: 'discarded', args: { n: 1 }, weight: 1 },
  contract_removed: { clause: 'discarded', args: { n: 1 }, weight: 1 },
  // the map
  moved: ({ args }) => ({ clause: 'travels', args: { node: [args.node] } }),
  post_built: ({ args }) => ({ clause: 'posts', args: { n: 1, place: [args.place] }, weight: 3 }),
  post_moved: ({ args }) => ({ clause: 'post-moved', args: { place: [args.place] }, weight: 3 }),
  // bonuses and gifts
  province_bonus: ({ args }) => ({ clause: 'province', args: { province: [args.province] }, weight: 1 }),
  bonus_copied: ({ args }) => ({ clause: 'copied', args: { token: [args.token] }, weight: 1 }),
  character_bonus: ({ args }) => ({ clause: 'character-bonus', args }),
  gift_drawn: { clause: 'gifts', args: { n: 1 }, weight: 1 },
  gift_used: ({ args }) => ({ clause: 'gift-used', args: { gift: [args.gift] } }),
  // gains and costs
  gained: ({ args }) => ({ gains: things(args, 1) }),
  mercator_gained: ({ args }) => ({ clause: 'character-bonus', args: { character: 'mercator' }, weight: 1, gains: things(args, 1) }),
  compensated: ({ args }) => ({ clause: 'compensated', gains: things(args, 1) }),
  paid: ({ args }) => ({ gains: things(args, -1) }),
  space_paid: ({ args }) => ({ gains: { coins: -Number(args.n) } }),
  points_scored: ({ args }) => ({ gains: { points: Number(args.n) } }),
  points_paid: ({ args }) => ({ gains: { points: -Number(args.n) } }),
  // the whole table
  first_player: { clause: 'first', weight: 3 },
  dice_rolled: ({ args, who }) => ({ clause: 'rolled', args: { die: args.die }, symbol: dieSymbol(firstOf(args.die), who) }),
  scoring_started: { clause: 'scoring', weight: 3 },
  character_chosen: ({ args }) => ({ clause: 'character', args, weight: 3 }),
  character_given: ({ args }) => ({ clause: 'character', args, weight: 3 }),
  ...events(null, 'round_started', 'round_ended', 'turn_started', 'turn_ended', 'game_ended', 'character_left'),
  ...events(null, 'goal_kept', 'goals_chosen', 'contracts_laid_out', 'contracts_put_under', 'contract_missing'),
  ...events(null, 'black_missing', 'journey_started', 'step_declined', 'step_lost', 'office_taken'),
  ...events(null, 'gift_kept', 'gift_replaced', 'gift_discarded', 'gift_missing', 'gifts_shuffled'),
};

const TABLES: ReadonlySet<string> = new Set<EventKind>(['first_player', 'dice_rolled', 'compensated', 'scoring_started', 'round_ended']);

/** What concerns the whole table, whoever it names: the beginning of a round, the final scoring. */
export function isTables({ kind }: EventLine): boolean {
  return TABLES.has(kind);
}

/** Dice are put somewhere: it is told by the first of them, and in words by all. */
function placed({ args, who }: EventLine, clause: string, where: Args): Said {
  const said = { args: { die: list(args.die), ...where }, symbol: dieSymbol(firstOf(args.die), who), weight: 3 } as const;
  const isFree = clause === 'placed' && !firstOf(args.die).includes('-'); // a die without a value of its own
  return isFree ? { ...said, clause: 'placed-as', args: { ...said.args, value: args.value } } : { ...said, clause };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function firstOf(value: unknown): string {
  return String(list(value)[0] ?? 'own');
}

function things(args: Args, sign: 1 | -1): Record<string, number> {
  const found = Object.entries((args.things ?? {}) as Record<string, number>);
  return Object.fromEntries(found.map(([thing, n]) => [thing, sign * n]));
}
