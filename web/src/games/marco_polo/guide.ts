/** A first game, step by step; the words are `guide-NAME` and `guide-NAME-text`. "bar" is the decision bar. */
import type { GuideStep } from '../../table/context';

export const GUIDE: readonly GuideStep[] = [
  { name: 'bar', place: 'bar' },
  { name: 'dice', place: 'hand' },
  { name: 'spaces', place: 'space:silk' },
  { name: 'occupied', place: 'space:coins' },
  { name: 'bazaar', place: 'space:spice' },
  { name: 'contracts', place: 'contract_space:1' },
  { name: 'travel', place: 'space:travel' },
  { name: 'cards', place: 'node:samarcanda' },
  { name: 'extra', place: 'space:purse' },
  { name: 'goals', place: 'hand' },
  { name: 'round', place: 'next_first' },
  { name: 'scoring', place: 'beijing' },
];
