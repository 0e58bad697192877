/** When it is: season, round, and what happens now; and what is asked, where the position tells more about it. */
import type { Speaker } from '../../texts/speaker';
import type { DecisionKind } from './kinds';
import type { PlayerView, View } from './view';

export function heading(view: View, speaker: Speaker): string {
  const phase = speaker.say(`phase-${view.phase.replaceAll('_', '-')}`);
  if (view.phase === 'over' || view.phase === 'setup') return phase;
  const season = speaker.say('heading-season', { season: view.season });
  return `${season} · ${speaker.say('heading-round', { round: view.round })} · ${phase}`;
}

/** The scroll with which two keshis of a draft turn may have two colours. */
const TWO_COLOURS = 's61';

/** How often the open decision comes now, one after the other. */
function times(decision: string, view: View): number {
  const other = view.pending.findIndex((one) => one !== decision);
  return other < 0 ? view.pending.length : other;
}

function decider(view: View): PlayerView | undefined {
  return view.players.find(({ who }) => who === (view.to_move ?? view.seat));
}

function hasTownToExplore(player: PlayerView | undefined): boolean {
  return Object.values(player?.towns ?? {}).some((town) => town !== null && !town.explored);
}

/** What a provision tile is for, how many of several things are still to be chosen, what is left to do it with. */
export function question(decision: DecisionKind, view: View, speaker: Speaker): string | null {
  const n = times(decision, view);
  switch (decision) {
    case 'choose_disk':
      return speaker.say('board-ask-disk');
    case 'choose_provision':
      if (view.phase === 'setup') return speaker.say('board-ask-first-provision');
      return speaker.say(decider(view)?.provisions_hidden?.length === 1 ? 'board-ask-last-provision' : 'board-ask-provision', {
        season: view.season + 1,
      });
    case 'choose_resource':
      return n > 1 ? speaker.say('board-ask-resources', { n }) : null;
    case 'choose_colour':
      return n > 1 ? speaker.say('board-ask-colours', { n }) : null;
    case 'choose_draft':
      return speaker.say(decider(view)?.scrolls.includes(TWO_COLOURS) ? 'board-ask-draft-any' : 'board-ask-draft', {
        n: Object.values(view.tray).reduce((sum, count) => sum + count, 0),
      });
    case 'choose_next_keshi':
      return speaker.say('board-ask-next-keshi', { n: view.set_aside.length });
    case 'choose_worker':
      return speaker.say('board-ask-worker', { n: Object.values(decider(view)?.workers ?? {}).reduce((sum, count) => sum + count, 0) });
    case 'choose_gate':
      return speaker.say('board-ask-gate', { n: decider(view)?.watchtower ?? 0 });
    case 'choose_oasis':
      return hasTownToExplore(decider(view)) ? speaker.say('board-ask-oasis-or-town') : null;
    case 'choose_water':
      return speaker.say('board-ask-water', { space: decider(view)?.space ?? 0 });
    case 'choose_tile_bonus':
      return speaker.say('board-ask-tile-bonus', { n: view.players.length });
    default:
      return null;
  }
}
