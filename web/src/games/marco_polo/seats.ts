/**
 * Who sits at the table that is shown, and who looks at it. The page tells it when it draws what the seats have, so that a
 * flight or a button, which knows only a number or a die, can be made in the owner's colour.
 */
import type { ParticipantInfo } from '../../types';

let colours: readonly string[] = [];
let looking: number | null = null;

export function knowSeats(participants: readonly ParticipantInfo[], perspective: number | null = null): void {
  colours = participants.map((participant) => participant.colour);
  looking = perspective;
}

export function colourOf(who: number | null): string | undefined {
  return who === null ? undefined : colours[who];
}

export function lookOf(who: number | null): string {
  const colour = colourOf(who);
  return colour === undefined ? '' : `player-${colour}`;
}

/** The seat that looks; null: a spectator. */
export function lookingSeat(): number | null {
  return looking;
}

/** Where the unused dice of a seat lie: before the one who looks, else in the panel of the seat. */
export function diceAt(who: number | null): string {
  return who !== null && who === looking ? 'hand' : `home:${who}`;
}

/** The symbol of a die ("own-3", "black-5", "own" for one without a value) of a seat. */
export function dieSymbol(die: string, who: number | null): string {
  const [kind = 'own', value = '0'] = die.split('-');
  return kind === 'own' ? `polo-own-${value}-${colourOf(who) ?? 'blue'}` : `polo-${kind}-${value}`;
}
