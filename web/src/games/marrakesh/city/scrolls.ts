/** What a scroll shows: lines of symbols, amounts and signs. What it does is told by its words. */
import { effectRow, type Effects } from '../effects';
import type { Scroll } from './printed';

export type Token = { symbol: string } | { sign: string } | { effects: Effects };
export type Face = readonly (readonly Token[])[];

const ARROW: Token = { sign: '→' };
const LUXURY = 'luxury-lx12';
const GATE = 'gate-beige';

function symbol(name: string): Token {
  return { symbol: name };
}

/** Something happens and brings amounts. */
function when(name: string, effects: Effects): Face {
  return [[symbol(name), ARROW, { effects }]];
}

/** Points for each of something. */
function per(n: number, ...names: string[]): Face {
  return [[{ effects: { points: n } }, { sign: '/' }, ...names.map(symbol)]];
}

/** The special scrolls, with their number n. */
const SPECIAL: Record<string, (scroll: Scroll) => Face> = {
  g7: ({ n }) => [[{ sign: '0' }, symbol('dinar'), ARROW], [{ effects: { dinar: n } }]],
  g8: ({ n }) => when('keshi-green', { date: n }),
  g9: ({ n }) => [[symbol('worker'), ARROW, symbol('keshi')], [{ effects: { points: n } }]],
  y1: ({ n }) => [[...Array.from({ length: n }, (_, i) => (i === 0 ? [symbol('keshi')] : [{ sign: '≠' }, symbol('keshi')])).flat()]],
  y2: ({ n }) => [[{ effects: { points: n } }, { sign: '/' }, symbol('keshi')], [{ sign: '↑' }, symbol('area-any')]],
  y3: ({ n }) => per(n, LUXURY),
  y4: ({ n }) => [[{ sign: `+${n}` }, symbol('river')], [{ sign: `+${n}` }, symbol('stair')]],
  y5: ({ n }) => when('exchange', { resource: n }),
  y7: ({ n }) => per(n, 'keshi-red'),
  y8: ({ n }) => [[symbol(GATE), { sign: `−${n}` }, symbol('dinar')]],
  y9: ({ n }) => [[symbol('area-square'), { sign: `+${n}` }]],
  p1: ({ n }) => per(n, GATE),
  p3: () => [[{ sign: '1×' }, symbol('area-any')]],
  p4: ({ n }) => when('stair', { points: n }),
  p5: ({ n }) => when('keshi-red', { dinar: n }),
  p7: ({ n }) => [[{ effects: { points: n } }, { sign: '/' }], [symbol(GATE), { sign: '+' }, symbol('oasis')]],
  p8: ({ n }) => [[symbol('provision'), { sign: `−${n}` }]],
  p9: ({ n }) => when(LUXURY, { points: n }),
  o2: ({ n }) => per(n, 'keshi-grey'),
  o3: ({ n }) => per(n, LUXURY),
  o4: ({ n }) => per(n, 'keshi-red'),
  o5: ({ n }) => per(n, 'scroll-orange'),
  o8: ({ n, keshis }) => [[{ effects: { points: n } }, { sign: '/' }, symbol('area-any')], [{ sign: `${keshis}+` }, symbol('keshi')]],
  o11: ({ n }) => [[{ sign: `${n}×` }, symbol('oasis')]],
  o12: ({ n }) => per(n, 'area-any'),
};

export function faceOf(id: string, scroll: Scroll): Face {
  const special = SPECIAL[id];
  if (special !== undefined) return special(scroll);
  return Object.entries(scroll.effect).map(([effect, n]) => [{ effects: { [effect]: n } }]);
}

/** How wide a token is at a size of the symbols. */
export function tokenWidth(token: Token, size: number): number {
  if ('symbol' in token) return size;
  if ('effects' in token) return effectRow(token.effects, size).width;
  return token.sign === '→' ? 11.5 : token.sign === '/' ? 7 : 8.5 * token.sign.length;
}

/** When a scroll acts, as a glyph of 16 by 16. */
export const TIMINGS: Record<string, string> = {
  instant: 'M9.4 1.2L3.4 9h4L6.2 14.8 12.8 6.6H8.6z',
  round: 'M13.2 8.6A5.4 5.4 0 1 1 11.4 4M13.4 1.6v3.6H9.8',
  season: 'M3.6 1.8h8.8M3.6 14.2h8.8M4.8 1.8c0 3.6 6.4 8 6.4 12.4M11.2 1.8c0 3.6-6.4 8-6.4 12.4',
  permanent: 'M8 8C5.8 4.4 1.4 4.4 1.4 8s4.4 3.6 6.6 0 6.6-3.6 6.6 0-4.4 3.6-6.6 0z',
};
