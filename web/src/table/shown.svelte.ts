/**
 * What is shown of a table: the position of now, or a past one in the replay and while the turns of others are told; from
 * which seat; its words and its marks.
 */
import { api } from '../api';
import type { Speaker } from '../texts/speaker';
import { seatName } from '../texts/names';
import { words } from '../texts/words.svelte';
import type { EventLine, ParticipantInfo, PastPosition, PlayLine, ProspectLine, ScoreLine } from '../types';
import { actsOf, type Act, type Card, type Teller } from './acts';
import { Narration } from './narration.svelte';
import type { News, ServerState } from './server-state.svelte';
import { summaryOf, type Summary } from './summary';
import type { Failing } from './trouble.svelte';

export interface ShownPosition {
  /** After how many plays it is. */
  number: number;
  view: Record<string, unknown>;
  participants: ParticipantInfo[];
  scores: ScoreLine[];
  prospects: ProspectLine[];
}

const MOST_PASTS = 400;

export class Shown {
  /** After how many plays the replay stands; null: no replay, the table of now. */
  at = $state<number | null>(null);
  /** The turns of others, told one after the other. */
  readonly narration: Narration;
  /** The own seat that the device is to be given to before anything is shown; only in games with secrets. */
  handover = $state<number | null>(null);
  /** Lets the pieces of events travel. */
  onflights: ((events: EventLine[]) => void) | null = null;

  /** Shown instead of the live position. */
  private instead = $state.raw<ShownPosition | null>(null);
  /** The marked places of the board. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly pasts = new Map<string, Promise<PastPosition>>();
  /** So many plays have been told, or need not be. */
  private told: number | null = null;
  /** The pieces of so many plays have travelled. */
  private flown = 0;

  constructor(
    private readonly server: ServerState,
    private readonly failing: Failing,
  ) {
    this.narration = new Narration({
      past: (number) => this.past(number),
      show: (position) => {
        if (this.at === null) this.instead = position;
      },
      perform: (act, isNew) => this.perform(act, isNew),
      letters: (card) => this.summary(card).sentence.length,
      others: () => this.participants.filter(({ who }) => !this.server.mine.includes(who)).length,
    });
  }

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

  /** How everybody would stand if the game ended now. */
  get prospects(): ProspectLine[] {
    return this.position?.prospects ?? [];
  }

  /** After how many plays the shown position is, in the replay, on a card, or now. */
  get number(): number {
    return this.position?.number ?? 0;
  }

  /** Whether the end of the game is shown, now or as the last position of the replay. */
  get isOver(): boolean {
    return this.server.live?.over === true && this.number === this.server.plays.length;
  }

  /** What happened up to the shown position. */
  readonly history = $derived.by((): readonly EventLine[] => {
    const { opening, plays } = this.server;
    return [...opening, ...plays.slice(0, this.number).flatMap(({ events }) => events)];
  });

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

  // --- the turns of others --------------------------------------------------------------------------------------------
  /** Whether turns of others are being told: the live position waits. */
  get isTelling(): boolean {
    return this.narration.isTelling;
  }

  /** Whose turn is being told; null: nobody's in particular, or none. */
  get actor(): number | null {
    return this.narration.act?.who ?? null;
  }

  /** What others did after the first `from` plays, and the scenes since. */
  actsSince(from: number): Act[] {
    const { opening, plays } = this.server;
    return actsOf(opening, plays, from, plays.length, this.teller());
  }

  /** Tells what is new: the turns of others when they are committed, scenes at once; other plays let their pieces travel. */
  play({ position, plays, before }: News): void {
    const first = plays[0]?.number ?? this.server.plays.length;
    if (first < (this.told ?? 0)) this.narration.forget();
    const from = Math.min(this.told ?? Infinity, first);
    const isDraft = position.drafting !== null && !this.server.mine.includes(position.drafting);
    const to = isDraft ? position.committed : this.server.plays.length;
    const isFirst = this.told === null;
    this.told = Math.max(from, to);
    if (isFirst || this.at !== null) return;
    if (plays.some(({ seat }) => this.server.mine.includes(seat))) this.narration.turnOver();
    this.narration.tell(actsOf(this.server.opening, this.server.plays, from, to, this.teller()), before);
    if (!this.isTelling) this.fly(plays);
  }

  private fly(plays: readonly PlayLine[]): void {
    const events = plays.flatMap((play) => play.events);
    if (events.length > 0) this.onflights?.(events);
    this.flown = this.server.plays.length;
  }

  private teller(): Teller {
    const { drawn, mine } = this.server;
    return {
      mine,
      opponent: (who) => (this.participants[who]?.kind ?? 'seat') !== 'seat',
      isTables: (event, seat) => drawn?.isTables(event, seat) ?? false,
      says: (event) => drawn?.telling(event) !== null,
      scenes: (told) => drawn?.scenes?.(told) ?? [],
    };
  }

  private perform(act: Act | null, isNew: boolean): void {
    const events = act?.kind === 'card' ? act.events : [];
    this.pointAt(events);
    if (act === null || !isNew || act.at <= this.flown) return;
    this.flown = act.at;
    if (events.length > 0) this.onflights?.(events);
  }

  /** A card in one sentence. */
  summary(card: Pick<Card, 'who' | 'events'>): Summary {
    return summaryOf(card.who, card.events, this.server.drawn ?? UNDRAWN, this.speaker);
  }

  /** Ends the narration: the table of now. */
  skip(): void {
    this.narration.end();
  }
}

/** A game without a drawn table: all is told by ordinary sentences. */
const UNDRAWN = { telling: () => undefined, glyph: () => '', thing: () => null };

function remember(address: string): void {
  if (location.pathname + location.hash !== address) history.replaceState(null, '', address);
}
