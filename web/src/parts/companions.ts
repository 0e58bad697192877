/**
 * The bots' names, as `server/tables/companions.py` lists them, and what each of them looks like. A portrait is put
 * together from parts that `Face.svelte` draws; a name that is not listed gets one that its letters decide.
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
