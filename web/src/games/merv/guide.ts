/** A first game, step by step; the words are `guide-NAME` and `guide-NAME-text`. "bar" is the decision bar. */
import type { GuideStep } from '../../table/context';

export const GUIDE: readonly GuideStep[] = [
  { name: 'bar', place: 'bar' },
  { name: 'slot', place: 'action_slot:2' },
  { name: 'site', place: 'cell:r2c2' },
  { name: 'production', place: 'area:city' },
  { name: 'action', place: 'bar' },
  { name: 'boards', place: 'area:palace' },
  { name: 'camels', place: 'camel_market' },
  { name: 'queue', place: 'queue:1' },
  { name: 'tracks', place: 'area:tracks' },
  { name: 'invasion', place: 'wall:n3' },
  { name: 'contracts', place: 'area:contracts' },
  { name: 'scoring', place: 'year' },
];
