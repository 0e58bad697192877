/** The position that is shown: that of now, or a past one in the replay and in playbacks; its words and its marks. */
import { api } from '../api';
import type { Speaker } from '../texts/speaker';
import { words } from '../texts/words.svelte';
import type { EventLine, ParticipantInfo, PastPosition, ScoreLine } from '../types';
import type { Looking } from './looking.svelte';
import type { Told } from './told.svelte';
import type { Failing } from './trouble.svelte';

export interface ShownPosition {
  number: number;
  view: Record<string, unknown>;
  participants: ParticipantInfo[];
  scores: ScoreLine[];
}

const MOST_PASTS = 400;

export class Shown {
  at = $state<number | null>(null);
  /** Shown instead of the live position. */
  instead = $state.raw<ShownPosition | null>(null);
  private pointed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly pasts = new Map<string, Promise<PastPosition>>();

  constructor(
    private readonly told: Told,
    private readonly looking: Looking,
    private readonly failing: Failing,
  ) {}

  get isLive(): boolean {
    return this.instead === null;
  }

  get position(): ShownPosition | null {
    if (this.instead !== null) return this.instead;
    return this.told.live === null ? null : { ...this.told.live, number: this.told.plays.length };
  }

  get participants(): ParticipantInfo[] {
    return this.position?.participants ?? [];
  }

  // --- words ----------------------------------------------------------------------------------------------------------
  readonly spoken = $derived.by((): Speaker | null => {
    const info = this.told.info;
    const speaker = info === null ? null : words.speaker(info.game);
    return speaker?.at(this.participants, (info?.seats ?? []).map(({ name }) => name)) ?? null;
  });

  get speaker(): Speaker {
    if (this.spoken === null) throw new Error('the words of the game are not loaded yet');
    return this.spoken;
  }

  readonly names = $derived.by((): string[] => {
    const speaker = this.spoken;
    return speaker === null ? [] : this.participants.map(({ who }) => speaker.participant(who));
  });

  // --- past positions -------------------------------------------------------------------------------------------------
  async showAt(number: number | null): Promise<void> {
    this.point([]);
    if (number === null) {
      this.showLive();
      remember(location.pathname);
      return;
    }
    const asked = Math.max(0, this.told.live === null ? number : Math.min(number, this.told.plays.length));
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
    const { id, perspective, plays } = this.told;
    const last = plays[number - 1];
    const key = `${perspective}:${number}:${last?.at ?? 0}:${last?.action ?? ''}`;
    const known = this.pasts.get(key);
    if (known !== undefined) return known;
    const asked = api.past(id, number, perspective, this.looking.token);
    asked.catch(() => this.pasts.delete(key));
    if (this.pasts.size > MOST_PASTS) this.pasts.clear();
    this.pasts.set(key, asked);
    return asked;
  }

  forgetPasts(): void {
    this.pasts.clear();
  }

  // --- marks ----------------------------------------------------------------------------------------------------------
  point(places: readonly string[]): void {
    this.pointed = new Set(places);
  }

  pointAt(events: readonly EventLine[]): void {
    this.point(events.flatMap((event) => this.told.drawn?.placesOf(event) ?? []));
  }

  marked(...places: string[]): boolean {
    return places.some((place) => this.pointed.has(place));
  }
}

function remember(address: string): void {
  if (location.pathname + location.hash !== address) history.replaceState(null, '', address);
}
