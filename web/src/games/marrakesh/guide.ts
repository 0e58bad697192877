/** A first game, step by step; the words are `guide-NAME` and `guide-NAME-text`. "bar" is the decision bar. */
import type { GuideStep } from '../../table/context';

export const GUIDE: readonly GuideStep[] = [
  { name: 'bar', place: 'bar' },
  { name: 'screen', place: 'screen' },
  { name: 'tower', place: 'tray' },
  { name: 'placing', place: 'area:square' },
  { name: 'workers', place: 'area:garden' },
  { name: 'river', place: 'part:river' },
  { name: 'souk', place: 'part:market' },
  { name: 'stairs', place: 'part:stairs' },
  { name: 'scrolls', place: 'part:madrasa' },
  { name: 'gates', place: 'part:workshops' },
  { name: 'desert', place: 'area:sahara' },
  { name: 'provisions', place: 'provisions' },
];
