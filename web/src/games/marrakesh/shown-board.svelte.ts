/**
 * Whose player board is shown: one's own, until a tab asks for another's or another's turn is told. A new decision of one's
 * own brings it back.
 */
import { lookingSeat } from '../../table/participants';
import type { View } from './view';

interface ShownBoard {
  /** The seat of the tab that was chosen; null: the own board, and for a spectator the one of the seat to move. */
  at: number | null;
  /** The seat whose board is drawn now. */
  drawn: number | null;
  /** The seat whose turn is being told. */
  actor: number | null;
}

export const shownBoard = $state<ShownBoard>({ at: null, drawn: null, actor: null });

/** The seat whose board is drawn. */
export function shownSeat(view: View, perspective: number | null, actor: number | null): number {
  const seat = actor ?? shownBoard.at ?? perspective ?? view.active ?? view.to_move ?? view.camel;
  return view.players[seat] === undefined ? 0 : seat;
}

/** Names the decision that the seat has before it; null: none. When it changes, the own board is shown again. */
export function openDecision(view: View, perspective: number | null): string | null {
  if (perspective === null) return null;
  const own = view.players[perspective];
  if (own === undefined) return null;
  const chooses = view.phase === 'choosing' && !own.has_chosen;
  if (!chooses && view.to_move !== perspective) return null;
  return [perspective, view.season, view.round, view.phase, own.chosen?.length ?? 0, ...view.pending].join(' ');
}

/** Whether the large player board is this seat's: the own one, unless a tab shows another's; for a spectator the drawn one. */
export function isShown(who: number | null): boolean {
  return who !== null && who === (shownBoard.actor ?? shownBoard.at ?? lookingSeat() ?? shownBoard.drawn);
}
