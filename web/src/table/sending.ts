/** Moves on their way: the same again until it gets through, and then until the new position is here. */
import { api, NetworkError } from '../api';
import type { Move, Position } from '../types';
import type { Looking } from './looking.svelte';
import { asSeat } from './tokens';
import type { Told } from './told.svelte';
import type { Failing } from './trouble.svelte';

const RETRIES = [500, 1000, 2000, 4000, 8000];
const ARRIVES_WITHIN = 2000;

/** Asks again, with growing pauses, while there is no answer. */
export async function persistently<T>(request: () => Promise<T>): Promise<T> {
  for (const pause of RETRIES) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return request();
}

export class Sending {
  private waiting: ((version: number) => void)[] = [];

  /** `hear` takes a position that the socket did not bring. */
  constructor(
    private readonly told: Told,
    private readonly looking: Looking,
    private readonly failing: Failing,
    private readonly hear: (position: Position) => void,
  ) {}

  async move(move: Move): Promise<void> {
    const { id } = this.told;
    const done = await persistently(() => asSeat(id, move.seat, (token) => api.move(id, move, token)));
    await this.reached(done.version);
  }

  /** Until a position of that version is here; if the socket does not bring it, it is fetched. */
  private async reached(version: number): Promise<void> {
    if ((this.told.live?.version ?? -1) >= version) return;
    const came = new Promise<boolean>((done) => {
      const timer = setTimeout(() => done(false), ARRIVES_WITHIN);
      this.waiting.push((now) => {
        clearTimeout(timer);
        done(now >= version);
      });
    });
    if (!(await came)) await this.refresh();
  }

  /** A position has come. */
  arrived(version: number): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const tell of waiting) tell(version);
  }

  async refresh(): Promise<void> {
    try {
      this.hear(await api.position(this.told.id, this.looking.wanted, this.looking.token));
    } catch (error) {
      this.failing.note(error);
    }
  }
}
