/** What a seat does: chooses, picks the pieces of a set, confirms, takes back and does again, commits, proposes. */
import { ApiError, newKey } from '../api';
import { settings } from '../settings.svelte';
import type { Ask, Move, Position } from '../types';
import type { Choice } from './context';
import type { Offer } from './offer.svelte';
import { clicked, isWhole, leadsToAll, mostOfEach, openPieces, without } from './picks';
import type { Sending } from './sending';
import type { Shown } from './shown.svelte';
import type { Told } from './told.svelte';
import type { Failing } from './trouble.svelte';

type MoveParts = Pick<Move, 'kind'> & Partial<Pick<Move, 'action' | 'actions' | 'turns'>>;

export class Choosing {
  confirming = $state.raw<Choice | null>(null);
  busy = $state(false);
  /** The actions that were taken back, the last one last. */
  private undone = $state.raw<number[]>([]);
  /** The plays that were committed then: with the next turn they are forgotten. */
  private committed = 0;

  constructor(
    private readonly told: Told,
    private readonly shown: Shown,
    private readonly offer: Offer,
    private readonly sending: Sending,
    private readonly failing: Failing,
  ) {}

  /** A new position: what was begun at another one is void. */
  hearPosition(position: Position, isOther: boolean): void {
    if (isOther) {
      this.offer.picked = null;
      this.offer.hovered = null;
      this.confirming = null;
    }
    if (position.committed !== this.committed) this.undone = [];
    this.committed = position.committed;
  }

  // --- choosing -------------------------------------------------------------------------------------------------------
  choose(choice: Choice): void {
    const ask = this.offer.ask;
    if (ask === null || this.busy || choice.state === 'refused') return;
    this.failing.forget();
    if (ask.pick !== null && mostOfEach(ask.pick.sets).has(choice.action)) {
      this.clickPiece(ask, choice.action);
    } else if (choice.reveals && settings.confirm && this.confirming?.action !== choice.action) {
      this.confirming = choice;
    } else {
      this.sendNew({ kind: 'play', action: choice.action });
    }
  }

  /**
   * A click on a piece of a set; `remove`: on one that lies in the selection. A whole set that could still grow waits for
   * the piece that ends the picking.
   */
  clickPiece(ask: Ask, piece: number, remove = false): void {
    const pick = ask.pick;
    if (pick === null || this.busy) return;
    const { picked, selection: before } = this.offer;
    const selection = remove ? without(before, piece) : clicked(pick.sets, before, piece);
    const isNext = picked === null && selection.length > pick.chosen.length;
    if (isNext && ask.options.some(({ action }) => action === piece) && leadsToAll(pick.sets, selection)) {
      this.sendNew({ kind: 'play', action: piece });
      return;
    }
    this.offer.picked = selection;
    const grown = selection.length - before.length;
    const waits = grown > 0 && this.offer.ends.size > 0 && openPieces(pick.sets, selection).size > 0;
    if (grown >= 0 && !waits && isWhole(pick.sets, selection)) this.sendNew({ kind: 'pick', actions: selection });
  }

  /** Plays one place after the other, as far as they are open; what is known after each decides about the next. */
  async follow(places: readonly string[]): Promise<void> {
    this.undone = [];
    for (const place of places) {
      const choice = this.offer.at(place);
      if (choice?.state !== 'open' || !(await this.send({ kind: 'play', action: choice.action }))) return;
    }
  }

  cancel(): void {
    this.confirming = null;
    this.failing.forget();
  }

  // --- taking back, and ending the turn -------------------------------------------------------------------------------
  get canUndo(): boolean {
    return this.offer.picked !== null || (this.shown.isLive && (this.told.live?.can_undo ?? false));
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && this.offer.ask !== null;
  }

  get canCommit(): boolean {
    return this.shown.isLive && (this.told.live?.can_commit ?? false);
  }

  async undo(): Promise<void> {
    this.cancel();
    if (this.offer.picked !== null) {
      this.offer.picked = null;
      return;
    }
    const { live, plays } = this.told;
    if (!this.canUndo || live === null || this.busy) return;
    const last = live.own_draft.at(-1) ?? plays.at(-1);
    if ((await this.send({ kind: 'undo' })) && last?.action != null) this.undone = [...this.undone, last.action];
  }

  /** Plays again what was taken back; what is not possible any more is forgotten. */
  async redo(): Promise<void> {
    const action = this.undone.at(-1);
    if (action === undefined || this.busy || this.offer.ask === null) return;
    const rest = this.undone.slice(0, -1);
    const done = await this.send({ kind: 'play', action });
    this.undone = done ? rest : [];
  }

  async commit(): Promise<void> {
    if (!this.canCommit) return;
    this.undone = [];
    await this.send({ kind: 'commit' });
  }

  // --- going back together --------------------------------------------------------------------------------------------
  async propose(turns: number): Promise<void> {
    await this.send({ kind: 'propose', turns });
  }

  async agree(): Promise<void> {
    await this.send({ kind: 'agree' }, this.whoAnswers());
  }

  async decline(): Promise<void> {
    await this.send({ kind: 'decline' }, this.whoAnswers());
  }

  /** The looking seat if its answer is missing, else another own one. */
  private whoAnswers(): number | null {
    const { live, perspective, mine } = this.told;
    const missing = live?.proposal?.missing ?? [];
    if (perspective !== null && missing.includes(perspective)) return perspective;
    return mine.find((seat) => missing.includes(seat)) ?? perspective;
  }

  // --- sending --------------------------------------------------------------------------------------------------------
  /** Something else than what was taken back: that is forgotten. */
  private sendNew(parts: MoveParts): void {
    this.undone = [];
    void this.send(parts);
  }

  /** Makes a move, as the looking seat unless another is meant, and waits for the new position. */
  private async send(parts: MoveParts, seat = this.told.perspective): Promise<boolean> {
    const live = this.told.live;
    if (live === null || seat === null || this.busy) return false;
    this.busy = true;
    this.cancel();
    try {
      await this.sending.move({ ...parts, seat, version: live.version, key: newKey() });
      return true;
    } catch (error) {
      this.offer.picked = null;
      if (isStale(error)) await this.sending.refresh();
      else this.failing.note(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** The table has changed meanwhile: the new position says more than the refusal. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.problem.code === 'stale';
}
