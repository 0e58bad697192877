/** When it is: round, what happens now, and who goes first; and what is asked, where the turn tells more about it. */
import type { Speaker } from '../../texts/speaker';
import type { DecisionKind } from './kinds';
import type { View } from './view';

const BEFORE = new Set(['draft', 'goals']);

export function heading(view: View, speaker: Speaker): string {
  const phase = speaker.say(`phase-${view.phase.replaceAll('_', '-')}`);
  if (view.phase === 'over') return phase;
  const first = speaker.say('heading-first', { owner: view.first });
  if (BEFORE.has(view.phase)) return `${phase} · ${first}`;
  return `${speaker.say('heading-round', { round: view.round })} · ${phase} · ${first}`;
}

/** After the main action only extra actions are left; on a journey the steps that are left count. */
export function question(decision: DecisionKind, view: View, speaker: Speaker): string | null {
  if (decision === 'choose_action' && view.turn.main_done) return speaker.say('board-ask-extra');
  if (decision === 'choose_step' && view.movement !== null) {
    const { kind, left } = view.movement;
    return speaker.say(kind === 'journey' && left > 0 ? 'board-ask-journey' : 'board-ask-step', { n: left });
  }
  return null;
}

/**
 * On a journey every node is lit to which the way can be paid, not only the next ones; two figures have one node. Each of
 * several equal dice is lit.
 */
export function litPlaces(places: readonly string[], { journeys, players, active }: Pick<View, 'journeys' | 'players' | 'active'>): number {
  const lit = new Set(places.map((place) => place.replace(/^second_step:/, 'step:')));
  if (places.some((place) => /^(second_)?step:/.test(place))) for (const { node } of journeys) lit.add(`step:${node}`);
  const dice = active === null ? {} : (players[active]?.dice ?? {});
  return [...lit].reduce((sum, place) => sum + (place.startsWith('die:') ? (dice[place.slice(4)] ?? 1) : 1), 0);
}
