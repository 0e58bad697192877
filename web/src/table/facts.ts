/** What components may use of a table: the interface of the store in `table.svelte.ts`. */
import type { Connection } from '../socket.svelte';
import type {
  Ask,
  ChangeSeat,
  ChangeTable,
  ChatLine,
  EventLine,
  GameInfo,
  OptionLine,
  PastPosition,
  PlayLine,
  Position,
  Problem,
  Reason,
  ScoreLine,
  ScoresOverTime,
  SeatInfo,
  TableInfo,
} from '../types';
import type { BoardContext, Choice, GameTable } from './context';
import type { Hinting } from './hinting.svelte';
import type { Reviewing } from './reviewing.svelte';

/** A panel over the table; `replay` has none: it is open while `at` is not null. */
export type Panel = 'scores' | 'review' | 'guide' | 'help' | 'settings' | 'seat';
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
  /** The hint about the open decision. */
  readonly hints: Hinting;
  /** The review of the finished game. */
  readonly review: Reviewing;
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
