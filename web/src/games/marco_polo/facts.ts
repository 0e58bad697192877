/** What the result of a game of Marco Polo tells: the journey, its business, its dice. */
import { counting, type Fact } from '../../table/result/facts';
import type { EventKind } from './kinds';

const { times, sum, amount } = counting<EventKind>();

export const FACTS: readonly Fact[] = [
  { name: 'contracts', count: times('contract_completed'), weight: 1.4, medal: 'polo-contract' },
  { name: 'posts', count: times('post_built'), weight: 1.3, medal: 'polo-post' },
  { name: 'stages', count: times('moved'), medal: 'polo-act-travel' },
  { name: 'black', count: times('black_bought', 'black_gained'), medal: 'polo-black' },
  { name: 'camels', count: amount('camels', 'gained', 'compensated'), medal: 'polo-camels' },
  { name: 'gold', count: amount('gold', 'gained'), weight: 1.1, medal: 'polo-gold' },
  { name: 'silk', count: amount('silk', 'gained'), medal: 'polo-silk' },
  { name: 'crowded', count: sum('n', 'space_paid') },
  { name: 'cards', count: times('card_used'), weight: 1.1, medal: 'polo-city' },
  { name: 'gifts', count: times('gift_used'), weight: 1.1, medal: 'polo-gift' },
];
