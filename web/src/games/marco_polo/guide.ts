/** A first game, step by step: what each step lights; the words are `guide-NAME` and `guide-NAME-text`. */
import type { GuideStep } from '../../table/context';

const PROVINCES = ['adana', 'anxi', 'kashgar', 'kochi', 'ormuz', 'xian'].map((place) => `province:${place}`);

export const GUIDE: readonly GuideStep[] = [
  { name: 'bar', places: ['bar'] },
  { name: 'dice', places: ['hand'] },
  { name: 'spaces', places: ['space:spice', 'space:silk', 'space:gold'] },
  { name: 'occupied', places: ['space:coins'] },
  { name: 'bazaar', places: ['area:bazaar', 'area:khan'] },
  { name: 'contracts', places: ['area:contracts'] },
  { name: 'travel', places: ['area:travel', 'node:venezia'] },
  { name: 'cards', places: ['node:samarcanda', 'space:samarcanda', 'office:samarcanda', 'province:kashgar'] },
  { name: 'extra', places: ['space:purse', 'reroll', 'change', 'black'] },
  { name: 'goals', places: ['hand'] },
  { name: 'round', places: ['next_first', ...PROVINCES] },
  { name: 'scoring', places: ['beijing'] },
];
