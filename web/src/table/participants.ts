/**
 * Who sits at the table that is shown, and who looks at it. The drawn board tells it, so that a flight, a button or a line of
 * the log, which knows only a number, can be made in the owner's colour.
 */
import type { ParticipantInfo } from '../types';

let colours: readonly string[] = [];
let looking: number | null = null;

export function knowParticipants(participants: readonly ParticipantInfo[], perspective: number | null): void {
  colours = participants.map((participant) => participant.colour);
  looking = perspective;
}

export function colourOf(who: number | null): string | undefined {
  return who === null ? undefined : colours[who];
}

/** The class that gives a piece its owner's colour. */
export function lookOf(who: number | null): string {
  const colour = colourOf(who);
  return colour === undefined ? '' : `player-${colour}`;
}

/** The seat that looks; null: a spectator. */
export function lookingSeat(): number | null {
  return looking;
}
