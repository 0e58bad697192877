/** Requests to the server beside the moves: chat, seats and their links, scores, reasons, the record. What fails is noted. */
import { api, newKey, persistently } from '../api';
import { keepRematch, keepSeat, keepTable, keptTable, tokensOf, type KeptTable } from '../seats';
import type { ChangeSeat, ChangeTable, Reason, ScoresOverTime } from '../types';
import type { ServerState } from './server-state.svelte';
import { asSeat } from './tokens';
import type { Failing } from './trouble.svelte';

export class Requests {
  constructor(
    private readonly server: ServerState,
    private readonly failing: Failing,
  ) {}

  private get id(): string {
    return this.server.id;
  }

  private get kept(): KeptTable {
    return keptTable(this.id);
  }

  /** Says something as a seat of this device; who has none, as the owner. */
  async say(text: string): Promise<boolean> {
    const { owner } = this.kept;
    const seat = this.server.perspective ?? this.server.mine[0] ?? null;
    const said = { text, key: newKey(), seat };
    const request = (token: string): Promise<boolean> => api.say(this.id, said, token).then(() => true);
    const asOwner = (): Promise<boolean> => (owner === null ? Promise.resolve(false) : request(owner));
    const deed = (): Promise<boolean> => (seat === null ? asOwner() : asSeat(this.id, seat, request));
    return (await this.failing.attempt(() => persistently(deed))) ?? false;
  }

  /** Asks the bot of a seat to play the best that it has found. */
  async moveNow(bot: number): Promise<boolean> {
    const { live, mine } = this.server;
    const seat = this.server.perspective ?? mine[0] ?? null;
    if (live === null || seat === null) return false;
    const asked = { seat: bot, version: live.version };
    const done = await this.failing.attempt(() => asSeat(this.id, seat, (token) => api.moveNow(this.id, asked, token).then(() => true)));
    return done ?? false;
  }

  // --- seats ----------------------------------------------------------------------------------------------------------
  async changeSeat(seat: number, change: ChangeSeat): Promise<boolean> {
    const request = (token: string): Promise<unknown> => api.changeSeat(this.id, seat, change, token);
    const done = await this.failing.attempt(() => asSeat(this.id, seat, request, [this.kept.owner]));
    return done !== null;
  }

  async changeTable(change: ChangeTable): Promise<boolean> {
    const { owner } = this.kept;
    if (owner === null) return false;
    return (await this.failing.attempt(() => api.changeTable(this.id, change, owner).then(() => true))) ?? false;
  }

  async join(seat: number): Promise<boolean> {
    const link = await this.failing.attempt(() => api.join(this.id, seat));
    if (link === null) return false;
    keepSeat(this.id, link.token, seat);
    this.server.wanted = seat;
    this.server.comeAgain();
    return true;
  }

  // --- again ----------------------------------------------------------------------------------------------------------
  /** The table of the rematch, with its tokens kept here; null: it could not be made. */
  async rematch(): Promise<string | null> {
    const made = await this.failing.attempt(() => api.rematch(this.id, tokensOf(this.id).join(',')));
    if (made === null) return null;
    this.keepRematch(made.table);
    return made.table;
  }

  keepRematch(table: string): void {
    keepRematch(this.id, table, this.server.info?.seats.length ?? 1);
  }

  // --- links ----------------------------------------------------------------------------------------------------------
  /** The address of a seat for its player: the one that is kept here, or a new one (the old is void then). */
  async seatLink(seat: number, fresh = false): Promise<string | null> {
    const { owner, seats, invites } = this.kept;
    const known = [...invites, ...seats].find((one) => one.seat === seat);
    if (known !== undefined && !fresh) return this.address(`seat=${known.token}`);
    if (owner === null) return null;
    const link = await this.failing.attempt(() => api.newSeatLink(this.id, seat, owner));
    if (link === null) return null;
    this.keepSeatLink(seat, link.token);
    return this.address(`seat=${link.token}`);
  }

  /** The new token of an own seat is for here, that of another one is to be given away. */
  private keepSeatLink(seat: number, token: string): void {
    const kept = this.kept;
    const invites = kept.invites.filter((one) => one.seat !== seat);
    if (kept.seats.some((one) => one.seat === seat)) keepSeat(this.id, token, seat);
    else keepTable({ ...kept, invites: [...invites, { token, seat }] });
  }

  async spectatorLink(): Promise<string | null> {
    const { owner, spectator } = this.kept;
    if (spectator !== null) return this.address(`watch=${spectator}`);
    if (owner === null) return this.server.info?.listed ? this.address() : null;
    const link = await this.failing.attempt(() => api.newSpectatorLink(this.id, owner));
    if (link === null) return null;
    keepTable({ ...this.kept, spectator: link.token });
    return this.address(`watch=${link.token}`);
  }

  private address(secret = ''): string {
    return `${location.origin}/t/${this.id}${secret && `#${secret}`}`;
  }

  // --- reading --------------------------------------------------------------------------------------------------------
  scoresOverTime(): Promise<ScoresOverTime> {
    return api.scores(this.id, this.server.token);
  }

  reason(action: number): Promise<Reason> {
    return api.whyNot(this.id, action, this.server.perspective ?? 0, this.server.token);
  }

  record(): Promise<string> {
    return api.record(this.id, this.server.token);
  }
}
