/**
 * A hint about the open decision: whole turns, at once, then better weighed as long as they are looked at; void as soon
 * as the position is another one.
 */
import { api, ApiError } from '../api';
import type { Hint, HintPlan, SeatInfo } from '../types';
import { keyOf, stepsOf, type PlanStep } from './plans';
import type { ServerState } from './server-state.svelte';
import type { Shown } from './shown.svelte';
import { asSeat } from './tokens';
import type { Failing } from './trouble.svelte';
import type { Turn } from './turn.svelte';

/** A plan with its steps in words. */
export interface ShownPlan {
  rank: number;
  key: string;
  plan: HintPlan;
  steps: PlanStep[];
}

export class Hints {
  /** The hint is open: it is being thought about, it is there, or somebody has to agree. */
  open = $state(false);
  private hint = $state.raw<Hint | null>(null);
  /** A deeper look that would change the plans or their order: it waits until it is asked for, for somebody may be
   *  reading, or about to click. */
  private newer = $state.raw<Hint | null>(null);
  private asking = $state.raw<AbortController | null>(null);
  /** The plan that is drawn on the board, by its clicks; null: the best one. */
  private chosen = $state<string | null>(null);

  constructor(
    private readonly server: ServerState,
    private readonly shown: Shown,
    private readonly turn: Turn,
    private readonly failing: Failing,
  ) {}

  get thinks(): boolean {
    return this.asking !== null;
  }

  get isThere(): boolean {
    return this.hint !== null;
  }

  /** Turns that were compared, and how often the best were played on. */
  get looked(): { found: number; n: number } {
    return { found: this.hint?.found ?? 0, n: this.hint?.simulations ?? 0 };
  }

  /** Whether this table allows hints now. */
  get areOn(): boolean {
    return this.server.info?.hints ?? false;
  }

  /** Whether the looking seat could ask for one: something is to be chosen. */
  get isAskable(): boolean {
    return this.turn.ask !== null && !(this.server.live?.over ?? true);
  }

  readonly plans = $derived.by((): ShownPlan[] => {
    if (this.turn.ask === null || !this.areOn || this.hint === null) return [];
    const { speaker } = this.shown;
    return this.hint.plans.map((plan, index) => {
      return { rank: index + 1, key: keyOf(plan), plan, steps: stepsOf(plan.steps, (step) => speaker.action(step)) };
    });
  });

  /** The plan that is drawn on the board. */
  readonly active = $derived(this.plans.find(({ key }) => key === this.chosen) ?? this.plans[0] ?? null);

  /** The number of the drawn plan's step at a place that could be clicked now; 0: none. */
  stepAt(place: string): number {
    const first = this.active?.steps[0];
    return first?.place === place ? first.number : 0;
  }

  choose({ key }: ShownPlan): void {
    this.chosen = key;
  }

  /** Whether a deeper look has other plans, or another order, than what is shown. */
  get hasNewer(): boolean {
    return this.newer !== null;
  }

  showNewer(): void {
    if (this.newer === null) return;
    this.hint = this.newer;
    this.newer = null;
    this.chosen = null;
  }

  /** Plays the plan up to the first click that shows something new. */
  play({ plan }: ShownPlan): void {
    const actions = plan.steps.map(({ action }) => action);
    this.close();
    void this.turn.playOn(actions);
  }

  // --- asking ---------------------------------------------------------------------------------------------------------
  toggle(): void {
    if (this.open) this.close();
    else if (this.isAskable) {
      this.open = true;
      if (this.areOn) void this.ask();
    }
  }

  /** Asks, and asks again for a newer look until there is none. */
  async ask(): Promise<void> {
    const { id, perspective: seat, live } = this.server;
    if (seat === null || live === null || this.thinks) return;
    const asking = new AbortController();
    this.asking = asking;
    this.failing.forget();
    const asked = { seat, version: live.version, look: 0 };
    try {
      for (let last = false; !last; ) {
        const hint = await asSeat(id, seat, (token) => api.hint(id, asked, token, asking.signal));
        if (this.asking !== asking) return;
        this.take(hint);
        last = hint.last;
        asked.look = hint.look;
      }
    } catch (error) {
      if (this.asking === asking) this.fail(error);
    } finally {
      if (this.asking === asking) this.asking = null;
    }
  }

  /** The first look is shown at once; a deeper one by itself only where the same plans stand in the same order. */
  private take(hint: Hint): void {
    const order = ({ plans }: Hint): string => plans.map(keyOf).join('/');
    const waits = this.hint !== null && order(this.hint) !== order(hint);
    this.newer = waits ? hint : null;
    if (!waits) this.hint = hint;
  }

  /** A position that has changed meanwhile is told by itself; a look that is there stays. */
  private fail(error: unknown): void {
    const isStale = error instanceof ApiError && error.problem.code === 'stale';
    if (this.hint !== null && !(error instanceof ApiError)) return;
    this.open = false;
    if (!isStale) this.failing.note(error);
  }

  close(): void {
    this.asking?.abort();
    this.asking = null;
    this.hint = null;
    this.newer = null;
    this.chosen = null;
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
