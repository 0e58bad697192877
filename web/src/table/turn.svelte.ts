/** The turn of the seat that looks: what it may choose, and what it does: choose, pick a set, take back, commit, propose. */
import { ApiError, newKey } from '../api';
import { settings } from '../settings.svelte';
import type { Ask, Move, OptionLine } from '../types';
import { choicesOf, linesOf, rank, type Line } from './choices';
import type { Choice } from './context';
import { clicked, isWhole, leadsToAll, mostOfEach, openPieces, without } from './picks';
import type { News, ServerState } from './server-state.svelte';
import type { Shown } from './shown.svelte';
import type { Failing } from './trouble.svelte';

type MoveParts = Pick<Move, 'kind'> & Partial<Pick<Move, 'action' | 'actions' | 'turns'>>;

/** The action that ends a turn, of the same name in all games. */
export const END = 'end_turn';

export class Turn {
  /** The choice under the pointer or focus. */
  hovered = $state.raw<Choice | null>(null);
  /** The choice that asks for a second click, for it cannot be taken back. */
  confirming = $state.raw<Choice | null>(null);
  busy = $state(false);
  /** The turn is being ended: between its last click and the commit nothing is asked. */
  isEnding = $state(false);
  /** Whether to take back a confirmed turn is being considered. */
  goesBack = $state(false);
  /** The pieces clicked here; null: as the server has them. */
  private picked = $state.raw<number[] | null>(null);
  /** The actions that were taken back, the last one last. */
  private undone = $state.raw<number[]>([]);
  /** The plays that were committed then: with the next turn they are forgotten. */
  private committed = 0;

  constructor(
    private readonly server: ServerState,
    private readonly shown: Shown,
    private readonly failing: Failing,
  ) {}

  // --- the decision ---------------------------------------------------------------------------------------------------
  /** What the looking seat is asked; null while something else is shown. */
  get ask(): Ask | null {
    return this.shown.isLive && this.shown.handover === null ? (this.server.live?.ask ?? null) : null;
  }

  /** Pieces of the open set, with what was clicked here; numbers of actions. */
  get selection(): number[] {
    return this.picked ?? this.ask?.pick?.chosen ?? [];
  }

  readonly choices = $derived.by((): Choice[] => {
    const { spoken } = this.shown;
    return this.ask === null || spoken === null ? [] : choicesOf(this.ask, this.selection, spoken, this.server.drawn?.unsaid);
  });

  /** What names no piece and looks like none ends the picking of a set ("stop"). */
  readonly ends = $derived.by(() => {
    const pieces = mostOfEach(this.ask?.pick?.sets ?? []);
    const isPiece = (kind: string): boolean => (this.server.drawn?.thing(kind) ?? null) !== null;
    const nameless = this.choices.filter(
      ({ action, kind, args }) => pieces.has(action) && Object.keys(args).length === 0 && !isPiece(kind),
    );
    return new Set(nameless.map(({ action }) => action));
  });

  /** The end of the turn, or the only thing that is left and hands over to somebody else: one click plays it and commits. */
  get ending(): Choice | null {
    const [only, ...others] = this.choices.filter(({ state }) => state !== 'refused');
    if (this.ask === null || only === undefined || others.length > 0) return null;
    const next = this.option(only.action)?.next_seat ?? null;
    const handsOver = this.ask.pick === null && next !== null && next !== this.ask.seat;
    return only.kind === END || handsOver ? only : null;
  }

  private readonly byPlace = $derived.by(() => {
    const found = new Map<string, Choice>();
    for (const choice of this.choices) {
      const other = found.get(choice.place);
      if (other === undefined || rank(choice) < rank(other)) found.set(choice.place, choice);
    }
    return found;
  });

  /** Of several places that are one thing on the board: the open choice, else the chosen one, else the refused one. */
  choice(...places: string[]): Choice | null {
    const found = places.map((place) => this.byPlace.get(place)).filter((one) => one !== undefined);
    return found.sort((a, b) => rank(a) - rank(b))[0] ?? null;
  }

  /** What was said about an action of the open decision. */
  line(action: number | null): Line | null {
    return this.ask === null ? null : (linesOf(this.ask).find((line) => line.action === action) ?? null);
  }

  /** What an option of the open decision would do; null for a refused one. */
  option(action: number): OptionLine | null {
    return this.ask?.options.find((option) => option.action === action) ?? null;
  }

  /** A new position: what was begun at another one is void. */
  hear({ position, isOther }: News): void {
    if (isOther) {
      this.picked = null;
      this.hovered = null;
      this.confirming = null;
      this.goesBack = false;
    }
    if (position.committed !== this.committed) this.undone = [];
    this.committed = position.committed;
  }

  // --- choosing -------------------------------------------------------------------------------------------------------
  choose(choice: Choice): void {
    const ask = this.ask;
    if (ask === null || this.busy || choice.state === 'refused') return;
    this.failing.forget();
    if (ask.pick !== null && mostOfEach(ask.pick.sets).has(choice.action)) {
      this.clickPiece(ask, choice.action);
    } else if (choice.kind === END && choice.action === this.ending?.action) {
      void this.end(choice); // it says that nothing more is wanted: to ask again would be to ask twice
    } else if (choice.reveals && settings.confirm && this.confirming?.action !== choice.action) {
      this.confirming = choice;
    } else if (choice.action === this.ending?.action) {
      void this.end(choice);
    } else if (this.confirming !== null) {
      void this.playSure(choice);
    } else {
      this.sendNew({ kind: 'play', action: choice.action });
    }
  }

  /** Plays what was confirmed: it cannot be taken back, so a turn that is over with it needs no second confirmation. */
  private async playSure(choice: Choice): Promise<void> {
    this.undone = [];
    if ((await this.send({ kind: 'play', action: choice.action })) && this.server.live?.can_undo === false) await this.confirm();
  }

  /** Plays the last click of the turn and commits it. */
  private async end(choice: Choice): Promise<void> {
    this.undone = [];
    this.isEnding = true;
    try {
      if (await this.send({ kind: 'play', action: choice.action })) await this.confirm();
    } finally {
      this.isEnding = false;
    }
  }

  /**
   * A click on a piece of a set; `remove`: on one that lies in the selection. A whole set that could still grow waits for
   * the piece that ends the picking.
   */
  clickPiece(ask: Ask, piece: number, remove = false): void {
    const pick = ask.pick;
    if (pick === null || this.busy) return;
    const { picked, selection: before } = this;
    const selection = remove ? without(before, piece) : clicked(pick.sets, before, piece);
    const isNext = picked === null && selection.length > pick.chosen.length;
    if (isNext && ask.options.some(({ action }) => action === piece) && leadsToAll(pick.sets, selection)) {
      this.sendNew({ kind: 'play', action: piece });
      return;
    }
    this.picked = selection;
    const grown = selection.length - before.length;
    const waits = grown > 0 && this.ends.size > 0 && openPieces(pick.sets, selection).size > 0;
    if (grown >= 0 && !waits && isWhole(pick.sets, selection)) this.sendNew({ kind: 'pick', actions: selection });
  }

  /** Whether pieces of a set that is whole and not confirmed yet can be taken out again. */
  get canTakeOut(): boolean {
    const isSecret = (this.server.live?.own_draft.length ?? 0) > 0;
    return isSecret && this.ask === null && this.canCommit && this.canUndo && !this.busy;
  }

  /** Takes a piece out of a whole set: the set is open again, with the others. */
  async takeOut(place: string): Promise<void> {
    const last = this.server.live?.own_draft.at(-1)?.action ?? null;
    if (!this.canTakeOut || last === null || !(await this.send({ kind: 'undo' }))) return;
    const chosen = this.ask?.pick?.chosen;
    const piece = this.choices.find((choice) => choice.place === place)?.action;
    if (chosen !== undefined && piece !== undefined && piece !== last) this.picked = without([...chosen, last], piece);
  }

  /** Plays one place after the other, as far as they are open; what is known after each decides about the next. */
  async follow(places: readonly string[]): Promise<void> {
    this.undone = [];
    for (const place of places) {
      const choice = this.choice(place);
      if (choice?.state !== 'open' || !(await this.send({ kind: 'play', action: choice.action }))) return;
    }
  }

  /** Plays one action after the other, as far as they are open and show nothing new. */
  async playOn(actions: readonly number[]): Promise<void> {
    this.undone = [];
    for (const action of actions) {
      const option = this.option(action);
      if (option === null || option.reveals || !(await this.send({ kind: 'play', action }))) return;
    }
  }

  cancel(): void {
    this.confirming = null;
    this.goesBack = false;
    this.failing.forget();
  }

  // --- taking back, and ending the turn -------------------------------------------------------------------------------
  get canUndo(): boolean {
    return this.picked !== null || (this.shown.isLive && (this.server.live?.can_undo ?? false));
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && this.ask !== null;
  }

  get canCommit(): boolean {
    return this.shown.isLive && (this.server.live?.can_commit ?? false);
  }

  async undo(): Promise<void> {
    this.cancel();
    if (this.picked !== null) {
      this.picked = null;
      return;
    }
    const { live, plays } = this.server;
    if (!this.canUndo && this.mayGoBack) this.goesBack = true;
    if (!this.canUndo || live === null || this.busy) return;
    const last = live.own_draft.at(-1) ?? plays.at(-1);
    if ((await this.send({ kind: 'undo' })) && last?.action != null) this.undone = [...this.undone, last.action];
  }

  /** Plays again what was taken back; what is not possible any more is forgotten. */
  async redo(): Promise<void> {
    const action = this.undone.at(-1);
    if (action === undefined || this.busy || this.ask === null) return;
    const rest = this.undone.slice(0, -1);
    const done = await this.send({ kind: 'play', action });
    this.undone = done ? rest : [];
  }

  /** Commits the turn; where only its end is open, ends it first. */
  async commit(): Promise<void> {
    if (this.ending !== null && !this.canCommit) this.choose(this.confirming ?? this.ending);
    await this.confirm();
  }

  /**
   * Commits what was played, even while a scene tells what it has turned up. When bots have answered meanwhile there is
   * nothing to commit, and what is asked then waits.
   */
  private async confirm(): Promise<void> {
    if (this.server.live?.can_commit !== true) return;
    this.undone = [];
    await this.send({ kind: 'commit' });
  }

  // --- going back together --------------------------------------------------------------------------------------------
  /** Whether the last confirmed turn of this seat could be taken back, by agreement. */
  get mayGoBack(): boolean {
    const { live, watches } = this.server;
    return this.shown.at === null && live !== null && !live.over && live.proposal === null && live.turns_back > 0 && !watches;
  }

  /** Nobody has to be asked: all others are bots, and none stands in for a person. */
  get goesBackAtOnce(): boolean {
    const { info, mine } = this.server;
    return (info?.seats ?? []).every(({ seat, kind, stands_in }) => mine.includes(seat) || (kind === 'bot' && !stands_in));
  }

  async propose(turns: number): Promise<void> {
    this.goesBack = false;
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
    const { live, perspective, mine } = this.server;
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
  private async send(parts: MoveParts, seat = this.server.perspective): Promise<boolean> {
    const live = this.server.live;
    if (live === null || seat === null || this.busy) return false;
    this.busy = true;
    this.cancel();
    try {
      await this.server.move({ ...parts, seat, version: live.version, key: newKey() });
      return true;
    } catch (error) {
      this.picked = null;
      if (isStale(error)) await this.server.refresh();
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
