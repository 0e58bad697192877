/** Who stands where on the map, and what the spaces and places of the board say about themselves. */
import type { TipText } from '../../table/context';
import type { Speaker } from '../../texts/speaker';
import { capital } from './holdings';
import type { Printed } from './printed';
import type { View } from './view';

export interface Figure {
  who: number;
  /** 1, or 2 for the second figure of Nicolo and Marco Polo. */
  number: number;
}

export function figuresAt(view: View, node: string): Figure[] {
  return view.players.flatMap(({ who, figures }) =>
    figures.flatMap((at, index) => (at === node ? [{ who, number: index + 1 }] : [])),
  );
}

/** Whose posts stand there; in Beijing in the order of its slots. */
export function postsAt(view: View, node: string): number[] {
  if (node === 'beijing') return view.beijing.flatMap((who) => (who === null ? [] : [who]));
  return view.players.filter(({ posts }) => posts.includes(node)).map(({ who }) => who);
}

/** Places where no token ever lies have words of their own, `board-beijing`; the rule of each. */
const WITHOUT_TOKEN: Record<string, string> = {
  beijing: 'POLO-TRAVEL-12',
  oasis: 'POLO-TRAVEL-13',
  venezia: 'POLO-TRAVEL-14',
};

/** The words of a node: its name, what it brings, who has a post there and who stands there. */
export function aboutNode(speaker: Speaker, printed: Printed, view: View, node: string): TipText {
  const name = (who: number): string => speaker.participant(who);
  const posts = postsAt(view, node).map(name).join(', ');
  const figures = figuresAt(view, node)
    .map(({ who }) => name(who))
    .join(', ');
  const kind = node.startsWith('oasis-') ? 'oasis' : node;
  const office = view.offices[node];
  const token = view.provinces[node];
  const lines = [
    ...(office ? [speaker.say('board-office', { amount: printed.office(office) })] : []),
    ...(token === undefined ? [] : [speaker.say('board-province', { amount: printed.token(token) })]),
    ...(kind in WITHOUT_TOKEN ? [speaker.say(`board-${kind}`)] : []),
    ...(posts ? [speaker.say('board-posts', { names: posts })] : []),
    ...(figures ? [speaker.say('board-figures', { names: figures })] : []),
  ];
  const rule = WITHOUT_TOKEN[kind] ?? (token === undefined ? 'POLO-TRAVEL-18' : 'POLO-ROUND-8');
  return { title: capital(speaker.say(`node-${node}`)), text: lines.join(' '), rule };
}

/** The words of an action space: its name, what it does, who has dice there. */
export function aboutSpace(speaker: Speaker, view: View, space: string, rule: string, args: Record<string, unknown> = {}): TipText {
  const dice = view.spaces[space] ?? [];
  const owners = [...new Set(dice.flatMap(({ owner }) => owner ?? []))];
  const valuesOf = (who: number): string => dice.filter(({ owner }) => owner === who).map(({ value }) => value).join(', ');
  const names = owners.map((who) => `${speaker.participant(who)} (${valuesOf(who)})`).join(', ');
  const lines = [speaker.say(`board-space-${space}`, args), ...(names ? [speaker.say('board-dice', { names })] : [])];
  return { title: capital(speaker.say(`space-${space}`)), text: lines.join(' '), rule };
}

/** The seat whose dice and cards lie at the foot: the one that looks; for a spectator the one whose turn it is. */
export function handOf(view: View, perspective: number | null): number {
  return perspective ?? view.active ?? view.to_move ?? view.first;
}

/** Whether the die under the pointer could be placed on the space. */
export function isUseOf(view: View, die: string | null, space: string): boolean {
  return die !== null && (view.die_uses[die]?.includes(space) ?? false);
}

/** The first rule of each character. */
export const CHARACTER_RULES: Record<string, string> = {
  raschid: 'POLO-CHAR-1',
  matteo: 'POLO-CHAR-8',
  berke: 'POLO-CHAR-13',
  mercator: 'POLO-CHAR-15',
  polos: 'POLO-CHAR-21',
  kubilai: 'POLO-CHAR-27',
  johannes: 'POLO-CHAR-30',
  wilhelm: 'POLO-CHAR-34',
  nicolao: 'POLO-NEWCHAR-11',
  arghun: 'POLO-NEWCHAR-12',
  altan: 'POLO-NEWCHAR-14',
  gunj: 'POLO-NEWCHAR-16',
};
