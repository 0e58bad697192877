/** What the lobby knows: the server's games and tables, and those of this browser. Asked again while somebody looks. */
import { api, ApiError } from '../api';
import { knownTables } from '../seats';
import { words } from '../texts/words.svelte';
import type { GameInfo, TableLine } from '../types';

export { colourName, gameName, tIf } from '../texts/names';

const ASK_EVERY = 15_000;
const RETRY_AFTER = 4_000;

export class LobbyTables {
  games = $state.raw<GameInfo[] | null>(null);
  yours = $state.raw<TableLine[]>([]);
  others = $state.raw<TableLine[] | null>(null);
  /** The last time the server did not answer, or it refused to. */
  failed = $state<'offline' | 'refused' | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor() {
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
    void this.ask();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
  }

  readonly again = (): void => {
    if (document.visibilityState === 'visible') void this.ask();
  };

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    const asked = this.games ?? api.games();
    try {
      const known = knownTables();
      const [games, others, yours] = await Promise.all([asked, api.tables(), known.length > 0 ? api.lookUp(known) : []]);
      this.games = games; // together with the tables: nothing moves when the rest arrives
      const own = new Set(yours.map(({ table }) => table));
      this.yours = inOrder(yours);
      this.others = others.filter(({ table }) => !own.has(table));
      this.failed = null;
    } catch (error) {
      this.failed = error instanceof ApiError ? 'refused' : 'offline';
      this.games = await Promise.resolve(asked).catch(() => null);
    }
    if (this.closed) return;
    this.timer = setTimeout(this.again, this.failed === null ? ASK_EVERY : RETRY_AFTER);
  }
}

/** Where something waits for us comes first, what is over last; then the newest. */
export function inOrder(tables: readonly TableLine[]): TableLine[] {
  const rank = (line: TableLine): number => (line.your_turn ? 0 : line.status === 'finished' || line.ended_by_rules ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/** How long ago, as the language says it: "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.min(0, at - now / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60]];
  for (const [unit, length] of units) if (-seconds >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, 'second');
}
