/** What an oasis or a desert town counts, as symbols. */
import type { Worth } from './printed';

const UNITS: Readonly<Record<string, string>> = {
  luxuries: 'luxury-lx12',
  scrolls: 'scroll-grey',
  sellers: 'red',
  gates: 'gate-beige',
  explored: 'oasis',
  returned_goods: 'good',
  filled: 'area-any',
  matching_gates: 'gate-beige',
  big_areas: 'area-any',
  least_area: 'keshi',
};

/** The symbol (without "mksh-") or colour of what is counted. */
export function unitOf({ kind, of }: Worth): string {
  if (kind === 'gates_of_colour') return `gate-${of}`;
  if (kind === 'scrolls_of_colour') return `scroll-${of}`;
  return UNITS[kind] ?? of;
}

/** A second line, where the symbol alone would say too much: gates on their colour, areas with many keshis, the least one. */
export function noteOf({ kind, keshis }: Worth): { sign: string; symbol: string } | null {
  if (kind === 'matching_gates') return { sign: '=', symbol: 'area-medina' };
  if (kind === 'big_areas') return { sign: `${keshis}+`, symbol: 'keshi' };
  return kind === 'least_area' ? { sign: '↓', symbol: 'area-any' } : null;
}
