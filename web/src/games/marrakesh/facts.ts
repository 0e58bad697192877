/** What the result of a game of Marrakesh tells: the nine areas and what was made of them. */
import { counting, type Fact } from '../../table/result/facts';
import type { EventKind } from './kinds';

const { times, sum } = counting<EventKind>();

export const FACTS: readonly Fact[] = [
  { name: 'areas', count: times('area_filled'), weight: 1.4, medal: 'mksh-area-filled' },
  { name: 'keshis', count: times('keshi_placed'), medal: 'mksh-keshi-gate' },
  { name: 'luxuries', count: times('luxury_bought', 'luxury_taken'), weight: 1.1, medal: 'mksh-luxuries' },
  { name: 'scrolls', count: times('scroll_bought', 'scroll_taken'), weight: 1.1, medal: 'mksh-scrolls' },
  { name: 'gates', count: times('gate_built'), weight: 1.2, medal: 'mksh-gate' },
  { name: 'oases', count: times('oasis_explored', 'oasis_taken'), weight: 1.1, medal: 'mksh-oasis' },
  { name: 'towns', count: times('town_explored'), weight: 1.2, medal: 'mksh-town' },
  { name: 'flights', count: times('boundary_crossed'), medal: 'mksh-stair' },
  { name: 'river', count: sum('n', 'fisherman_moved'), medal: 'mksh-fisherman' },
  { name: 'water', count: times('seller_gave_water') },
  { name: 'hunger', count: times('provisions_failed'), also: { points: sum('n', 'provisions_failed') }, weight: 1.3 },
];
