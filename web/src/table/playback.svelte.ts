/** The turns of others, step by step: what has happened is shown play by play before the table of now. */
import { settings } from '../settings.svelte';
import type { EventLine, PlayLine } from '../types';
import type { Playback } from './facts';
import { tells } from './plays';
import type { Shown, ShownPosition } from './shown.svelte';
import type { Told } from './told.svelte';

const PACE = { normal: 1, fast: 0.4, off: 0 } as const;
const LONGEST = 80;

export class Player {
  playback = $state.raw<Playback | null>(null);
  private queue: PlayLine[] = [];
  private playing = false;
  private skipped: () => void = () => undefined;

  /** `fly` lets the pieces of events travel. */
  constructor(
    private readonly told: Told,
    private readonly shown: Shown,
    private readonly fly: (events: EventLine[]) => void,
  ) {}

  /** Shows new plays, beginning with what was shown `before` them; own plays only let their pieces travel. */
  play(news: readonly PlayLine[], before: ShownPosition | null): void {
    const told = news.filter(tells);
    if (told.length === 0 || told.length > LONGEST || this.shown.at !== null) return;
    if (!this.playing) {
      if (isInstant()) return;
      if (told.every(({ seat }) => this.told.mine.includes(seat))) {
        this.fly(told.flatMap(({ events }) => events));
        return;
      }
    }
    this.queue.push(...told);
    if (!this.playing) this.begin(before);
  }

  private begin(before: ShownPosition | null): void {
    this.shown.instead = before;
    this.playback = { play: null, left: this.queue.length };
    void this.run();
  }

  private async run(): Promise<void> {
    this.playing = true;
    try {
      for (let play = this.queue.shift(); play !== undefined; play = this.queue.shift()) {
        if (play.number + 1 > this.told.plays.length) continue;
        const past = await this.shown.past(play.number + 1);
        if (!this.playing) return;
        this.show(play, past);
        await this.pause(this.paceOf(play));
        if (!this.playing) return;
      }
    } catch {
      // without the server's answer: the table of now
    }
    this.end();
  }

  private show(play: PlayLine, past: ShownPosition): void {
    const next = this.queue[0];
    if (next !== undefined) void this.shown.past(next.number + 1).catch(() => undefined);
    this.fly(play.events);
    this.shown.instead = past;
    this.playback = { play, left: this.queue.length };
    this.shown.pointAt(play.events);
  }

  private paceOf(play: PlayLine): number {
    const reading = Math.min(2400, 800 + 400 * play.events.length);
    const hurry = this.queue.length > 16 ? 0.6 : 1;
    return reading * hurry * PACE[settings.speed];
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.skipped = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private end(): void {
    this.playing = false;
    this.queue = [];
    this.playback = null;
    if (this.shown.at === null) this.shown.instead = null;
    this.shown.point([]);
  }

  skip(): void {
    if (!this.playing) return;
    this.end();
    this.skipped();
  }
}

/** Nobody wants to see it step by step, or nobody looks. */
function isInstant(): boolean {
  return settings.speed === 'off' || settings.still || document.visibilityState !== 'visible';
}
