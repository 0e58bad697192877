/** The finished board as a picture: the end of the game, whatever the table shows; nothing on it can be chosen. */
import type { BoardContext } from '../context';
import type { Table } from '../table.svelte';

export function stillBoard({ server, shown }: Table, seat: number): BoardContext {
  return {
    get view() { return server.live?.view ?? {}; },
    get printed() { return server.printed; },
    get participants() { return server.live?.participants ?? []; },
    get names() { return shown.names; },
    get speaker() { return shown.speaker; },
    perspective: seat,
    hovered: null,
    choice: () => null,
    choose: () => undefined,
    follow: () => undefined,
    hasChosen: () => false,
    marked: () => false,
    hinted: () => 0,
  };
}
