/** A board only to look at: another position or another seat than the table shows, and nothing on it can be chosen. */
import type { BoardContext } from './context';

export function quiet(board: BoardContext, view: () => unknown, seat: number | null): BoardContext {
  return {
    get view() { return view(); },
    get printed() { return board.printed; },
    get participants() { return board.participants; },
    get names() { return board.names; },
    get speaker() { return board.speaker; },
    get history() { return board.history; },
    perspective: seat,
    actor: seat,
    unconfirmed: false,
    hovered: null,
    choice: () => null,
    canTakeOut: false,
    takeOut: () => undefined,
    choose: () => undefined,
    follow: () => undefined,
    hasChosen: () => false,
    introduce: () => undefined,
    marked: () => false,
  };
}
