/**
 * The colours of the participants at the table that is shown. The drawn board tells them, so that a flight, which knows
 * only who something happens to, can be made in the owner's colour.
 */
import type { ParticipantInfo } from '../../types';

let colours: readonly string[] = [];

export function knowSeats(participants: readonly ParticipantInfo[]): void {
  colours = participants.map((participant) => participant.colour);
}

export function lookOf(who: number | null): string {
  const colour = who === null ? undefined : colours[who];
  return colour === undefined ? '' : `player-${colour}`;
}
