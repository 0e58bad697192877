/** A table as the server has it: who sits there, what was played, who is asked; and the line over which it comes. */
import { api, ApiError, NetworkError, persistently } from '../api';
import { keepSeat, keptTable, tokensOf } from '../seats';
import { TableSocket, type Connection } from '../socket.svelte';
import { words } from '../texts/words.svelte';
import type {
  Ask, ChatLine, EventLine, GameInfo, Hello, Move, MoveDone, PlayLine, Position, Problem, SeatInfo, TableInfo, ToClient,
} from '../types';
import type { GameTable } from './context';
import { loadGameTable } from './games';
import { applied, fresh, withLines } from './plays';
import { asSeat, readingToken } from './tokens';
import type { Failing } from './trouble.svelte';

const ARRIVES_WITHIN = 2000;
const LOAD_AGAIN_AFTER = 3000;

/** What a position has brought. */
export interface News {
  position: Position;
  /** Plays that were not there before; none where nothing can be compared. */
  plays: PlayLine[];
  /** Another version, or seen from another seat: what was begun here is void. */
  isOther: boolean;
  /** The position before, after so many plays. */
  before: (Position & { number: number }) | null;
}

export class ServerState {
  info = $state.raw<TableInfo | null>(null);
  /** The newest position, whatever is shown. */
  live = $state.raw<Position | null>(null);
  plays = $state.raw<PlayLine[]>([]);
  /** What happened before the first play. */
  opening = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  game = $state.raw<GameInfo | null>(null);
  /** The printed values; they come with the table, or are those of the game's own edition. */
  private values = $state.raw<Record<string, unknown> | null>(null);
  private digest: string | null = null;
  /** The game's drawn table; null: the generic board. */
  drawn = $state.raw<GameTable | null>(null);
  /** The seat that was last asked for; the position that comes says the one that looks. */
  wanted: number | null;

  private readonly socket: TableSocket;
  private waiting: ((version: number) => void)[] = [];

  /** `onposition` is told of every new position, `onchange` of everything else that is new. */
  constructor(
    readonly id: string,
    private readonly failing: Failing,
    private readonly onposition: (news: News) => void,
    private readonly onchange: () => void,
  ) {
    const seats = keptTable(id).seats.map(({ seat }) => seat);
    this.wanted = seats.find((seat) => seat !== null) ?? null;
    this.socket = new TableSocket(
      () => this.hello(),
      (message) => this.hear(message),
    );
  }

  close(): void {
    this.socket.close();
  }

  /** Whether everything is there to draw the table: info, position, words, drawings. */
  get ready(): boolean {
    const { game, info, live, values } = this;
    return game !== null && info !== null && live !== null && values !== null && words.speaker(info.game) !== null;
  }

  get printed(): Record<string, unknown> {
    return this.values ?? {};
  }

  // --- who ------------------------------------------------------------------------------------------------------------
  /** Seats of this device that people play. */
  get mine(): number[] {
    return (this.info?.mine ?? []).filter((seat) => this.seat(seat)?.kind === 'person');
  }

  /** Whether this device may not decide anything here. */
  get watches(): boolean {
    return this.mine.length === 0;
  }

  /** Whether it only looks on: it has no seat here, nor one where a bot stands in for it. */
  get isSpectator(): boolean {
    return (this.info?.mine.length ?? 0) === 0;
  }

  /** The seat that looks; null: a spectator. */
  get perspective(): number | null {
    return this.live?.perspective ?? null;
  }

  seat(who: number): SeatInfo | null {
    return this.info?.seats.find(({ seat }) => seat === who) ?? null;
  }

  /** The own seat, given by a link, where nobody has sat down yet. */
  get toSitDown(): SeatInfo | null {
    const seats = (this.info?.mine ?? []).map((seat) => this.seat(seat));
    return seats.find((seat) => seat !== null && !seat.taken && seat.kind === 'person') ?? null;
  }

  /** The own seats that have something to do: decide, or commit their turn. */
  get asked(): number[] {
    const live = this.live;
    return live === null ? [] : this.mine.filter((seat) => isAsked(live, seat));
  }

  /** Something waits for this device: a decision or a commit. */
  get waits(): boolean {
    return this.live !== null && !this.live.over && this.asked.length > 0;
  }

  // --- the line to the server -----------------------------------------------------------------------------------------
  get connection(): Connection {
    return this.socket.connection;
  }

  /** Why the table cannot be shown at all (connection "refused"). */
  get problem(): Problem | null {
    return this.socket.refusal;
  }

  /** The token with which the table is read. */
  get token(): string | null {
    return readingToken(this.id, this.wanted);
  }

  private hello(): Hello {
    return {
      type: 'hello',
      table: this.id,
      tokens: tokensOf(this.id),
      perspective: this.wanted,
      seen: this.live?.version ?? null,
      plays: this.plays.length,
      chat_seen: (this.chat.at(-1)?.number ?? -1) + 1,
    };
  }

  /** Says hello again: this browser has another token of the table. */
  comeAgain(): void {
    this.socket.restart();
  }

  /** Asks for the position of another seat. */
  look(perspective: number | null): void {
    this.wanted = perspective;
    this.socket.say({ type: 'look', perspective });
  }

  // --- hearing --------------------------------------------------------------------------------------------------------
  private hear(message: ToClient): void {
    if (message.type === 'table') this.hearInfo(message);
    else if (message.type === 'position') this.hearPosition(message);
    else if (message.type === 'chat') this.chat = withLines(this.chat, message.lines);
  }

  private hearInfo(info: TableInfo): void {
    const isFirst = this.info === null;
    this.info = info;
    this.learnSeats(info);
    if (info.printed !== null) [this.values, this.digest] = [info.printed, info.printed_digest];
    else if (info.printed_digest !== this.digest) void this.loadPrinted(info);
    if (isFirst) void this.load(info.game);
    this.onchange();
  }

  /** A link does not say whose it is: the one unknown token belongs to the one seat that has no other. */
  private learnSeats(info: TableInfo): void {
    const kept = keptTable(this.id).seats;
    const unknown = kept.filter(({ seat }) => seat === null);
    const free = info.mine.filter((seat) => !kept.some((one) => one.seat === seat));
    if (unknown.length === 1 && free.length === 1) keepSeat(this.id, unknown[0]!.token, free[0]!);
  }

  /** Takes a position over, unless it is older than the one that is here. */
  private hearPosition(position: Position): void {
    const before = this.live === null ? null : { ...this.live, number: this.plays.length };
    const isSameLook = before !== null && before.perspective === position.perspective;
    if (isSameLook && position.version < before.version) return;
    const plays = applied(this.plays, position);
    const news = isSameLook ? fresh(this.plays, plays) : [];
    if (position.opening !== null) this.opening = position.opening;
    this.plays = plays;
    this.live = position;
    this.wanted = position.perspective;
    this.onposition({ position, plays: news, isOther: !isSameLook || before.version !== position.version, before });
    this.arrived(position.version);
    if (position.ask?.pick?.more) void this.loadSets(position, position.ask);
  }

  /** Sets that are too many to be sent unasked; until they are here, pieces are played in their order. */
  private async loadSets(position: Position, ask: Ask): Promise<void> {
    try {
      const sets = await persistently(() => api.sets(this.id, ask.seat, this.token));
      if (this.live !== position || ask.pick === null) return;
      this.live = { ...position, ask: { ...ask, pick: { ...ask.pick, sets, more: false } } };
      this.onchange();
    } catch (error) {
      this.failing.note(error);
    }
  }

  private async loadPrinted({ game, printed_digest: digest }: TableInfo): Promise<void> {
    this.digest = digest;
    try {
      const found = await persistently(() => this.printedOf(game, digest));
      if (this.digest === digest) this.values = found;
      this.onchange();
    } catch (error) {
      this.failing.note(error);
      this.digest = null;
      setTimeout(() => this.info !== null && this.hearInfo(this.info), LOAD_AGAIN_AFTER);
    }
  }

  /** The values of that digest; where another version of the server answers, those that come with the table. */
  private async printedOf(game: string, digest: string): Promise<Record<string, unknown>> {
    try {
      return await api.printed(game, digest);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      return (await api.table(this.id, this.token)).printed ?? {};
    }
  }

  /** What the game needs to be drawn: its words, its symbols, its board. */
  private async load(name: string): Promise<void> {
    try {
      const [games, drawn] = await Promise.all([api.games(), loadGameTable(name)]);
      const game = games.find((one) => one.name === name);
      if (game === undefined) throw new NetworkError(`no game ${name}`);
      await words.learn(game);
      this.game = game;
      this.drawn = drawn;
      this.onchange();
    } catch (error) {
      this.failing.note(error);
      setTimeout(() => void this.load(name), LOAD_AGAIN_AFTER);
    }
  }

  // --- moves ----------------------------------------------------------------------------------------------------------
  /** Sends a move, the same again until it gets through, and waits until the new position is here. */
  async move(move: Move): Promise<void> {
    const done = await persistently(() => this.sent(move));
    await this.reached(done.version);
  }

  /** Sends a move over the line, or where that does not get through as a request: one key is one move. */
  private async sent(move: Move): Promise<MoveDone> {
    if (this.socket.canMove) {
      try {
        return await this.socket.move(move);
      } catch (error) {
        const isNew = error instanceof ApiError && error.status === 403; // a token that the line does not know yet
        if (!isNew && !(error instanceof NetworkError)) throw error;
      }
    }
    return asSeat(this.id, move.seat, (token) => api.move(this.id, move, token));
  }

  /** Until a position of that version is here; if the socket does not bring it, it is fetched. */
  private async reached(version: number): Promise<void> {
    if ((this.live?.version ?? -1) >= version) return;
    const came = new Promise<boolean>((done) => {
      const timer = setTimeout(() => done(false), ARRIVES_WITHIN);
      this.waiting.push((now) => {
        clearTimeout(timer);
        done(now >= version);
      });
    });
    if (!(await came)) await this.refresh();
  }

  private arrived(version: number): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const tell of waiting) tell(version);
  }

  async refresh(): Promise<void> {
    try {
      this.hearPosition(await api.position(this.id, this.wanted, this.token));
    } catch (error) {
      this.failing.note(error);
    }
  }
}

function isAsked(position: Position, seat: number): boolean {
  return position.waiting.some((one) => one.seat === seat) || position.statuses[seat] === 'uncommitted';
}
