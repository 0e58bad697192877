/** The words about a tile: its name with its number, what it does, and how it looks. */
import type { TipText } from '../../table/context';
import type { Speaker } from '../../texts/speaker';
import { pictureOf } from './tile-picture';
import { numberOf } from './tiles';

type Table = Record<string, unknown>;

function table(value: unknown): Table {
  return typeof value === 'object' && value !== null ? (value as Table) : {};
}

export function isReconstructed(printed: Readonly<Table>, section: string, id: string): boolean {
  const all = table(printed[section]);
  return (table(all[id]).provenance ?? table(all.provenance_of)[id] ?? all.provenance) === 'reconstructed';
}

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The first tile of those that share a rule. */
const SHARED: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  scroll: [[1, 12], [37, 42]],
  oasis: [[1, 4], [5, 13], [14, 18], [19, 21]],
};
const GROUPS: Readonly<Record<string, string>> = { scroll: 'SCROLL', oasis: 'OASIS', town: 'TOWN', river_side: 'TILE' };

/** The rule of a tile has its printed number. */
function ruleOf(section: string, id: string): string | undefined {
  const group = GROUPS[section];
  const number = Number(numberOf(id));
  const first = SHARED[section]?.find(([from, to]) => number >= from && number <= to)?.[0] ?? number;
  return group === undefined ? undefined : `MKSH-${group}-${first}`;
}

/** `word` is what the messages about a tile begin with; where what a tile says is ours, the words say so. */
export function aboutTile(printed: Table, speaker: Speaker, section: string, id: string, more: string[] = [], word = section): TipText {
  const ours = isReconstructed(printed, section, id) ? [speaker.say('tile-reconstructed')] : [];
  return {
    title: capital(speaker.say(`${word}-${id}`)),
    text: [speaker.say(`${word}-${id}-text`), ...more, ...ours].filter(Boolean).join(' '),
    picture: pictureOf(printed, section, id),
    rule: ruleOf(section, id),
  };
}
