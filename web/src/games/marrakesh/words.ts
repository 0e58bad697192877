/** Sentences that several parts of the board say. */
import type { Speaker } from '../../texts/speaker';
import type { Effects } from './effects';
import { areaOf } from './stage/stage';
import type { Choice } from '../../table/context';
import type { PlayerView, View } from './view';

/** Gains in words: "2 points, a date"; a keshi of a given colour by its name. */
export function inWords(speaker: Speaker, effects: Effects): string {
  return Object.entries(effects)
    .map(([effect, n]) => (speaker.texts.has(`effect-${effect}`) ? speaker.say(`effect-${effect}`, { n }) : speaker.say(`colour-${effect}`)))
    .join(', ');
}

/** Where a keshi goes and what it does there; with desert towns no caravan goes to the starting oasis. */
export function aboutColour(speaker: Speaker, view: View, colour: string): string {
  const hasTowns = view.expansions.includes('towns');
  return speaker.say(colour === 'brown' && hasTowns ? 'board-brown-towns' : `colour-${colour}-text`);
}

/** What a keshi from behind the screen does: its worker's action, and that it may come back through the tower. */
export function aboutChosen(speaker: Speaker, colour: string): string {
  const area = areaOf(colour);
  if (area === null) return speaker.say('board-screen-sends-any');
  return speaker.say('board-screen-sends', { area, text: speaker.say(`area-${area}-text`) });
}

/** Who faces a cell of the main square; except in the action itself the disk still turns before it counts. */
export function aboutCitizens(speaker: Speaker, view: View, { who, citizens }: PlayerView, cell: number): string {
  const hasTurned = view.pending[0] === 'choose_square' && view.to_move === who;
  return speaker.say(hasTurned ? 'board-citizens' : 'board-citizens-now', { n: citizens[cell] ?? 0 });
}

/** Where something is free of charge now, or nearly, the words say so before what is printed. */
export function asPrinted(speaker: Speaker, view: View, choice: Choice | null, { of }: Record<string, unknown>, printed: string): string {
  const isFree = choice?.state === 'open' && (choice.free || view.pending[0]?.startsWith('choose_free_'));
  return isFree ? `${speaker.say('board-free-now', { of: typeof of === 'string' ? of : 'any' })} ${printed}` : printed;
}
