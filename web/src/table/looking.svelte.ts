/** Who looks at the table: the own seat that decides; with secrets the device changes hands first. */
import { keptTable } from '../seats';
import { readingToken } from './tokens';
import type { Told } from './told.svelte';

export class Looking {
  handover = $state<number | null>(null);
  /** The seat that was last asked for; the position that comes says the one that looks. */
  wanted: number | null;

  /** `ask` asks the server for the position of another seat. */
  constructor(
    private readonly told: Told,
    private readonly ask: (perspective: number | null) => void,
  ) {
    const seats = keptTable(told.id).seats.map(({ seat }) => seat);
    this.wanted = seats.find((seat) => seat !== null) ?? null;
  }

  /** What the table is read with. */
  get token(): string | null {
    return readingToken(this.told.id, this.wanted);
  }

  look(perspective: number | null): void {
    this.wanted = perspective;
    this.handover = null;
    this.ask(perspective);
  }

  takeDevice(): void {
    if (this.handover !== null) this.look(this.handover);
  }

  /** Looks from the own seat that decides; with secrets only after the device has changed hands. */
  turnToDecider(): void {
    const { live, info, game, mine, asked } = this.told;
    if (live === null || info === null || game === null || mine.length === 0) return;
    const looking = live.perspective;
    if (looking !== null && asked.includes(looking)) {
      this.handover = null;
      return;
    }
    const next = asked[0] ?? (looking === null || !mine.includes(looking) ? mine[0] : undefined);
    if (next === undefined || next === looking || next === this.handover) return;
    if (game.seats_have_secrets && mine.length > 1) this.handover = next;
    else this.look(next);
  }
}
