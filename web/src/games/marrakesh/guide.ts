/** A first game, step by step: what each step lights; the words are `guide-NAME` and `guide-NAME-text`. */
import type { GuideStep } from '../../table/context';

const OASIS_LINE = [1, 2, 3, 4, 5, 6].map((cell) => `line:${cell}`);

export const GUIDE: readonly GuideStep[] = [
  { name: 'bar', places: ['bar'] },
  { name: 'screen', places: ['screen'] },
  { name: 'tower', places: ['tray', 'tower'] },
  { name: 'placing', places: ['area:square', 'area:garden', 'area:sahara'] },
  { name: 'workers', places: ['area:garden', 'seller:garden'] },
  { name: 'river', places: ['part:river', 'area:river'] },
  { name: 'souk', places: ['part:market', 'part:exchange', 'area:souk'] },
  { name: 'stairs', places: ['part:stairs', 'area:palace', 'area:mosque'] },
  { name: 'scrolls', places: ['part:madrasa', 'area:madrasa'] },
  { name: 'gates', places: ['part:workshops', 'area:medina'] },
  { name: 'desert', places: ['area:sahara', ...OASIS_LINE] },
  { name: 'provisions', places: ['provisions'] },
];
