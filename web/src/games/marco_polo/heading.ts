/** When it is: round, what happens now, and who goes first. */
import type { Speaker } from '../../texts/speaker';
import type { View } from './view';

const BEFORE = new Set(['draft', 'goals']);

export function heading(view: View, speaker: Speaker): string {
  const phase = speaker.say(`phase-${view.phase.replaceAll('_', '-')}`);
  if (view.phase === 'over') return phase;
  const first = speaker.say('heading-first', { owner: view.first });
  if (BEFORE.has(view.phase)) return `${phase} · ${first}`;
  return `${speaker.say('heading-round', { round: view.round })} · ${phase} · ${first}`;
}
