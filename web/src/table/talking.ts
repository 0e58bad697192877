/** What else is asked of the server: chat, seats and their links, scores, reasons, the record. */
import { api, newKey } from '../api';
import { keepSeat, keepTable, keptTable, type KeptTable } from '../seats';
import type { ChangeSeat, ChangeTable, Reason, ScoresOverTime } from '../types';
import type { Looking } from './looking.svelte';
import { persistently } from './sending';
import { asSeat } from './tokens';
import type { Told } from './told.svelte';
import type { Failing } from './trouble.svelte';

export class Talking {
  /** `comeAgain` says hello to the server with the tokens of now. */
  constructor(
    private readonly told: Told,
    private readonly looking: Looking,
    private readonly failing: Failing,
    private readonly comeAgain: () => void,
  ) {}

  private get id(): string {
    return this.told.id;
  }

  private get kept(): KeptTable {
    return keptTable(this.id);
  }

  /** Says something as a seat of this device; who has none, as the owner. */
  async say(text: string): Promise<boolean> {
    const { owner } = this.kept;
    const seat = this.told.perspective ?? this.told.mine[0] ?? null;
    const said = { text, key: newKey(), seat };
    const request = (token: string): Promise<boolean> => api.say(this.id, said, token).then(() => true);
    const asOwner = (): Promise<boolean> => (owner === null ? Promise.resolve(false) : request(owner));
    const deed = (): Promise<boolean> => (seat === null ? asOwner() : asSeat(this.id, seat, request));
    return (await this.failing.attempt(() => persistently(deed))) ?? false;
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
    this.looking.wanted = seat;
    this.comeAgain();
    return true;
  }

  // --- links ----------------------------------------------------------------------------------------------------------
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
    if (owner === null) return this.told.info?.listed ? this.address() : null;
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
    return api.scores(this.id, this.looking.token);
  }

  reason(action: number): Promise<Reason> {
    return api.whyNot(this.id, action, this.told.perspective ?? 0, this.looking.token);
  }

  record(): Promise<string> {
    return api.record(this.id, this.looking.token);
  }
}
