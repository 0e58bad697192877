/** A hint about the open decision: asked for, thought about, shown; void as soon as the position is another one. */
import { api, ApiError } from '../api';
import type { Hint, SeatInfo } from '../types';
import type { Choice } from './context';
import type { ServerState } from './server-state.svelte';
import { asSeat } from './tokens';
import type { Failing } from './trouble.svelte';
import type { Turn } from './turn.svelte';

/** One of the best options, with its place on the board. */
export interface HintedChoice {
  rank: number;
  choice: Choice;
  margin: number;
  behind: number;
}

export class Hints {
  /** The hint's part of the decision bar is open: it is being thought about, it is there, or somebody has to agree. */
  open = $state(false);
  private hint = $state.raw<Hint | null>(null);
  private asking = $state.raw<AbortController | null>(null);

  constructor(
    private readonly server: ServerState,
    private readonly turn: Turn,
    private readonly failing: Failing,
  ) {}

  get thinks(): boolean {
    return this.asking !== null;
  }

  get isThere(): boolean {
    return this.hint !== null;
  }

  /** Whether this table allows hints now. */
  get areOn(): boolean {
    return this.server.info?.hints ?? false;
  }

  /** Whether the looking seat could ask for one: something is to be chosen. */
  get isAskable(): boolean {
    return this.turn.ask !== null && !(this.server.live?.over ?? true);
  }

  readonly best = $derived.by((): HintedChoice[] => {
    const lines = this.turn.ask === null || !this.areOn ? [] : (this.hint?.lines ?? []);
    return lines.flatMap(({ action, margin, behind }, index) => {
      const choice = this.turn.choices.find((one) => one.action === action);
      return choice === undefined ? [] : [{ rank: index + 1, choice, margin, behind }];
    });
  });

  /** Which of the best options one of these places is, from 1; 0: none. */
  rankOf(...places: string[]): number {
    return this.best.find(({ choice }) => places.includes(choice.place))?.rank ?? 0;
  }

  // --- asking ---------------------------------------------------------------------------------------------------------
  toggle(): void {
    if (this.open) this.close();
    else if (this.isAskable) {
      this.open = true;
      if (this.areOn) void this.ask();
    }
  }

  async ask(): Promise<void> {
    const { id, perspective: seat, live } = this.server;
    if (seat === null || live === null || this.thinks) return;
    const asking = new AbortController();
    this.asking = asking;
    this.failing.forget();
    const asked = { seat, version: live.version };
    try {
      const hint = await asSeat(id, seat, (token) => api.hint(id, asked, token, asking.signal));
      if (this.asking === asking) this.hint = hint;
    } catch (error) {
      if (this.asking === asking) this.fail(error);
    } finally {
      if (this.asking === asking) this.asking = null;
    }
  }

  /** A position that has changed meanwhile is told by itself. */
  private fail(error: unknown): void {
    this.open = false;
    if (!(error instanceof ApiError && error.problem.code === 'stale')) this.failing.note(error);
  }

  close(): void {
    this.asking?.abort();
    this.asking = null;
    this.hint = null;
    this.open = false;
  }

  // --- agreeing -------------------------------------------------------------------------------------------------------
  /** The people at the table. */
  get people(): SeatInfo[] {
    return (this.server.info?.seats ?? []).filter(({ place }) => place !== 'bot');
  }

  /** Somebody would like hints, and the looking seat has not said anything. */
  get isAsked(): boolean {
    const { info, live, perspective } = this.server;
    if (info === null || live === null || live.over || perspective === null || info.hints) return false;
    const mine = this.server.seat(perspective);
    return mine?.kind === 'person' && mine.hints === null && this.people.some(({ hints }) => hints === true);
  }
}
