/** A first game, step by step: what each step lights; the words are `guide-NAME` and `guide-NAME-text`. */
import type { GuideStep } from '../../table/context';

const LINE = [1, 2, 3, 4, 5] as const;
const BOARDS = ['area:caravansary', 'area:palace', 'area:library', 'area:marketplace', 'area:mosque', 'area:wall'] as const;
const SCORING_TILES = ['caravansary', 'library', 'marketplace', 'palace'].map((board) => `scoring_tile:${board}`);

export const GUIDE: readonly GuideStep[] = [
  { name: 'bar', places: ['bar'] },
  { name: 'slot', places: LINE.map((number) => `action_slot:${number}`) },
  { name: 'site', places: LINE.map((row) => `cell:r${row}c2`) },
  { name: 'production', places: ['area:city'] },
  { name: 'action', places: ['bar', 'area:tracks'] },
  { name: 'boards', places: BOARDS },
  { name: 'camels', places: ['camel_market', 'area:caravansary', 'area:marketplace'] },
  { name: 'queue', places: ['queue:1', 'queue:2', 'queue:3', 'queue:4'] },
  { name: 'tracks', places: ['area:tracks'] },
  { name: 'invasion', places: ['area:city', 'area:wall'] },
  { name: 'contracts', places: ['area:contracts'] },
  { name: 'scoring', places: ['year', 'area:palace', ...SCORING_TILES] },
];
