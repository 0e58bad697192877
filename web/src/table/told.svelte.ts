/** What the server has told of a table, as it came: who sits there, what was played, who is asked. */
import { keepSeat, keptTable } from '../seats';
import { words } from '../texts/words.svelte';
import type { ChatLine, EventLine, GameInfo, PlayLine, Position, SeatInfo, TableInfo } from '../types';
import type { GameTable } from './context';
import { applied, fresh, withLines } from './plays';

/** What a position has brought. */
export interface News {
  /** Plays that were not there before; none where nothing can be compared. */
  plays: PlayLine[];
  /** Another version, or seen from another seat: what was begun here is void. */
  isOther: boolean;
}

export class Told {
  info = $state.raw<TableInfo | null>(null);
  live = $state.raw<Position | null>(null);
  plays = $state.raw<PlayLine[]>([]);
  opening = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  game = $state.raw<GameInfo | null>(null);
  drawn = $state.raw<GameTable | null>(null);

  constructor(readonly id: string) {}

  get ready(): boolean {
    return this.game !== null && this.info !== null && this.live !== null && words.speaker(this.info.game) !== null;
  }

  // --- who ------------------------------------------------------------------------------------------------------------
  get mine(): number[] {
    return (this.info?.mine ?? []).filter((seat) => this.seat(seat)?.kind === 'person');
  }

  get perspective(): number | null {
    return this.live?.perspective ?? null;
  }

  seat(who: number): SeatInfo | null {
    return this.info?.seats.find(({ seat }) => seat === who) ?? null;
  }

  get toSitDown(): SeatInfo | null {
    const seats = (this.info?.mine ?? []).map((seat) => this.seat(seat));
    return seats.find((seat) => seat !== null && !seat.taken && seat.kind === 'person') ?? null;
  }

  /** The own seats that have something to do: decide, or commit their turn. */
  get asked(): number[] {
    const live = this.live;
    return live === null ? [] : this.mine.filter((seat) => isAsked(live, seat));
  }

  get waits(): boolean {
    return this.live !== null && !this.live.over && this.asked.length > 0;
  }

  // --- hearing --------------------------------------------------------------------------------------------------------
  hearInfo(info: TableInfo): void {
    this.info = info;
    this.learnSeats(info);
  }

  /** A link does not say whose it is: the one unknown token belongs to the one seat that has no other. */
  private learnSeats(info: TableInfo): void {
    const kept = keptTable(this.id).seats;
    const unknown = kept.filter(({ seat }) => seat === null);
    const free = info.mine.filter((seat) => !kept.some((one) => one.seat === seat));
    if (unknown.length === 1 && free.length === 1) keepSeat(this.id, unknown[0]!.token, free[0]!);
  }

  /** Takes a position over; null: it is older than the one that is here. */
  hearPosition(position: Position): News | null {
    const before = this.live;
    const isSameLook = before !== null && before.perspective === position.perspective;
    if (isSameLook && position.version < before.version) return null;
    const plays = applied(this.plays, position);
    const news = isSameLook ? fresh(this.plays, plays) : [];
    if (position.opening !== null) this.opening = position.opening;
    this.plays = plays;
    this.live = position;
    return { plays: news, isOther: !isSameLook || before.version !== position.version };
  }

  hearChat(lines: readonly ChatLine[]): void {
    this.chat = withLines(this.chat, lines);
  }

  /** The game's own: with it the table can be drawn. */
  learn(game: GameInfo, drawn: GameTable | null): void {
    this.game = game;
    this.drawn = drawn;
  }
}

function isAsked(position: Position, seat: number): boolean {
  return position.waiting.some((one) => one.seat === seat) || position.statuses[seat] === 'uncommitted';
}
