/** The symbols of dice, and where the unused ones lie. */
import { colourOf, lookingSeat } from '../../table/participants';

/** Where the unused dice of a seat lie: before the one who looks, else in the panel of the seat. */
export function diceAt(who: number | null): string {
  return who !== null && who === lookingSeat() ? 'hand' : `home:${who}`;
}

/** The symbol of a die ("own-3", "black-5", "own" for one without a value) of a seat. */
export function dieSymbol(die: string, who: number | null): string {
  const [kind = 'own', value = '0'] = die.split('-');
  return kind === 'own' ? `polo-own-${value}-${colourOf(who) ?? 'blue'}` : `polo-${kind}-${value}`;
}
