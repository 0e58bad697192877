/** What games, colours, seats and bots are called; what has no message of ours, by its own name. */
import { t, words } from './words.svelte';

/** A message that may be missing. */
export function tIf(message: string, otherwise = ''): string {
  return words.page?.has(message) ? t(message) : otherwise;
}

export function gameName(game: string): string {
  return tIf(`lobby-game-${game}`, game.charAt(0).toUpperCase() + game.slice(1).replaceAll('_', ' '));
}

/** The word for a seat's colour. */
export function colourName(colour: string): string {
  return tIf(`seat-${colour}`, colour);
}

/** What a seat is called: a person by the name given, a bot by its name in the reader's language; perhaps nothing. */
export function seatName({ place, name }: { place: string; name: string }): string {
  return place === 'bot' ? tIf(`companion-${name.toLowerCase()}`, name) : name;
}

/** What a bot is called, LEVEL or LEVEL:MANNER, in its parts. */
export function botParts(bot: string): { level: string; manner: string } {
  const [level = '', manner = ''] = bot.split(':');
  return { level, manner };
}

/** The level of a bot. */
export function botName(bot: string): string {
  const { level } = botParts(bot);
  return tIf(`lobby-bot-${level}`, level);
}

/** What a bot likes; nothing for one that plays without a manner. */
export function mannerName(bot: string): string {
  const { manner } = botParts(bot);
  return manner === '' ? '' : tIf(`lobby-manner-${manner}`, manner);
}
