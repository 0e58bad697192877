/**
 * What is shown of a table: the position of now, or a past one in the replay and while the plays of others are shown one
 * by one; from which seat; its words and its marks.
 */
import { api } from '../api';
import { settings } from '../settings.svelte';
import type { Speaker } from '../texts/speaker';
import { seatName } from '../texts/names';
import { words } from '../texts/words.svelte';
import type { EventLine, ParticipantInfo, PastPosition, PlayLine, ScoreLine } from '../types';
import { tells } from './plays';
import type { News, ServerState } from './server-state.svelte';
import type { Failing } from './trouble.svelte';

export interface ShownPosition {
  /** After how many plays it is. */
  number: number;
  view: Record<string, unknown>;
  participants: ParticipantInfo[];
  scores: ScoreLine[];
}

/** A play of others that is being shown, and how many are still to come. */
export interface Playback {
  play: PlayLine | null;
  left: number;
}

const MOST_PASTS = 400;
const PACE = { normal: 1, fast: 0.4, off: 0 } as const;
/** More plays than so many are not shown one by one. */
const LONGEST = 80;

export class Shown {
  /** After how many plays the replay stands; null: no replay, the table of now. */
  at = $state<number | null>(null);
  /** The plays of others, step by step; null: nothing to be shown first. */
  playback = $state.raw<Playback | null>(null);
  /** The own seat that the device is to be given to before anything is shown; only in games with secrets. */
  handover = $state<number | null>(null);
  /** Lets the pieces of events travel. */
  onflights: ((events: EventLine[]) => void) | null = null;

  /** Shown instead of the live position. */
  private instead = $state.raw<ShownPosition | null>(null);
  private pointed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly pasts = new Map<string, Promise<PastPosition>>();
  private queue: PlayLine[] = [];
  private playing = false;
  private skipped: () => void = () => undefined;

  constructor(
    private readonly server: ServerState,
    private readonly failing: Failing,
  ) {}

  // --- the position ---------------------------------------------------------------------------------------------------
  get isLive(): boolean {
    return this.instead === null;
  }

  get position(): ShownPosition | null {
    if (this.instead !== null) return this.instead;
    const { live, plays } = this.server;
    return live === null ? null : { ...live, number: plays.length };
  }

  get view(): unknown {
    return this.position?.view ?? {};
  }

  get participants(): ParticipantInfo[] {
    return this.position?.participants ?? [];
  }

  get scores(): ScoreLine[] {
    return this.position?.scores ?? [];
  }

  /** After how many plays the shown position is, in the replay, in a playback, or now. */
  get number(): number {
    return this.position?.number ?? 0;
  }

  // --- words ----------------------------------------------------------------------------------------------------------
  readonly spoken = $derived.by((): Speaker | null => {
    const info = this.server.info;
    const speaker = info === null ? null : words.speaker(info.game);
    return speaker?.at(this.participants, (info?.seats ?? []).map(seatName)) ?? null;
  });

  /** Throws until the server state is ready. */
  get speaker(): Speaker {
    if (this.spoken === null) throw new Error('the words of the game are not loaded yet');
    return this.spoken;
  }

  readonly names = $derived.by((): string[] => {
    const speaker = this.spoken;
    return speaker === null ? [] : this.participants.map(({ who }) => speaker.participant(who));
  });

  name(who: number): string {
    return this.names[who] ?? '';
  }

  colour(who: number): string {
    return this.participants[who]?.colour ?? this.server.seat(who)?.colour ?? '';
  }

  // --- past positions -------------------------------------------------------------------------------------------------
  /** Opens the replay at a number of plays, or closes it. */
  async showAt(number: number | null): Promise<void> {
    this.skip();
    this.point([]);
    if (number === null) {
      this.showLive();
      remember(location.pathname);
      return;
    }
    const { live, plays } = this.server;
    const asked = Math.max(0, live === null ? number : Math.min(number, plays.length));
    this.at = asked;
    remember(`${location.pathname}#at=${asked}`);
    try {
      const past = await this.past(asked);
      if (this.at === asked) this.instead = past;
    } catch (error) {
      if (this.at === asked) this.showLive();
      this.failing.note(error);
    }
  }

  private showLive(): void {
    this.at = null;
    this.instead = null;
  }

  /** A past position; asked once, as long as the plays before it are the same. */
  past(number: number): Promise<PastPosition> {
    const { id, perspective, plays, token } = this.server;
    const last = plays[number - 1];
    const key = `${perspective}:${number}:${last?.at ?? 0}:${last?.action ?? ''}`;
    const known = this.pasts.get(key);
    if (known !== undefined) return known;
    const asked = api.past(id, number, perspective, token);
    asked.catch(() => this.pasts.delete(key));
    if (this.pasts.size > MOST_PASTS) this.pasts.clear();
    this.pasts.set(key, asked);
    return asked;
  }

  // --- marks ----------------------------------------------------------------------------------------------------------
  /** Marks places on the board, such as those of an event: `point([])` ends it. */
  point(places: readonly string[]): void {
    this.pointed = new Set(places);
  }

  pointAt(events: readonly EventLine[]): void {
    this.point(events.flatMap((event) => this.server.drawn?.placesOf(event) ?? []));
  }

  marked(...places: string[]): boolean {
    return places.some((place) => this.pointed.has(place));
  }

  // --- the seat that looks --------------------------------------------------------------------------------------------
  /** Looks from another seat; nothing that only the one before could see is kept. */
  look(perspective: number | null): void {
    this.handover = null;
    if (this.server.game?.seats_have_secrets) this.pasts.clear();
    this.server.look(perspective);
  }

  takeDevice(): void {
    if (this.handover !== null) this.look(this.handover);
  }

  /** Looks from the own seat that decides; with secrets only after the device has changed hands. */
  turnToDecider(): void {
    const { live, info, game, mine, asked } = this.server;
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

  // --- the plays of others --------------------------------------------------------------------------------------------
  /** Shows new plays, beginning with the position before them; own plays only let their pieces travel. */
  play({ plays, before }: News): void {
    const told = plays.filter(tells);
    if (told.length === 0 || told.length > LONGEST || this.at !== null) return;
    if (!this.playing) {
      if (isInstant()) return;
      if (told.every(({ seat }) => this.server.mine.includes(seat))) {
        this.onflights?.(told.flatMap(({ events }) => events));
        return;
      }
    }
    this.queue.push(...told);
    if (!this.playing) this.begin(before);
  }

  private begin(before: ShownPosition | null): void {
    this.instead = before;
    this.playback = { play: null, left: this.queue.length };
    void this.run();
  }

  private async run(): Promise<void> {
    this.playing = true;
    try {
      for (let play = this.queue.shift(); play !== undefined; play = this.queue.shift()) {
        if (play.number + 1 > this.server.plays.length) continue;
        const past = await this.past(play.number + 1);
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
    if (next !== undefined) void this.past(next.number + 1).catch(() => undefined);
    this.onflights?.(play.events);
    this.instead = past;
    this.playback = { play, left: this.queue.length };
    this.pointAt(play.events);
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
    if (this.at === null) this.instead = null;
    this.point([]);
  }

  /** Ends the playback: the table of now. */
  skip(): void {
    if (!this.playing) return;
    this.end();
    this.skipped();
  }
}

function remember(address: string): void {
  if (location.pathname + location.hash !== address) history.replaceState(null, '', address);
}

/** Nobody wants to see it step by step, or nobody looks. */
function isInstant(): boolean {
  return settings.speed === 'off' || settings.still || document.visibilityState !== 'visible';
}
