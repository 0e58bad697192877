/** What games, colours and bots are called; what has no message of ours, by its own name. */
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

export function botName(bot: string): string {
  return tIf(`lobby-bot-${bot}`, bot);
}
