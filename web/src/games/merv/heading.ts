/** When it is: year, round, and what happens now. */
import type { Speaker } from '../../texts/speaker';
import type { View } from './view';

export function heading(view: View, speaker: Speaker): string {
  const phase = speaker.say(`phase-${view.phase.replaceAll('_', '-')}`, { side: view.side });
  if (view.phase === 'over') return phase;
  const inRound = view.phase === 'turns' || view.phase === 'round_end';
  const when = speaker.say(inRound ? 'heading-round' : 'heading-year', { year: view.year, round: view.round });
  return `${when} · ${phase}`;
}
