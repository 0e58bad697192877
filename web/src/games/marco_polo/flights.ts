/** The pieces that travel when something happens. */
import type { Flight } from '../../table/context';
import { lookOf } from '../../table/participants';
import type { EventLine } from '../../types';
import { dieSymbol, diceAt } from './dice';
import type { EventKind } from './kinds';

/** More than so many of one kind travel as one. */
const MOST = 3;

/** What comes out of something that the seat has already does not travel. */
const HERE = '';

/** Where the last action or bonus of each seat happened: what it gains comes from there. */
const sources = new Map<number | null, string>();

export function flights({ kind, who, args }: EventLine): Flight[] {
  const home = `home:${who}`;
  const look = lookOf(who);
  const source = sourceOf(kind as EventKind, args);
  if (source !== undefined) sources.set(who, source);
  switch (kind as EventKind) {
    case 'dice_placed':
      return dice(who, args.die, `space:${args.space}`);
    case 'card_used':
      return dice(who, args.die, `card:${args.card}`);
    case 'private_space_used':
      return dice(who, args.die, `private:${args.n}`);
    case 'purse_used':
      return dice(who, args.die, 'space:purse');
    case 'black_bought':
    case 'black_gained':
      return [{ symbol: dieSymbol(String(args.die), who), from: 'pool', to: diceAt(who) }];
    case 'space_paid':
      return [{ symbol: 'polo-coins', from: home, to: `space:${args.space}` }];
    case 'gained':
      return things(args.things, sources.get(who), home);
    case 'mercator_gained':
      return things(args.things, sources.get(Number(args.other)), home);
    case 'contract_taken':
      return [{ symbol: 'polo-contract', from: `contract_space:${args.position}`, to: home }];
    case 'contract_drawn':
      return [{ symbol: 'polo-contract', from: 'special_pile', to: home }];
    case 'contract_discarded':
      return [{ symbol: 'polo-contract', from: home, to: 'special_pile' }];
    case 'contracts_laid_out':
      return [{ symbol: 'polo-contract', from: 'round_piles', to: 'contract_space:1' }];
    case 'moved':
      return [{ symbol: 'polo-figure', look, from: `node:${args.origin}`, to: `node:${args.node}`, along: road(args.origin, args.node) }];
    case 'post_built':
      return [{ symbol: 'polo-post', look, from: home, to: `node:${args.place}` }];
    case 'post_moved':
      return [{ symbol: 'polo-post', look, from: `node:${args.origin}`, to: `node:${args.place}` }];
    case 'office_taken':
      return [{ symbol: 'polo-office', from: `office:${args.city}`, to: home }];
    default:
      return [];
  }
}

/** The road between two nodes, whichever comes first. */
export function road(from: unknown, to: unknown): string {
  return `road:${[String(from), String(to)].sort().join('_')}`;
}

/** Where what comes next comes from, if the event tells it. */
function sourceOf(kind: EventKind, args: Record<string, unknown>): string | undefined {
  switch (kind) {
    case 'dice_placed':
      return `space:${args.space}`;
    case 'card_used':
      return `card:${args.card}`;
    case 'private_space_used':
      return `private:${args.n}`;
    case 'purse_used':
      return 'space:purse';
    case 'province_bonus':
      return `province:${args.province}`;
    case 'office_taken':
      return `office:${args.city}`;
    case 'post_built':
    case 'post_moved':
      return `node:${args.place}`;
    case 'turn_started':
    case 'character_bonus':
    case 'contract_completed':
    case 'own_card_used':
    case 'gift_drawn':
    case 'gift_used':
      return HERE;
    default:
      return undefined;
  }
}

function dice(who: number | null, die: unknown, to: string): Flight[] {
  const from = diceAt(who);
  return (Array.isArray(die) ? die : [die]).map((one) => ({ symbol: dieSymbol(String(one), who), from, to }));
}

function things(amounts: unknown, from: string | undefined, to: string): Flight[] {
  if (from === undefined || from === HERE) return [];
  const found = Object.entries((amounts ?? {}) as Record<string, number>);
  return found.flatMap(([thing, n]) =>
    Array.from({ length: n > MOST ? 1 : n }, () => ({ symbol: `polo-${thing}`, from, to })),
  );
}
