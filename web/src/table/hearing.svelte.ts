/** What of the chat was read on this device: it counts what others have said since, and remembers it over visits. */
import { keepTable, keptTable } from '../seats';
import type { ChatLine } from '../types';
import type { ServerState } from './server-state.svelte';

export class Hearing {
  /** How many lines have been read. */
  private heard = $state(0);

  constructor(private readonly server: ServerState) {
    this.heard = keptTable(server.id).heard;
  }

  /** What others have said and nobody has read here. */
  readonly unread = $derived.by((): ChatLine[] => this.server.chat.filter((line) => line.number >= this.heard && this.isOthers(line)));

  private isOthers({ kind, seat }: ChatLine): boolean {
    if (kind !== 'said') return false;
    const info = this.server.info;
    return seat === null ? info?.owner !== true : info?.mine.includes(seat) !== true;
  }

  /** All that was said is in sight. */
  read(): void {
    const all = (this.server.chat.at(-1)?.number ?? -1) + 1;
    if (all <= this.heard) return;
    this.heard = all;
    const kept = keptTable(this.server.id);
    if (kept.opened > 0) keepTable({ ...kept, heard: all });
  }
}
