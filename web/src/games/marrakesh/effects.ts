/** What a cell or a tile gives, as symbols with numbers: which symbol, in which order, and how wide a row of them is. */

/** Amounts by the names of effects and of things: { points: 2, water: 1 }, { turquoise: 1 }. */
export type Effects = Readonly<Record<string, number>>;

const COLOURS = [
  ...['green', 'grey', 'white', 'black', 'pink', 'turquoise', 'beige', 'brown', 'red'],
  ...['yellow', 'purple', 'orange'],
];
/** All effects, in the order in which they are drawn. */
export const EFFECTS: readonly string[] = [
  ...['points', 'water', 'date', 'dinar', 'resource', 'date_or_water'],
  ...['good', 'keshi', 'two_keshis', 'river', 'stair', 'palace', 'mosque'],
  ...COLOURS,
];

/** The id of the symbol of an effect; other names are those of a symbol without "mksh-", such as "gate-green". */
export function symbolOf(effect: string): string {
  return COLOURS.includes(effect) ? `mksh-keshi-${effect}` : `mksh-${effect}`;
}

/** Printed amounts; anything else that a table of `components.toml` holds (provenance, timing) is left out. */
export function effectsOf(value: unknown): Effects {
  if (typeof value !== 'object' || value === null) return {};
  const found = value as Record<string, unknown>;
  return Object.fromEntries(
    EFFECTS.flatMap((name): [string, number][] => {
      const n = found[name];
      return typeof n === 'number' && n !== 0 ? [[name, n]] : [];
    }),
  );
}

// --- a row of them ---------------------------------------------------------------------------------------------------
export interface EffectPiece {
  effect: string;
  n: number;
  /** From the left end of the row. */
  x: number;
  /** Where the number stands: inside the seal of points, beside the symbol, or nowhere. */
  number: 'inside' | 'beside' | 'none';
}

export interface EffectRow {
  pieces: EffectPiece[];
  width: number;
  /** The height of the numbers' letters. */
  text: number;
}

/** The smallest letters that may stand on the board, in its units. */
export const LEAST_TEXT = 14.5;
/** From this size on the seal of points holds its number. */
const SEAL = 14;
const DIGIT = 0.53;

/** `all`: a number also beside a single symbol. */
export function effectRow(effects: Effects, size: number, all = false): EffectRow {
  const text = Math.max(LEAST_TEXT, size * 0.66);
  const gap = Math.max(2, size * 0.16);
  let x = 0;
  const pieces = Object.entries(effects).map(([effect, n]): EffectPiece => {
    const number = effect === 'points' && size >= SEAL ? 'inside' : n !== 1 || all || effect === 'points' ? 'beside' : 'none';
    const piece: EffectPiece = { effect, n, x, number };
    x += size + (number === 'beside' ? 1.5 + numberWidth(n, text) : 0) + gap;
    return piece;
  });
  return { pieces, width: Math.max(0, x - gap), text };
}

/** With a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : String(n);
}

export function numberWidth(n: number, text: number): number {
  return String(n).length * text * DIGIT;
}
