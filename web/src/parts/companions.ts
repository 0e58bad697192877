/**
 * The bots' names, as `server/tables/companions.py` lists them, and what each of them looks like. A portrait is put
 * together from parts that `Face.svelte` draws; a name that is not listed gets one that its letters decide. Bots that
 * play in a manner of their game carry its sign.
 */
export const WEARS = ['turban', 'kulah', 'cap', 'fur', 'beret', 'straw', 'hood', 'veil', 'diadem', 'shawl'] as const;
export const BEARDS = ['none', 'moustache', 'goatee', 'short', 'full', 'long'] as const;

export interface Portrait {
  wears: (typeof WEARS)[number];
  beard: (typeof BEARDS)[number];
  skin: keyof typeof SKINS;
  hair: keyof typeof HAIRS;
  cloth: keyof typeof CLOTHS;
  robe: keyof typeof CLOTHS;
}

export const SKINS = { fair: '#ecc8a4', tan: '#dcae7f', olive: '#c4915f', brown: '#a26f47', deep: '#7c5236' } as const;
export const HAIRS = { black: '#2d2522', brown: '#5b3d2a', henna: '#8a4526', grey: '#a1978c', white: '#ece5d8' } as const;
export const CLOTHS = {
  lapis: '#2f5fa0', turquoise: '#2a8f8c', gold: '#d2a33f', red: '#a8392f', green: '#4f7f52', cream: '#f0e5cd', plum: '#7b4f80', sand: '#b98f60', rose: '#c9737a',
} as const;

function portrait(
  wears: Portrait['wears'], cloth: Portrait['cloth'], robe: Portrait['robe'], skin: Portrait['skin'], hair: Portrait['hair'],
  beard: Portrait['beard'] = 'none',
): Portrait {
  return { wears, cloth, robe, skin, hair, beard };
}

export const COMPANIONS: Readonly<Record<string, Portrait>> = {
  Bahram: portrait('turban', 'lapis', 'sand', 'tan', 'black', 'full'),
  Leyla: portrait('veil', 'turquoise', 'lapis', 'olive', 'black'),
  Yusuf: portrait('cap', 'green', 'cream', 'olive', 'brown', 'short'),
  Zaynab: portrait('shawl', 'plum', 'gold', 'brown', 'black'),
  Farhad: portrait('kulah', 'sand', 'red', 'tan', 'black', 'moustache'),
  Shirin: portrait('diadem', 'gold', 'rose', 'fair', 'brown'),
  Rustam: portrait('fur', 'red', 'green', 'tan', 'henna', 'full'),
  Gulnar: portrait('veil', 'red', 'plum', 'tan', 'brown'),
  Timur: portrait('fur', 'lapis', 'gold', 'olive', 'black', 'goatee'),
  Aisha: portrait('shawl', 'cream', 'turquoise', 'deep', 'black'),
  Idris: portrait('hood', 'lapis', 'lapis', 'brown', 'black', 'short'),
  Salma: portrait('veil', 'gold', 'green', 'brown', 'black'),
  Omar: portrait('turban', 'cream', 'turquoise', 'brown', 'grey', 'long'),
  Parisa: portrait('diadem', 'turquoise', 'plum', 'tan', 'black'),
  Tariq: portrait('turban', 'red', 'cream', 'deep', 'black', 'goatee'),
  Anahit: portrait('shawl', 'red', 'cream', 'fair', 'black'),
  Hakim: portrait('kulah', 'cream', 'plum', 'olive', 'white', 'long'),
  Soraya: portrait('veil', 'lapis', 'gold', 'fair', 'black'),
  Matteo: portrait('beret', 'red', 'lapis', 'fair', 'brown', 'none'),
  Meilin: portrait('straw', 'sand', 'red', 'fair', 'black'),
  Tigran: portrait('cap', 'plum', 'sand', 'fair', 'black', 'moustache'),
  Jamila: portrait('diadem', 'red', 'turquoise', 'deep', 'black'),
  Arslan: portrait('fur', 'green', 'plum', 'olive', 'brown', 'moustache'),
  Tamar: portrait('shawl', 'turquoise', 'rose', 'fair', 'henna'),
};

export const NAMES = Object.keys(COMPANIONS);

/** The sign of a manner, drawn in a badge of 26 by 26. */
export interface Sign {
  filled: string;
  lines?: string;
}

/** What bots of a manner carry: a mallet, a wind rose, scales, a crown, a book, a purse. */
export const MANNERS: Readonly<Record<string, Sign>> = {
  builder: { filled: 'M6.4 8.4 14 4.6 17.4 11 9.8 14.8ZM13 12.6 15 11.6 20 20.4 17.8 21.6Z' },
  traveller: { filled: 'M13 3.4 15.4 10.6 22.6 13 15.4 15.4 13 22.6 10.6 15.4 3.4 13 10.6 10.6Z' },
  trader: { filled: 'M3.8 14.6H10.6Q10 18 7.2 18T3.8 14.6ZM15.4 14.6H22.2Q21.6 18 18.8 18T15.4 14.6ZM9.6 21.6H16.4', lines: 'M13 4.6V21.4M7.2 7.6H18.8M7.2 7.6 4.6 14M7.2 7.6 9.8 14M18.8 7.6 16.2 14M18.8 7.6 21.4 14' },
  courtier: { filled: 'M5.4 19 4.4 8.6 9.4 12.8 13 6 16.6 12.8 21.6 8.6 20.6 19Z', lines: 'M6 16.2H20' },
  scholar: { filled: 'M13 8Q9 5.4 4.6 6.6V18.4Q9 17.4 13 20 17 17.4 21.4 18.4V6.6Q17 5.4 13 8Z', lines: 'M13 8V20M7.4 10.4 10.4 11M7.4 13.8 10.4 14.4M18.6 10.4 15.6 11M18.6 13.8 15.6 14.4' },
  saver: { filled: 'M10.4 9.4Q4.6 14 6 18.4 7.2 21.6 13 21.6T20 18.4Q21.4 14 15.6 9.4ZM9.6 4.6H16.4L15.4 9H10.6Z', lines: 'M13 12.6V18.4M11 14.4H15' },
};

/** What somebody of that name looks like, always the same. */
export function portraitOf(name: string): Portrait {
  return COMPANIONS[name] ?? composed(name);
}

function composed(name: string): Portrait {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const pick = <Of>(from: readonly Of[]): Of => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return from[Math.floor((seed / 2 ** 32) * from.length)]!;
  };
  const keys = <Key extends string>(of: Readonly<Record<Key, string>>): Key[] => Object.keys(of) as Key[];
  const wears = pick(WEARS);
  const cloth = pick(keys(CLOTHS));
  const robe = pick(keys(CLOTHS).filter((one) => one !== cloth));
  const beard = isWomans(wears) ? 'none' : pick(BEARDS);
  return { wears, cloth, robe, skin: pick(keys(SKINS)), hair: pick(keys(HAIRS)), beard };
}

/** Worn by women here; whoever wears it is drawn without a beard. */
export function isWomans(wears: Portrait['wears']): boolean {
  return wears === 'veil' || wears === 'diadem' || wears === 'shawl';
}

/** Names for so many bots, no two alike and none of those taken; by chance. */
export function someNames(count: number, taken: readonly string[] = []): string[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => free.splice(Math.floor(Math.random() * free.length), 1)[0] ?? '');
}
