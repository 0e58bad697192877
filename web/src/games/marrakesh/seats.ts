/**
 * Who sits at the table that is shown, and who looks at it. The page tells it when it draws what the seats have, so that a
 * flight or a line of the log, which knows only a number, can be made in the owner's colour and on the right board.
 */
import type { ParticipantInfo } from '../../types';
import { shownBoard } from './shown-board.svelte';

let colours: readonly string[] = [];
let looking: number | null = null;

export function knowSeats(participants: readonly ParticipantInfo[], perspective: number | null = null): void {
  colours = participants.map((participant) => participant.colour);
  looking = perspective;
}

export function colourOf(who: number | null): string | undefined {
  return who === null ? undefined : colours[who];
}

/** The class that gives a pawn its owner's colour. */
export function lookOf(who: number | null): string {
  const colour = colourOf(who);
  return colour === undefined ? '' : `player-${colour}`;
}

/** The seat that looks; null: a spectator. */
export function lookingSeat(): number | null {
  return looking;
}

/** Whether the large player board is this seat's: the own one, unless a tab shows another's; for a spectator the drawn one. */
export function isShown(who: number | null): boolean {
  return who !== null && who === (shownBoard.at ?? looking ?? shownBoard.drawn);
}
