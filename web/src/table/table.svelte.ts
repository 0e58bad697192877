/**
 * One table, as the page's components see it: what the server has told, what is shown, what may be chosen, and what the
 * person does. No rules: choices come from the server, and a choice is sent back as it came. Every part has its own
 * module; here they are put together, hear what is new, and are read.
 */
import { api, NetworkError } from '../api';
import { keepTable, keptTable, tokensOf } from '../seats';
import { TableSocket } from '../socket.svelte';
import { words } from '../texts/words.svelte';
import type { Ask, ChangeSeat, ChangeTable, EventLine, Hello, Position, TableInfo, ToClient } from '../types';
import { Choosing } from './choosing.svelte';
import type { Choice } from './context';
import type { Panel, Side, TableFacts, Trouble } from './facts';
import { loadGameTable } from './games';
import { Hinting } from './hinting.svelte';
import { Looking } from './looking.svelte';
import { Offer } from './offer.svelte';
import { Player } from './playback.svelte';
import { Reviewing } from './reviewing.svelte';
import { Sending } from './sending';
import { Shown } from './shown.svelte';
import { Talking } from './talking';
import { Told } from './told.svelte';
import { Failing, troubleOf } from './trouble.svelte';

export type { Panel, Playback, Side, TableFacts, Trouble } from './facts';

const LOAD_AGAIN_AFTER = 3000;

export class TableStore implements TableFacts {
  panel = $state<Panel | null>(null);
  side = $state<Side>('log');
  menuSeat = $state<number | null>(null);
  readonly seenBefore: number;
  /** Flights of pieces, told to whoever draws them. */
  onflights: ((events: EventLine[]) => void) | null = null;

  private readonly told: Told;
  private readonly failing = new Failing();
  private readonly looking: Looking;
  private readonly shown: Shown;
  private readonly player: Player;
  private readonly sending: Sending;
  private readonly offer: Offer;
  private readonly choosing: Choosing;
  private readonly talking: Talking;
  readonly hints: Hinting;
  readonly review: Reviewing;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    at: number | null = null,
  ) {
    this.seenBefore = keptTable(id).seen;
    this.told = new Told(id);
    this.looking = new Looking(this.told, (perspective) => this.askFrom(perspective));
    this.shown = new Shown(this.told, this.looking, this.failing);
    this.player = new Player(this.told, this.shown, (events) => this.onflights?.(events));
    this.sending = new Sending(this.told, this.looking, this.failing, (position) => this.hearPosition(position));
    this.offer = new Offer(this.told, this.shown, this.looking);
    this.choosing = new Choosing(this.told, this.shown, this.offer, this.sending, this.failing);
    this.hints = new Hinting(this.told, this.offer, this.failing);
    this.review = new Reviewing(this.told, this.looking, this.shown);
    this.talking = new Talking(this.told, this.looking, this.failing, () => this.comeAgain());
    this.keepOpened();
    this.socket = new TableSocket(
      () => this.hello(),
      (message) => this.hear(message),
    );
    if (at !== null) void this.showAt(at);
  }

  close(): void {
    this.keepSeen();
    this.hints.close();
    this.review.close();
    this.skip();
    this.socket.close();
  }

  // --- what this browser keeps ----------------------------------------------------------------------------------------
  private keepOpened(): void {
    const kept = keptTable(this.id);
    const isKnown = kept.seats.length > 0 || kept.owner !== null || kept.spectator !== null;
    if (isKnown) keepTable({ ...kept, opened: Date.now() });
  }

  /** Keeps how far the table has been seen here. */
  private keepSeen(): void {
    if (document.visibilityState !== 'visible' || this.live === null) return;
    const kept = keptTable(this.id);
    if (kept.opened > 0) keepTable({ ...kept, seen: this.plays.length });
  }

  // --- the line to the server -----------------------------------------------------------------------------------------
  private hello(): Hello {
    return {
      type: 'hello',
      table: this.id,
      tokens: tokensOf(this.id),
      perspective: this.looking.wanted,
      seen: this.live?.version ?? null,
      plays: this.plays.length,
      chat_seen: this.chat.length,
    };
  }

  comeAgain(): void {
    this.socket.restart();
  }

  /** Asks for the position of another seat; nothing that only the one before could see is kept. */
  private askFrom(perspective: number | null): void {
    if (this.game?.seats_have_secrets) this.shown.forgetPasts();
    this.socket.say({ type: 'look', perspective });
  }

  private hear(message: ToClient): void {
    if (message.type === 'table') this.hearInfo(message);
    else if (message.type === 'position') this.hearPosition(message);
    else if (message.type === 'chat') this.told.hearChat(message.lines);
  }

  private hearInfo(info: TableInfo): void {
    const isFirst = this.info === null;
    this.told.hearInfo(info);
    if (isFirst) void this.load(info.game);
    this.looking.turnToDecider();
  }

  private hearPosition(position: Position): void {
    const before = this.shown.position;
    const news = this.told.hearPosition(position);
    if (news === null) return;
    this.looking.wanted = position.perspective;
    this.choosing.hearPosition(position, news.isOther);
    if (news.isOther) this.hints.close();
    this.player.play(news.plays, before);
    this.looking.turnToDecider();
    this.keepSeen();
    this.sending.arrived(position.version);
  }

  /** What the game needs to be drawn: its words, its symbols, its board. */
  private async load(name: string): Promise<void> {
    try {
      const [games, drawn] = await Promise.all([api.games(), loadGameTable(name)]);
      const game = games.find((one) => one.name === name);
      if (game === undefined) throw new NetworkError(`no game ${name}`);
      await words.learn(game);
      this.told.learn(game, drawn);
      this.looking.turnToDecider();
    } catch (error) {
      this.failing.note(error);
      setTimeout(() => void this.load(name), LOAD_AGAIN_AFTER);
    }
  }

  // --- what the server has told, see `told.svelte.ts` -----------------------------------------------------------------
  get info() { return this.told.info; }
  get live() { return this.told.live; }
  get plays() { return this.told.plays; }
  get opening() { return this.told.opening; }
  get chat() { return this.told.chat; }
  get game() { return this.told.game; }
  get drawn() { return this.told.drawn; }
  get ready() { return this.told.ready; }
  get connection() { return this.socket.connection; }
  get problem() { return this.socket.refusal; }

  // --- who, see `looking.svelte.ts` -----------------------------------------------------------------------------------
  get mine() { return this.told.mine; }
  get watches() { return this.mine.length === 0; }
  get perspective() { return this.told.perspective; }
  get toSitDown() { return this.told.toSitDown; }
  get handover() { return this.looking.handover; }
  seat(who: number) { return this.told.seat(who); }
  name(who: number) { return this.names[who] ?? ''; }
  colour(who: number) { return this.participants[who]?.colour ?? this.seat(who)?.colour ?? ''; }
  look(perspective: number | null) { this.looking.look(perspective); }
  takeDevice() { this.looking.takeDevice(); }

  // --- what is shown, see `shown.svelte.ts` and `playback.svelte.ts` --------------------------------------------------
  get view(): unknown { return this.shown.position?.view ?? {}; }
  get printed() { return this.info?.printed ?? {}; }
  get participants() { return this.shown.participants; }
  get scores() { return this.shown.position?.scores ?? []; }
  get number() { return this.shown.position?.number ?? 0; }
  get speaker() { return this.shown.speaker; }
  get names() { return this.shown.names; }
  get at() { return this.shown.at; }
  get playback() { return this.player.playback; }
  past(number: number) { return this.shown.past(number); }
  point(places: readonly string[]) { this.shown.point(places); }
  pointAt(events: readonly EventLine[]) { this.shown.pointAt(events); }
  marked(...places: string[]) { return this.shown.marked(...places); }
  hinted(...places: string[]) { return this.hints.rankOf(...places); }
  hasChosen(who: number) { return this.at === null && this.live?.statuses[who] === 'chosen'; }
  skip() { this.player.skip(); }

  showAt(number: number | null): Promise<void> {
    this.skip();
    return this.shown.showAt(number);
  }

  // --- the decision, see `offer.svelte.ts` and `choosing.svelte.ts` ---------------------------------------------------
  get ask() { return this.offer.ask; }
  get waits() { return this.told.waits; }
  get choices() { return this.offer.all; }
  get selection() { return this.offer.selection; }
  get ends() { return this.offer.ends; }
  get hovered() { return this.offer.hovered; }
  set hovered(choice: Choice | null) { this.offer.hovered = choice; }
  get confirming() { return this.choosing.confirming; }
  get busy() { return this.choosing.busy; }
  get canUndo() { return this.choosing.canUndo; }
  get canRedo() { return this.choosing.canRedo; }
  get canCommit() { return this.choosing.canCommit; }
  choice(...places: string[]) { return this.offer.at(...places); }
  option(action: number) { return this.offer.option(action); }
  choose(choice: Choice) { this.choosing.choose(choice); }
  follow(places: readonly string[]) { void this.choosing.follow(places); }
  clickPiece(ask: Ask, piece: number, remove = false) { this.choosing.clickPiece(ask, piece, remove); }
  cancel() { this.choosing.cancel(); }
  undo() { return this.choosing.undo(); }
  redo() { return this.choosing.redo(); }
  commit() { return this.choosing.commit(); }
  propose(turns: number) { return this.choosing.propose(turns); }
  agree() { return this.choosing.agree(); }
  decline() { return this.choosing.decline(); }

  // --- what else can be done, see `talking.ts` and `trouble.svelte.ts` ------------------------------------------------
  say(text: string) { return this.talking.say(text); }
  changeSeat(seat: number, change: ChangeSeat) { return this.talking.changeSeat(seat, change); }
  changeTable(change: ChangeTable) { return this.talking.changeTable(change); }
  join(seat: number) { return this.talking.join(seat); }
  seatLink(seat: number, fresh = false) { return this.talking.seatLink(seat, fresh); }
  spectatorLink() { return this.talking.spectatorLink(); }
  scoresOverTime() { return this.talking.scoresOverTime(); }
  reason(action: number) { return this.talking.reason(action); }
  record() { return this.talking.record(); }
  forgetTrouble() { this.failing.forget(); }

  readonly trouble = $derived.by((): Trouble | null => {
    const error = this.failing.error;
    return error === null ? null : troubleOf(error, this.told, this.offer);
  });
}
