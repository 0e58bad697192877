/** The review of the finished game: asked for again until it is there; and the decision of it that is shown. */
import { api, ApiError } from '../api';
import type { CostlyRun, GameReview, ReviewProgress } from '../types';
import { placeOf } from './plays';
import type { ServerState } from './server-state.svelte';
import type { Shown } from './shown.svelte';

const PAUSE = 1000;

export class Reviewing {
  progress = $state.raw<ReviewProgress | null>(null);
  /** The code of what went wrong; "network": no answer. */
  problem = $state<string | null>(null);
  /** The seat whose decisions are listed, chosen by hand; undefined: not chosen yet. */
  private chosen = $state<number | null | undefined>(undefined);
  private at = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private follows = false;

  constructor(
    private readonly server: ServerState,
    private readonly shown: Shown,
  ) {}

  get review(): GameReview | null {
    return this.progress?.review ?? null;
  }

  /** The seat whose decisions are listed: first one's own; null: those of everybody. */
  get who(): number | null {
    if (this.chosen !== undefined) return this.chosen;
    const own = this.server.perspective ?? this.server.info?.mine[0] ?? null;
    return this.review?.seats.some(({ seat }) => seat === own) ? own : null;
  }

  set who(seat: number | null) {
    this.chosen = seat;
  }

  // --- waiting for it -------------------------------------------------------------------------------------------------
  /** Begins it, or goes on waiting. */
  follow(): void {
    this.follows = true;
    this.problem = null;
    if (this.review === null) void this.ask();
  }

  /** Nobody looks any more; the server finishes what it has begun, or gives it up. */
  close(): void {
    this.follows = false;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.progress = await api.review(this.server.id, this.server.token);
    } catch (error) {
      this.problem = error instanceof ApiError ? error.problem.code : 'network';
      return;
    }
    if (this.follows && this.review === null) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  // --- its decisions --------------------------------------------------------------------------------------------------
  /** The costliest decisions of everybody, or of the chosen seat. */
  readonly runs = $derived.by((): CostlyRun[] => {
    const review = this.review;
    if (review === null) return [];
    const places = this.who === null ? review.costliest : (review.seats.find(({ seat }) => seat === this.who)?.costliest ?? []);
    return places.flatMap((place) => review.runs[place] ?? []);
  });

  /** The decision that the replay stands at, as a number in `runs`; null: none of them. */
  get current(): number | null {
    const run = this.at === null ? undefined : this.runs[this.at];
    return run !== undefined && this.shown.at === run.departs ? this.at : null;
  }

  /** Shows the board where the decision was made, with the better choice marked. */
  async show(number: number): Promise<void> {
    const run = this.runs[number];
    if (run === undefined) return;
    await this.shown.showAt(run.departs);
    this.at = number;
    this.pointAtBetter();
  }

  pointAtBetter(): void {
    const better = this.at === null ? undefined : this.runs[this.at]?.better[0];
    this.shown.point(better === undefined ? [] : [placeOf(better.kind, better.args)]);
  }
}
