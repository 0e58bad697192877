/** What the panels of the participants share: the order of things, dice in order, and words. */
import type { TipText } from '../../table/context';
import type { Speaker } from '../../texts/speaker';
import type { Printed } from './printed';

export const GOODS = ['spice', 'silk', 'gold'] as const;

/** A tick in the corner of a symbol of 24 by 24. */
export const DONE = 'M12.5 18.5l3.4 3.6 6.6-7.6';

export interface Die {
  /** "own-3", "black" */
  id: string;
  kind: 'own' | 'black' | 'white';
  /** 0: chosen when it is placed. */
  value: number;
}

const KINDS = ['own', 'black', 'white'] as const;

/** Unused dice one by one, the own ones first, the highest first. */
export function diceOf(counts: Record<string, number>): Die[] {
  const all = Object.entries(counts).flatMap(([id, n]) => {
    const [kind, value] = id.split('-');
    const die: Die = { id, kind: KINDS.find((one) => one === kind) ?? 'own', value: Number(value ?? 0) };
    return Array.from({ length: n }, () => die);
  });
  return all.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.value - a.value);
}

/** Words about what a participant has: `place-own-THING`. */
export function ownWords(speaker: Speaker): (thing: string) => string {
  return (thing) => speaker.say(`place-own-${thing}`);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What a contract asks for and brings, in words. */
export function aboutContract(speaker: Speaker, printed: Printed, id: string): TipText {
  const { cost, reward } = printed.contract(id);
  return {
    title: speaker.say('place-own-contract', { contract: id }),
    text: `${speaker.say('place-own-asks', { amount: cost })} ${speaker.say('place-own-brings', { amount: reward })}`,
    rule: 'POLO-BONUS-3',
  };
}

/** The points for the most completed contracts. */
export function mostContracts(printed: Record<string, unknown>): number {
  const scoring = printed.scoring as { most_contracts?: number } | undefined;
  return scoring?.most_contracts ?? 0;
}
