/** The board's door to its table: of everything that the table has, what a drawn board may use. */
import type { BoardContext } from './context';
import type { Table } from './table.svelte';

export function boardOf({ server, shown, turn, meeting }: Table): BoardContext {
  return {
    get view() { return shown.view; },
    get printed() { return server.printed; },
    get participants() { return shown.participants; },
    get names() { return shown.names; },
    get speaker() { return shown.speaker; },
    get history() { return shown.history; },
    get perspective() { return server.perspective; },
    get actor() { return shown.actor; },
    get unconfirmed() { return turn.canCommit && turn.ask === null; },
    get hovered() { return turn.hovered; },
    set hovered(choice) { turn.hovered = choice; },
    choice: (...places) => turn.choice(...places),
    choose: (choice) => turn.choose(choice),
    get canTakeOut() { return turn.canTakeOut; },
    takeOut: (place) => void turn.takeOut(place),
    follow: (places) => void turn.follow(places),
    hasChosen: (who) => shown.at === null && server.live?.statuses[who] === 'chosen',
    introduce: () => meeting.show(),
    marked: (...places) => shown.marked(...places),
  };
}
