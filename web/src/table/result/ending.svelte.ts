/** Notices the end of the game and opens the result by itself: when it comes, and when it has come while one was away. */
import { untrack } from 'svelte';
import type { Table } from '../table.svelte';

export class Ending {
  /** The result was opened by itself: its points are counted row by row. */
  isNew = $state(false);
  private wasOver: boolean | null = null;
  private isDue = false;

  /** `onend` is called once, when the game ends while somebody looks. To be made while a component is. */
  constructor(
    private readonly table: Table,
    onend: () => void,
  ) {
    $effect(() => {
      const over = table.server.live?.over ?? null;
      if (over === null || !table.server.ready) return;
      if (over && this.wasOver === false) {
        this.isDue = true;
        onend();
      } else if (over && this.wasOver === null) {
        this.isDue = this.wasMissed();
      }
      this.wasOver = over;
      if (this.isDue && !table.shown.isTelling && table.shown.at === null) untrack(() => this.open());
    });
    $effect(() => {
      if (table.panel !== 'result') untrack(() => (this.isNew = false));
    });
  }

  /** Somebody of the table has seen a part of the game here, and not its end. */
  private wasMissed(): boolean {
    const { seenBefore, server } = this.table;
    return server.mine.length > 0 && seenBefore > 0 && seenBefore < server.plays.length;
  }

  private open(): void {
    this.isDue = false;
    this.isNew = true;
    this.table.panel = 'result';
  }
}
