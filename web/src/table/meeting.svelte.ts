/** Who the looking seat is in the game: told once at every table, and again when it is asked for. */
import { keepTable, keptTable } from '../seats';
import type { Persona } from './context';
import type { ServerState } from './server-state.svelte';
import type { Shown } from './shown.svelte';

export class Meeting {
  /** Whom is told of. */
  private told = $state<string | null>(null);

  constructor(
    private readonly server: ServerState,
    private readonly shown: Shown,
  ) {}

  /** Who the looking seat is; null: nobody in particular, or it only looks on. */
  get persona(): Persona | null {
    const { drawn, perspective, live } = this.server;
    if (live === null || perspective === null || this.server.isSpectator || this.shown.spoken === null) return null;
    return drawn?.persona?.(live.view, perspective, this.shown.spoken) ?? null;
  }

  /** Whom is told of now. */
  get open(): Persona | null {
    const { persona } = this;
    return persona !== null && this.told === this.name(persona) ? persona : null;
  }

  /** Tells of whom the seat plays, unless this browser has told it at this table. */
  begin(): void {
    const { persona, server } = this;
    if (persona === null || server.live?.over || keptTable(server.id).met.includes(this.name(persona))) return;
    const kept = keptTable(server.id);
    if (kept.opened > 0) keepTable({ ...kept, met: [...kept.met, this.name(persona)] });
    this.show();
  }

  show(): void {
    const { persona } = this;
    this.told = persona === null ? null : this.name(persona);
  }

  close(): void {
    this.told = null;
  }

  private name({ key }: Persona): string {
    return `${this.server.perspective}:${key}`;
  }
}
