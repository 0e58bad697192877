/**
 * The acts of others are told one after the other: cards and scenes. It can be paused, gone through forwards and
 * backwards, and left. What was told last stays, so that it can be told again.
 */
import { tick } from 'svelte';
import { settings } from '../settings.svelte';
import { joinedActs, type Act, type Card } from './acts';
import type { ShownPosition } from './shown.svelte';
import { readingTime, ROUND, shareOf, type Pace } from './pace';

/** What the narration does to the table that is shown. */
export interface Stage {
  past(number: number): Promise<ShownPosition>;
  /** Shows a position in place of the live one; null: the live one. */
  show(position: ShownPosition | null): void;
  /** Marks the places of an act and lets its pieces travel; null: marks nothing. */
  perform(act: Act | null, isNew: boolean): void;
  /** How many letters a card has. */
  letters(card: Card): number;
  /** How many others play in a round. */
  others(): number;
}

/** The two positions between which a scene plays. */
export interface Between {
  before: ShownPosition;
  after: ShownPosition;
}

const LONGEST_SCENE = 6000;
/** A still scene is read, not watched. */
const SHORTEST_STILL = 3500;
/** A backlog of more acts than so many is not told. */
const MOST = 30;
const MOST_KEPT = 60;

export class Narration {
  /** What is told, from the first act since the narration began. */
  acts = $state.raw<readonly Act[]>([]);
  /** The act that is shown; −1: the narration has not begun, or is over. */
  index = $state(-1);
  paused = $state(false);
  between = $state.raw<Between | null>(null);
  /** How long each act is shown, by its key. */
  private times = $state.raw<Readonly<Record<string, number>>>({});
  private isOn = $state(false);
  /** Counts the steps: what an older one waited for is void. */
  private step = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many acts have been shown. */
  private seen = 0;
  /** What was told belongs to a round that is over: the next acts begin anew. */
  private isOld = false;

  constructor(private readonly stage: Stage) {}

  get isTelling(): boolean {
    return this.isOn;
  }

  get act(): Act | null {
    return this.acts[this.index] ?? null;
  }

  get milliseconds(): number {
    return this.act === null ? 0 : (this.times[this.act.key] ?? 0);
  }

  get left(): number {
    return Math.max(0, this.acts.length - 1 - this.index);
  }

  /** Whether there is something that can be told again. */
  get canRepeat(): boolean {
    return !this.isOn && this.acts.some(({ kind }) => kind === 'card');
  }

  /** The one who looks has played: what is told next is another round. */
  turnOver(): void {
    this.isOld = true;
  }

  /** Tells new acts, after those that wait. `before` is shown until the first one is there. */
  tell(acts: readonly Act[], before: ShownPosition | null): void {
    if (acts.length === 0) return;
    const isQuiet = settings.speed === 'off' || document.visibilityState !== 'visible' || acts.length > MOST;
    if (this.isOld && !this.isOn) this.clear();
    const begun = this.acts.length;
    const waiting = this.acts.length > this.seen ? joinedActs(this.acts.at(-1), acts[0]) : null; // a small moment goes on
    const all = waiting === null ? [...this.acts, ...acts] : [...this.acts.slice(0, -1), waiting, ...acts.slice(1)];
    this.acts = all.slice(-MOST_KEPT);
    if (isQuiet) {
      this.end();
      this.seen = this.acts.length;
    } else if (!this.isOn) {
      this.isOn = true;
      this.stage.show(before);
      void this.go(Math.min(begun, this.acts.length - acts.length));
    }
  }

  /** Tells the last acts again, paused at the last of them. */
  repeat(): void {
    if (!this.canRepeat) return;
    this.isOn = true;
    this.paused = true;
    void this.go(this.acts.map(({ kind }) => kind).lastIndexOf('card'));
  }

  next(): void {
    if (this.isOn) void this.go(this.index + 1);
  }

  previous(): void {
    if (!this.isOn || this.index <= 0) return;
    this.paused = true;
    void this.go(this.index - 1);
  }

  /** To the first act of somebody else. */
  nextPlayer(): void {
    const { act } = this;
    const found = this.acts.findIndex((one, index) => index > this.index && one.who !== act?.who);
    void this.go(found < 0 ? this.acts.length : found);
  }

  pause(): void {
    if (!this.isOn) return;
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused) this.wait();
  }

  /** Ends it: the table of now. */
  end(): void {
    if (!this.isOn) return;
    this.step += 1;
    clearTimeout(this.timer);
    this.isOn = false;
    this.paused = false;
    this.index = -1;
    this.between = null;
    this.stage.perform(null, false);
    this.stage.show(null);
  }

  /** Nothing that was told is true any more, or nobody may see it again. */
  forget(): void {
    this.end();
    this.clear();
  }

  private clear(): void {
    this.acts = [];
    this.times = {};
    this.seen = 0;
    this.isOld = false;
  }

  private async go(index: number): Promise<void> {
    const step = (this.step += 1);
    clearTimeout(this.timer);
    const act = this.acts[index];
    if (act === undefined) {
      this.end();
      return;
    }
    try {
      const [after, before] = await Promise.all([
        this.stage.past(act.at),
        act.kind === 'scene' ? this.stage.past(act.at - 1) : null,
      ]);
      if (step !== this.step) return;
      this.present(act, index, after, before);
    } catch {
      if (step === this.step) this.end(); // without the server's answer: the table of now
    }
  }

  private present(act: Act, index: number, after: ShownPosition, before: ShownPosition | null): void {
    const isNew = index >= this.seen;
    this.seen = Math.max(this.seen, index + 1);
    this.index = index;
    this.times = { ...this.times, [act.key]: this.times[act.key] ?? this.timeOf(act, index) };
    this.between = before === null ? null : { before, after };
    this.stage.show(before ?? after);
    void tick().then(() => {
      if (this.act === act) this.stage.perform(act, isNew); // once the board of this act is drawn
    });
    const next = this.acts[index + 1];
    if (next !== undefined) void this.stage.past(next.at).catch(() => undefined);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.paused) this.timer = setTimeout(() => void this.go(this.index + 1), this.milliseconds);
  }

  private timeOf(act: Act, index: number): number {
    if (act.kind === 'scene') {
      const time = Math.min(LONGEST_SCENE, act.scene.milliseconds);
      return settings.still ? Math.max(SHORTEST_STILL, time) : time;
    }
    const pace: Pace = settings.speed === 'off' ? 'normal' : settings.speed;
    const round = roundOf(this.acts, index);
    const given = round.before.reduce((sum, one) => sum + (this.times[one.key] ?? 0), 0);
    const wanted = [act, ...round.after].map((card) => readingTime(this.stage.letters(card), pace));
    const known = new Set([...round.before, act, ...round.after].map(({ who }) => who).filter((who) => who !== null));
    return shareOf(wanted, ROUND[pace] - given, Math.max(0, this.stage.others() - known.size), pace);
  }
}

/** The cards of the round of an act: until somebody plays a second time. */
export function roundOf(acts: readonly Act[], index: number): { before: Card[]; after: Card[] } {
  const rounds: Card[][] = [[]];
  const known = new Set<number>();
  for (const act of acts) {
    if (act.kind !== 'card') continue;
    if (act.who !== null && known.has(act.who)) {
      rounds.push([]);
      known.clear();
    }
    if (act.who !== null) known.add(act.who);
    rounds.at(-1)!.push(act);
  }
  const own = acts[index];
  const round = rounds.find((cards) => cards.some((card) => card === own)) ?? [];
  const at = round.findIndex((card) => card === own);
  return { before: round.slice(0, at), after: round.slice(at + 1) };
}
