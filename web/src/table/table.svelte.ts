/**
 * One table, as the page's components see it: what the server has told, what is shown, what may be chosen, and what the
 * person does. No rules: choices come from the server, and a choice is sent back as it came.
 */
import { api, ApiError, newKey, NetworkError } from '../api';
import { keepSeat, keepTable, keptTable, tokensOf } from '../seats';
import { settings } from '../settings.svelte';
import { TableSocket, type Connection } from '../socket.svelte';
import type { Speaker } from '../texts/speaker';
import { t, words } from '../texts/words.svelte';
import type {
  Ask,
  ChangeSeat,
  ChangeTable,
  ChatLine,
  EventLine,
  GameInfo,
  Move,
  OptionLine,
  ParticipantInfo,
  PastPosition,
  PlayLine,
  Position,
  Problem,
  Reason,
  RefusedLine,
  ScoreLine,
  ScoresOverTime,
  SeatInfo,
  TableInfo,
  ToClient,
} from '../types';
import type { BoardContext, Choice, GameTable } from './context';
import { gameTable } from './games';
import { clicked, howMany, isWhole, mostOfEach, openPieces, without } from './picks';
import { applied, fresh, placeOf, tells, withLines } from './plays';

/** A panel over the table; `replay` has none: it is open while `at` is not null. */
export type Panel = 'scores' | 'guide' | 'help' | 'settings' | 'seat';
/** What the right column shows below the seats; on small screens, the sheet that is open. */
export type Side = 'seats' | 'log' | 'chat';

/** A play of others that is being shown, and how many are still to come. */
export interface Playback {
  play: PlayLine | null;
  left: number;
}

/** Something that did not work, in words. */
export interface Trouble {
  text: string;
  rule: string | null;
}

/** Everything that components may use of a table. All fields are reactive; read them while drawing. */
export interface TableFacts extends BoardContext {
  // --- from BoardContext: view, printed, participants, names, speaker, perspective, choice, choose, hovered, marked
  readonly id: string;

  // --- what the server has told
  readonly info: TableInfo | null;
  /** The newest position, whatever is shown. */
  readonly live: Position | null;
  readonly plays: PlayLine[];
  /** What happened before the first play. */
  readonly opening: EventLine[];
  readonly chat: ChatLine[];
  readonly connection: Connection;
  /** Why the table cannot be shown at all (connection "refused"). */
  readonly problem: Problem | null;
  /** Whether everything is there to draw the table: info, position, words, drawings. Until then `speaker` throws. */
  readonly ready: boolean;
  readonly game: GameInfo | null;
  /** The game's drawn table; null: the generic board. */
  readonly drawn: GameTable | null;

  // --- what is shown
  /** After how many plays the replay stands; null: no replay, the table of now. */
  readonly at: number | null;
  /** After how many plays the shown position is, in the replay, in a playback, or now. */
  readonly number: number;
  /** The scores of the shown position. */
  readonly scores: ScoreLine[];
  /** The turns of others, step by step; null: nothing to be shown first. */
  readonly playback: Playback | null;
  /** Opens the replay at a number of plays (0 to plays.length), or closes it. */
  showAt(number: number | null): Promise<void>;
  /** Ends the playback: the table of now. */
  skip(): void;
  /** Marks places on the board, such as those of an event: `pointAt([])` ends it. */
  point(places: readonly string[]): void;
  pointAt(events: readonly EventLine[]): void;
  panel: Panel | null;
  side: Side;
  /** The seat whose menu is open (`panel` "seat"). */
  menuSeat: number | null;

  // --- who
  /** Seats of this device that people play. */
  readonly mine: number[];
  /** Whether this device may not decide anything here. */
  readonly watches: boolean;
  seat(who: number): SeatInfo | null;
  name(who: number): string;
  colour(who: number): string;
  /** The own seat that the device is to be given to before anything is shown; only in games with secrets. */
  readonly handover: number | null;
  takeDevice(): void;
  /** The own seat, given by a link, where nobody has sat down yet. */
  readonly toSitDown: SeatInfo | null;
  /** How many plays had been seen here when the table was last left. */
  readonly seenBefore: number;

  // --- the decision
  /** What the looking seat is asked; null while something else is shown. */
  readonly ask: Ask | null;
  /** Something waits for this device: a decision or a commit. */
  readonly waits: boolean;
  readonly choices: Choice[];
  /** Pieces of the open set, with what was clicked here; numbers of actions. */
  readonly selection: number[];
  /** The choice that asks for a second click, for it cannot be taken back. */
  readonly confirming: Choice | null;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canCommit: boolean;
  cancel(): void;
  forgetTrouble(): void;
  undo(): Promise<void>;
  redo(): Promise<void>;
  commit(): Promise<void>;
  /** What an option of the open decision would do; null for a refused one. */
  option(action: number): OptionLine | null;

  // --- what else can be done; what fails is told in `trouble`
  propose(turns: number): Promise<void>;
  agree(): Promise<void>;
  decline(): Promise<void>;
  say(text: string): Promise<boolean>;
  changeSeat(seat: number, change: ChangeSeat): Promise<boolean>;
  changeTable(change: ChangeTable): Promise<boolean>;
  join(seat: number): Promise<boolean>;
  look(perspective: number | null): void;
  /** Says hello again: this browser has another token of the table. */
  comeAgain(): void;
  /** The address of a seat for its player: the one that is kept here, or a new one (the old is void then). */
  seatLink(seat: number, fresh?: boolean): Promise<string | null>;
  spectatorLink(): Promise<string | null>;
  past(number: number): Promise<PastPosition>;
  scoresOverTime(): Promise<ScoresOverTime>;
  reason(action: number): Promise<Reason>;
  record(): Promise<string>;
  close(): void;
}

interface Shown {
  number: number;
  view: Record<string, unknown>;
  participants: ParticipantInfo[];
  scores: ScoreLine[];
}

type MoveParts = Pick<Move, 'kind'> & Partial<Pick<Move, 'action' | 'actions' | 'turns'>>;

const PACE = { normal: 1, fast: 0.4, off: 0 } as const;
const RETRIES = [500, 1000, 2000, 4000, 8000];
const LONGEST_PLAYBACK = 80;

export class TableStore implements TableFacts {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  live = $state.raw<Position | null>(null);
  plays = $state.raw<PlayLine[]>([]);
  opening = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  game = $state.raw<GameInfo | null>(null);
  drawn = $state.raw<GameTable | null>(null);
  hovered = $state.raw<Choice | null>(null);
  panel = $state<Panel | null>(null);
  side = $state<Side>('log');
  menuSeat = $state<number | null>(null);
  at = $state<number | null>(null);
  playback = $state.raw<Playback | null>(null);
  handover = $state<number | null>(null);
  confirming = $state.raw<Choice | null>(null);
  busy = $state(false);
  seenBefore = 0;
  /** Flights of pieces, told to whoever draws them. */
  onflights: ((events: EventLine[]) => void) | null = null;

  private loaded = $state(false);
  private failure = $state.raw<Error | null>(null);
  /** Shown instead of the live position: in the replay and in playbacks. */
  private instead = $state.raw<Shown | null>(null);
  /** The pieces clicked here; null: as the server has them. */
  private picked = $state.raw<number[] | null>(null);
  private undone = $state.raw<number[]>([]);
  private pointed = $state.raw<ReadonlySet<string>>(new Set());
  private readonly socket: TableSocket;
  private readonly pasts = new Map<string, Promise<PastPosition>>();
  private queue: PlayLine[] = [];
  private playing = false;
  private skipped: () => void = () => undefined;
  private arrived: ((version: number) => void)[] = [];
  private wanted: number | null = null;

  constructor(id: string, at: number | null = null) {
    this.id = id;
    const kept = keptTable(id);
    this.seenBefore = kept.seen;
    this.wanted = kept.seats.map(({ seat }) => seat).find((seat) => seat !== null) ?? null;
    if (kept.seats.length > 0 || kept.owner !== null || kept.spectator !== null) {
      keepTable({ ...kept, opened: Date.now() });
    }
    this.socket = new TableSocket(
      () => ({
        type: 'hello',
        table: id,
        tokens: tokensOf(id),
        perspective: this.wanted,
        seen: this.live?.version ?? null,
        plays: this.plays.length,
        chat_seen: this.chat.length,
      }),
      (message) => this.hear(message),
    );
    if (at !== null) void this.showAt(at);
  }

  close(): void {
    this.saw();
    this.skip();
    this.socket.close();
  }

  // --- what the server tells ------------------------------------------------------------------------------------------
  get connection(): Connection {
    return this.socket.connection;
  }

  get problem(): Problem | null {
    return this.socket.refusal;
  }

  get ready(): boolean {
    return this.loaded && this.info !== null && this.live !== null && words.speaker(this.info.game) !== null;
  }

  private hear(message: ToClient): void {
    if (message.type === 'table') this.hearInfo(message);
    else if (message.type === 'position') this.hearPosition(message);
    else if (message.type === 'chat') this.chat = withLines(this.chat, message.lines);
  }

  private hearInfo(info: TableInfo): void {
    const isFirst = this.info === null;
    this.info = info;
    this.learnSeats(info);
    if (isFirst) void this.load(info.game);
    this.turnToDecider();
  }

  /** What the game needs to be drawn: its words, its symbols, its board. */
  private async load(name: string): Promise<void> {
    try {
      const [games, drawn] = await Promise.all([api.games(), gameTable(name)]);
      const game = games.find((one) => one.name === name);
      if (game === undefined) throw new NetworkError(`no game ${name}`);
      await words.learn(game);
      this.game = game;
      this.drawn = drawn;
      this.loaded = true;
      this.turnToDecider();
    } catch (error) {
      this.failure = asError(error);
      setTimeout(() => void this.load(name), 3000);
    }
  }

  /** A link does not say whose it is: the one unknown token belongs to the one seat that has no other. */
  private learnSeats(info: TableInfo): void {
    const kept = keptTable(this.id).seats;
    const unknown = kept.filter(({ seat }) => seat === null);
    const free = info.mine.filter((seat) => !kept.some((one) => one.seat === seat));
    if (unknown.length === 1 && free.length === 1) keepSeat(this.id, unknown[0]!.token, free[0]!);
  }

  private hearPosition(position: Position): void {
    const before = this.live;
    const shown = this.shown;
    if (before !== null && position.version < before.version && position.perspective === before.perspective) return;
    const plays = applied(this.plays, position);
    const news = before === null || before.perspective !== position.perspective ? [] : fresh(this.plays, plays);
    if (position.opening !== null) this.opening = position.opening;
    this.plays = plays;
    this.live = position;
    this.wanted = position.perspective;
    if (before === null || before.version !== position.version || before.perspective !== position.perspective) {
      this.picked = null;
      this.confirming = null;
      this.hovered = null;
    }
    if (position.drafting === null) this.undone = [];
    this.playBack(news, shown);
    this.turnToDecider();
    this.saw();
    const arrived = this.arrived;
    this.arrived = [];
    for (const tell of arrived) tell(position.version);
  }

  /** Keeps how far the table has been seen here. */
  private saw(): void {
    if (document.visibilityState !== 'visible' || this.live === null) return;
    const kept = keptTable(this.id);
    if (kept.opened > 0) keepTable({ ...kept, seen: this.plays.length });
  }

  // --- who ------------------------------------------------------------------------------------------------------------
  get mine(): number[] {
    return (this.info?.mine ?? []).filter((seat) => this.seat(seat)?.kind === 'person');
  }

  get watches(): boolean {
    return this.mine.length === 0;
  }

  get perspective(): number | null {
    return this.live?.perspective ?? null;
  }

  seat(who: number): SeatInfo | null {
    return this.info?.seats.find(({ seat }) => seat === who) ?? null;
  }

  name(who: number): string {
    return this.names[who] ?? '';
  }

  colour(who: number): string {
    return this.participants[who]?.colour ?? this.seat(who)?.colour ?? '';
  }

  get toSitDown(): SeatInfo | null {
    const seats = (this.info?.mine ?? []).map((seat) => this.seat(seat));
    return seats.find((seat) => seat !== null && !seat.taken && seat.kind === 'person') ?? null;
  }

  look(perspective: number | null): void {
    this.wanted = perspective;
    this.handover = null;
    if (this.game?.seats_have_secrets) this.pasts.clear();
    this.socket.say({ type: 'look', perspective });
  }

  comeAgain(): void {
    this.socket.restart();
  }

  takeDevice(): void {
    if (this.handover !== null) this.look(this.handover);
  }

  /** Looks from the own seat that decides; with secrets only after the device has changed hands. */
  private turnToDecider(): void {
    const live = this.live;
    if (live === null || this.info === null || this.game === null || this.mine.length === 0) return;
    const deciding = this.mine.filter((seat) => isAsked(live, seat));
    const looking = live.perspective;
    if (looking !== null && deciding.includes(looking)) {
      this.handover = null;
      return;
    }
    const next = deciding[0] ?? (looking === null || !this.mine.includes(looking) ? this.mine[0] : undefined);
    if (next === undefined || next === looking || next === this.handover) return;
    if (this.game.seats_have_secrets && this.mine.length > 1) this.handover = next;
    else this.look(next);
  }

  // --- what is shown --------------------------------------------------------------------------------------------------
  private get shown(): Shown | null {
    if (this.instead !== null) return this.instead;
    return this.live === null ? null : { ...this.live, number: this.plays.length };
  }

  get view(): unknown {
    return this.shown?.view ?? {};
  }

  get printed(): Record<string, unknown> {
    return this.info?.printed ?? {};
  }

  get participants(): ParticipantInfo[] {
    return this.shown?.participants ?? [];
  }

  get scores(): ScoreLine[] {
    return this.shown?.scores ?? [];
  }

  get number(): number {
    return this.shown?.number ?? 0;
  }

  private readonly spoken = $derived.by((): Speaker | null => {
    const speaker = this.info === null ? null : words.speaker(this.info.game);
    return speaker?.at(this.participants, (this.info?.seats ?? []).map(({ name }) => name)) ?? null;
  });

  get speaker(): Speaker {
    if (this.spoken === null) throw new Error('the words of the game are not loaded yet');
    return this.spoken;
  }

  private readonly called = $derived(
    this.spoken === null ? [] : this.participants.map(({ who }) => this.speaker.participant(who)),
  );

  get names(): string[] {
    return this.called;
  }

  async showAt(number: number | null): Promise<void> {
    this.skip();
    this.point([]);
    if (number === null) {
      this.at = null;
      this.instead = null;
      remember(location.pathname);
      return;
    }
    const asked = Math.max(0, this.live === null ? number : Math.min(number, this.plays.length));
    this.at = asked;
    remember(`${location.pathname}#at=${asked}`);
    try {
      const past = await this.past(asked);
      if (this.at === asked) this.instead = past;
    } catch (error) {
      if (this.at === asked) {
        this.at = null;
        this.instead = null;
      }
      this.failure = asError(error);
    }
  }

  past(number: number): Promise<PastPosition> {
    const last = this.plays[number - 1];
    const key = `${this.perspective}:${number}:${last?.at ?? 0}:${last?.action ?? ''}`;
    const known = this.pasts.get(key);
    if (known !== undefined) return known;
    const asked = api.past(this.id, number, this.perspective, this.readingToken());
    asked.catch(() => this.pasts.delete(key));
    if (this.pasts.size > 400) this.pasts.clear();
    this.pasts.set(key, asked);
    return asked;
  }

  point(places: readonly string[]): void {
    this.pointed = new Set(places);
  }

  pointAt(events: readonly EventLine[]): void {
    this.point(events.flatMap((event) => this.drawn?.placesOf(event) ?? []));
  }

  marked(...places: string[]): boolean {
    return places.some((place) => this.pointed.has(place));
  }

  // --- the turns of others, step by step ------------------------------------------------------------------------------
  private playBack(news: PlayLine[], shown: Shown | null): void {
    const told = news.filter(tells);
    if (told.length === 0) return;
    const isOwn = told.every(({ seat }) => this.mine.includes(seat));
    const isInstant = settings.speed === 'off' || settings.still || document.visibilityState !== 'visible';
    if (this.at !== null || (isInstant && !this.playing) || told.length > LONGEST_PLAYBACK) return;
    if (isOwn && !this.playing) {
      this.onflights?.(told.flatMap(({ events }) => events));
      return;
    }
    this.queue.push(...told);
    if (this.playing) return;
    this.instead = shown;
    this.playback = { play: null, left: this.queue.length };
    void this.runPlayback();
  }

  private async runPlayback(): Promise<void> {
    this.playing = true;
    try {
      for (let play = this.queue.shift(); play !== undefined; play = this.queue.shift()) {
        if (play.number + 1 > this.plays.length) continue;
        const past = await this.past(play.number + 1);
        if (!this.playing) return;
        const next = this.queue[0];
        if (next !== undefined) void this.past(next.number + 1).catch(() => undefined);
        this.onflights?.(play.events);
        this.instead = past;
        this.playback = { play, left: this.queue.length };
        this.pointAt(play.events);
        await this.pause(this.paceOf(play));
        if (!this.playing) return;
      }
    } catch {
      // without the server's answer: the table of now
    }
    this.endPlayback();
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

  private endPlayback(): void {
    this.playing = false;
    this.queue = [];
    this.playback = null;
    if (this.at === null) this.instead = null;
    this.point([]);
  }

  skip(): void {
    if (!this.playing) return;
    this.endPlayback();
    this.skipped();
  }

  // --- what may be chosen ---------------------------------------------------------------------------------------------
  get ask(): Ask | null {
    return this.instead === null && this.handover === null ? (this.live?.ask ?? null) : null;
  }

  get waits(): boolean {
    const live = this.live;
    return live !== null && !live.over && this.mine.some((seat) => isAsked(live, seat));
  }

  get selection(): number[] {
    return this.picked ?? this.ask?.pick?.chosen ?? [];
  }

  readonly choices = $derived.by((): Choice[] => {
    const ask = this.ask;
    if (ask === null || this.spoken === null) return [];
    const open = ask.pick === null ? null : openPieces(ask.pick.sets, this.selection);
    const pieces = ask.pick === null ? null : mostOfEach(ask.pick.sets);
    const state = (line: OptionLine | RefusedLine): Choice['state'] => {
      if (pieces?.has(line.action) && open !== null) {
        if (open.has(line.action)) return 'open';
        return howMany(this.selection, line.action) > 0 ? 'chosen' : 'refused';
      }
      return 'changes' in line ? 'open' : 'refused';
    };
    return [...ask.options, ...ask.refused].map((line) => this.choiceOf(line, state(line), ask.seat));
  });

  private choiceOf(line: OptionLine | RefusedLine, state: Choice['state'], seat: number): Choice {
    const isOption = 'changes' in line;
    const refused = state === 'refused';
    return {
      place: placeOf(line.kind, line.args),
      action: line.action,
      kind: line.kind,
      args: line.args,
      state,
      label: this.speaker.action(line),
      gains: isOption && !refused ? this.speaker.preview(line.changes[seat] ?? {}, line.cost) : '',
      reveals: isOption && line.reveals,
      why: refused ? (isOption ? t('page-does-not-fit') : this.speaker.refusal(line.code, line.why, line)) : '',
      rule: refused && !isOption ? line.rule : '',
    };
  }

  private readonly byPlace = $derived.by(() => {
    const found = new Map<string, Choice>();
    const order = { open: 0, chosen: 1, refused: 2 };
    for (const choice of this.choices) {
      const other = found.get(choice.place);
      if (other === undefined || order[choice.state] < order[other.state]) found.set(choice.place, choice);
    }
    return found;
  });

  choice(...places: string[]): Choice | null {
    const found = places.map((place) => this.byPlace.get(place)).filter((one) => one !== undefined);
    const state = (wanted: Choice['state']): Choice | undefined => found.find((one) => one.state === wanted);
    return state('open') ?? state('chosen') ?? state('refused') ?? null;
  }

  option(action: number): OptionLine | null {
    return this.ask?.options.find((option) => option.action === action) ?? null;
  }

  choose(choice: Choice): void {
    const ask = this.ask;
    if (ask === null || this.busy || choice.state === 'refused') return;
    this.failure = null;
    if (ask.pick !== null && mostOfEach(ask.pick.sets).has(choice.action)) {
      this.clickPiece(ask, choice.action);
      return;
    }
    if (choice.reveals && settings.confirm && this.confirming?.action !== choice.action) {
      this.confirming = choice;
      return;
    }
    this.undone = [];
    void this.send({ kind: 'play', action: choice.action });
  }

  /** A click on a piece of a set; `remove`: on one that lies in the selection. */
  clickPiece(ask: Ask, piece: number, remove = false): void {
    const pick = ask.pick;
    if (pick === null || this.busy) return;
    const selection = remove ? without(this.selection, piece) : clicked(pick.sets, this.selection, piece);
    const isNext = this.picked === null && selection.length > pick.chosen.length;
    if (isNext && ask.options.some(({ action }) => action === piece)) {
      this.undone = [];
      void this.send({ kind: 'play', action: piece });
    } else if (isWhole(pick.sets, selection)) {
      this.undone = [];
      this.picked = selection;
      void this.send({ kind: 'pick', actions: selection });
    } else {
      this.picked = selection;
    }
  }

  cancel(): void {
    this.confirming = null;
    this.failure = null;
  }

  get canUndo(): boolean {
    return this.picked !== null || (this.instead === null && (this.live?.can_undo ?? false));
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && this.ask !== null;
  }

  get canCommit(): boolean {
    return this.instead === null && (this.live?.can_commit ?? false);
  }

  async undo(): Promise<void> {
    this.failure = null;
    this.confirming = null;
    if (this.picked !== null) {
      this.picked = null;
      return;
    }
    const live = this.live;
    if (!this.canUndo || live === null || this.busy) return;
    const last = live.own_draft.length > 0 ? live.own_draft.at(-1) : this.plays.at(-1);
    if (await this.send({ kind: 'undo' })) {
      if (last?.action != null) this.undone = [...this.undone, last.action];
    }
  }

  /** Plays again what was taken back; what is not possible any more is forgotten. */
  async redo(): Promise<void> {
    const action = this.undone.at(-1);
    if (action === undefined || this.busy || this.ask === null) return;
    const rest = this.undone.slice(0, -1);
    const done = await this.send({ kind: 'play', action });
    this.undone = done ? rest : [];
  }

  async commit(): Promise<void> {
    if (!this.canCommit) return;
    this.undone = [];
    await this.send({ kind: 'commit' });
  }

  async propose(turns: number): Promise<void> {
    await this.send({ kind: 'propose', turns });
  }

  async agree(): Promise<void> {
    await this.send({ kind: 'agree' }, this.whoAnswers());
  }

  async decline(): Promise<void> {
    await this.send({ kind: 'decline' }, this.whoAnswers());
  }

  private whoAnswers(): number | null {
    const missing = this.live?.proposal?.missing ?? [];
    const looking = this.perspective;
    if (looking !== null && missing.includes(looking)) return looking;
    return this.mine.find((seat) => missing.includes(seat)) ?? looking;
  }

  // --- sending --------------------------------------------------------------------------------------------------------
  /** Sends a move of the looking seat, the same again until it gets through, and waits for the new position. */
  private async send(parts: MoveParts, seat = this.perspective): Promise<boolean> {
    if (this.live === null || seat === null || this.busy) return false;
    const move: Move = { ...parts, seat, version: this.live.version, key: newKey() };
    this.busy = true;
    this.confirming = null;
    this.failure = null;
    try {
      const done = await this.persistently(() => this.asSeat(seat, (token) => api.move(this.id, move, token)));
      await this.reached(done.version);
      return true;
    } catch (error) {
      this.picked = null;
      if (error instanceof ApiError && error.problem.code === 'stale') await this.refresh();
      else this.failure = asError(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async persistently<T>(request: () => Promise<T>): Promise<T> {
    for (const pause of RETRIES) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
        await new Promise((done) => setTimeout(done, pause));
      }
    }
    return request();
  }

  /** Until a position of that version is here; if the socket does not bring it, it is fetched. */
  private async reached(version: number): Promise<void> {
    if ((this.live?.version ?? -1) >= version) return;
    const came = new Promise<boolean>((done) => {
      const timer = setTimeout(() => done(false), 2000);
      this.arrived.push((now) => {
        clearTimeout(timer);
        done(now >= version);
      });
    });
    if (!(await came)) await this.refresh();
  }

  private async refresh(): Promise<void> {
    try {
      this.hearPosition(await api.position(this.id, this.wanted, this.readingToken()));
    } catch (error) {
      this.failure = asError(error);
    }
  }

  /** Does a request with the seat's token; a token whose seat is not known is tried and then known. */
  private async asSeat<T>(seat: number, request: (token: string) => Promise<T>, more: (string | null)[] = []): Promise<T> {
    const kept = keptTable(this.id);
    const own = [...kept.seats.filter((one) => one.seat === seat), ...kept.seats.filter((one) => one.seat === null)];
    const tokens = [...own.map(({ token }) => token), ...more.filter((token) => token !== null)];
    let refused: unknown = new ApiError(403, noToken);
    for (const token of tokens) {
      try {
        const done = await request(token);
        if (own.some((one) => one.token === token)) keepSeat(this.id, token, seat);
        return done;
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
        refused = error;
      }
    }
    throw refused;
  }

  private readingToken(): string | null {
    const kept = keptTable(this.id);
    const own = kept.seats.find(({ seat }) => seat === this.wanted) ?? kept.seats[0];
    return own?.token ?? kept.owner ?? kept.spectator;
  }

  /** Does something; what fails becomes `trouble`. */
  private async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    this.failure = null;
    try {
      return await deed();
    } catch (error) {
      this.failure = asError(error);
      return null;
    }
  }

  // --- trouble --------------------------------------------------------------------------------------------------------
  readonly trouble = $derived.by((): Trouble | null => {
    const failure = this.failure;
    if (failure === null) return null;
    if (!(failure instanceof ApiError)) return { text: t('page-problem-network'), rule: null };
    return { text: this.sentence(failure.problem), rule: failure.problem.rule };
  });

  private sentence(problem: Problem): string {
    const game = problem.code.startsWith(`${this.info?.game ?? ''}.`) || problem.code.startsWith('core.');
    if (game && this.spoken !== null) {
      const lines = [...(this.ask?.options ?? []), ...(this.ask?.refused ?? [])];
      const line = lines.find(({ action }) => action === problem.action) ?? null;
      try {
        return this.spoken.refusal(problem.code, problem.args, line);
      } catch {
        return problem.message;
      }
    }
    const message = `page-problem-${problem.code.replaceAll('_', '-')}`;
    return words.page?.has(message) ? t(message) : t('page-problem-other', { message: problem.message });
  }

  forgetTrouble(): void {
    this.failure = null;
  }

  // --- what else can be done ------------------------------------------------------------------------------------------
  async say(text: string): Promise<boolean> {
    const kept = keptTable(this.id);
    const seat = this.perspective ?? this.mine[0] ?? null;
    const said = { text, key: newKey(), seat };
    const request = (token: string): Promise<boolean> => api.say(this.id, said, token).then(() => true);
    const deed =
      seat === null
        ? (): Promise<boolean> => (kept.owner === null ? Promise.resolve(false) : request(kept.owner))
        : (): Promise<boolean> => this.asSeat(seat, request);
    return (await this.attempt(() => this.persistently(deed))) ?? false;
  }

  async changeSeat(seat: number, change: ChangeSeat): Promise<boolean> {
    const request = (token: string): Promise<unknown> => api.changeSeat(this.id, seat, change, token);
    const done = await this.attempt(() => this.asSeat(seat, request, [keptTable(this.id).owner]));
    return done !== null;
  }

  async changeTable(change: ChangeTable): Promise<boolean> {
    const owner = keptTable(this.id).owner;
    if (owner === null) return false;
    return (await this.attempt(() => api.changeTable(this.id, change, owner).then(() => true))) ?? false;
  }

  async join(seat: number): Promise<boolean> {
    const link = await this.attempt(() => api.join(this.id, seat));
    if (link === null) return false;
    keepSeat(this.id, link.token, seat);
    this.wanted = seat;
    this.socket.restart();
    return true;
  }

  async seatLink(seat: number, fresh = false): Promise<string | null> {
    const kept = keptTable(this.id);
    const known = [...kept.invites, ...kept.seats].find((one) => one.seat === seat);
    if (known !== undefined && !fresh) return this.address('seat', known.token);
    if (kept.owner === null) return null;
    const owner = kept.owner;
    const link = await this.attempt(() => api.newSeatLink(this.id, seat, owner));
    if (link === null) return null;
    const isOwn = kept.seats.some((one) => one.seat === seat);
    const invites = kept.invites.filter((one) => one.seat !== seat);
    if (isOwn) keepSeat(this.id, link.token, seat);
    else keepTable({ ...kept, invites: [...invites, { token: link.token, seat }] });
    return this.address('seat', link.token);
  }

  async spectatorLink(): Promise<string | null> {
    const kept = keptTable(this.id);
    if (kept.spectator !== null) return this.address('watch', kept.spectator);
    if (kept.owner === null) return this.info?.listed ? `${location.origin}/t/${this.id}` : null;
    const owner = kept.owner;
    const link = await this.attempt(() => api.newSpectatorLink(this.id, owner));
    if (link === null) return null;
    keepTable({ ...kept, spectator: link.token });
    return this.address('watch', link.token);
  }

  private address(kind: 'seat' | 'watch', token: string): string {
    return `${location.origin}/t/${this.id}#${kind}=${token}`;
  }

  scoresOverTime(): Promise<ScoresOverTime> {
    return api.scores(this.id, this.readingToken());
  }

  reason(action: number): Promise<Reason> {
    return api.whyNot(this.id, action, this.perspective ?? 0, this.readingToken());
  }

  record(): Promise<string> {
    return api.record(this.id, this.readingToken());
  }
}

// --- parts ------------------------------------------------------------------------------------------------------------
const noToken: Problem = {
  code: 'not_yours',
  message: 'this browser has no link of this seat',
  rule: null,
  action: null,
  args: {},
  version: null,
};

/** Whether the seat has something to do: decide, or commit its turn. */
function isAsked(position: Position, seat: number): boolean {
  const status = position.statuses[seat];
  return position.waiting.some((one) => one.seat === seat) || status === 'uncommitted';
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function remember(address: string): void {
  if (location.pathname + location.hash !== address) history.replaceState(null, '', address);
}
