/** Whom a seat plays: the character with its portrait, its name and its power. */
import type { Persona } from '../../table/context';
import type { Speaker } from '../../texts/speaker';
import { CHARACTER_RULES } from './standing';
import type { View } from './view';

export function persona(view: View, who: number, speaker: Speaker): Persona | null {
  const character = view.players.find((player) => player.who === who)?.character ?? null;
  if (character === null) return null;
  return {
    key: character,
    face: `polo-portrait-${character}`,
    viewBox: '0 0 48 56',
    title: speaker.say('board-you-are', { character }),
    text: speaker.say(`character-${character}-power`),
    rule: CHARACTER_RULES[character] ?? '',
  };
}
