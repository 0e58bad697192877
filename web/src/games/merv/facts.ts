/** What the result of a game of Merv tells: the city, its people, its defence. */
import { counting, type Count, type Fact } from '../../table/result/facts';
import type { EventKind } from './kinds';

const { times, sum } = counting<EventKind>();

/** Somebody else worked in the owner's building. */
const guests: Count = ({ kind, who, args }) =>
  kind === 'site_activated' && typeof args.owner === 'number' && args.owner !== who ? { who: args.owner, n: 1 } : null;

export const FACTS: readonly Fact[] = [
  { name: 'buildings', count: times('building_placed'), also: { lost: times('building_lost') }, weight: 1.5, medal: 'merv-building' },
  { name: 'courtiers', count: sum('n', 'courtier_scored'), weight: 1.4, medal: 'merv-courtier' },
  { name: 'ransoms', count: times('ransom_paid') },
  { name: 'walls', count: times('wall_built'), medal: 'merv-gate' },
  { name: 'soldiers', count: times('soldier_deployed'), medal: 'merv-soldier' },
  { name: 'spices', count: times('card_taken'), medal: 'merv-spice-pepper' },
  { name: 'mosque', count: times('mosque_step'), medal: 'merv-board-mosque' },
  { name: 'posts', count: times('post_established'), weight: 1.2, medal: 'merv-post' },
  { name: 'contracts', count: times('contract_fulfilled'), weight: 1.3, medal: 'merv-contract' },
  { name: 'breakthroughs', count: times('breakthrough_made'), weight: 1.2, medal: 'merv-breakthrough' },
  { name: 'guests', count: guests, weight: 1.1, medal: 'merv-meeple' },
];
