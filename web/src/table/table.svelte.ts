/**
 * One table, as the page's components see it, in four parts: what the server has, what is shown, the turn, and what else
 * can be asked of the server; beside them hints and the review. No rules: choices come from the server, and a choice is
 * sent back as it came. All fields are reactive: read them while drawing.
 */
import { keepTable, keptTable } from '../seats';
import { Hearing } from './hearing.svelte';
import { Hints } from './hints.svelte';
import { Meeting } from './meeting.svelte';
import { Requests } from './requests';
import { Reviewing } from './reviewing.svelte';
import { ServerState, type News } from './server-state.svelte';
import { Shown } from './shown.svelte';
import { Failing, troubleOf, type Trouble } from './trouble.svelte';
import { Turn } from './turn.svelte';

/** A panel over the table; the replay has none: it is open while `shown.at` is not null. */
export type Panel = 'result' | 'scores' | 'review' | 'guide' | 'help' | 'settings' | 'seat';
/** What the right column shows below the seats; on small screens, the sheet that is open. */
export type Side = 'seats' | 'log' | 'chat';

export class Table {
  panel = $state<Panel | null>(null);
  side = $state<Side>('log');
  /** The seat whose menu is open (`panel` "seat"). */
  menuSeat = $state<number | null>(null);
  /** How many plays had been seen here when the table was last left. */
  readonly seenBefore: number;

  readonly failing = new Failing();
  readonly server: ServerState;
  readonly shown: Shown;
  readonly turn: Turn;
  readonly requests: Requests;
  /** What of the chat has been read. */
  readonly hearing: Hearing;
  /** The hint about the open decision. */
  readonly hints: Hints;
  /** The review of the finished game. */
  readonly review: Reviewing;
  /** Who the looking seat is. */
  readonly meeting: Meeting;

  constructor(
    readonly id: string,
    at: number | null = null,
  ) {
    this.seenBefore = keptTable(id).seen;
    this.keepOpened();
    this.server = new ServerState(id, this.failing, (news) => this.hear(news), () => this.shown.turnToDecider());
    this.shown = new Shown(this.server, this.failing);
    this.turn = new Turn(this.server, this.shown, this.failing);
    this.requests = new Requests(this.server, this.failing);
    this.hearing = new Hearing(this.server);
    this.hints = new Hints(this.server, this.shown, this.turn, this.failing);
    this.review = new Reviewing(this.server, this.shown);
    this.meeting = new Meeting(this.server, this.shown);
    if (at !== null) void this.shown.showAt(at);
  }

  close(): void {
    this.keepSeen();
    this.hints.close();
    this.review.close();
    this.shown.skip();
    this.server.close();
  }

  /** A new position is here. */
  private hear(news: News): void {
    this.turn.hear(news);
    if (news.isOther) this.hints.close();
    if (news.plays.some(({ seat, action }) => action !== null && this.server.mine.includes(seat))) this.meeting.close();
    this.shown.play(news);
    this.shown.turnToDecider();
    this.keepSeen();
  }

  readonly trouble = $derived.by((): Trouble | null => {
    const { error } = this.failing;
    return error === null ? null : troubleOf(error, this.server.info?.game ?? '', this.shown, this.turn);
  });

  // --- what this browser keeps ----------------------------------------------------------------------------------------
  private keepOpened(): void {
    const kept = keptTable(this.id);
    const isKnown = kept.seats.length > 0 || kept.owner !== null || kept.spectator !== null;
    if (isKnown) keepTable({ ...kept, opened: Date.now() });
  }

  /** Keeps how far the table has been seen here. */
  private keepSeen(): void {
    if (document.visibilityState !== 'visible' || this.server.live === null) return;
    const kept = keptTable(this.id);
    if (kept.opened > 0) keepTable({ ...kept, seen: this.server.plays.length });
  }
}
