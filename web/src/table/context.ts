/**
 * What the table gives to a drawn board. A board knows the places of its game and no rules: it draws the view and puts
 * every choice on its place. Choices are found by place: the kind of the action and its argument, "site:r2c3",
 * "take_card:2", "board" for a kind without argument.
 */
import { getContext, setContext, type Component } from 'svelte';
import type { Sound } from '../parts/sound';
import type { Speaker } from '../texts/speaker';
import type { EventLine, ParticipantInfo } from '../types';
import type { Fact } from './result/facts';
import type { ShownPosition } from './shown.svelte';
import type { Said } from './summary';
import type { Arrangement } from './zoom';

/** Something that can be clicked, was clicked, or cannot be clicked for a reason. */
export interface Choice {
  place: string;
  action: number;
  kind: string;
  args: Record<string, unknown>;
  /** open: may be chosen; chosen: a piece of the set that is being picked; refused: `why` says the reason */
  state: 'open' | 'chosen' | 'refused';
  label: string;
  /** What it would bring and cost: "+2 teal, −1 camel"; empty where nobody can know. */
  gains: string;
  /** What it leads to beside numbers: "then spice cards (you can pay 2)". */
  notes: readonly string[];
  /** Where it brings nothing by itself: what the places that could be chosen after it would bring. */
  ahead: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** It brings something and takes nothing, whatever is printed on it. */
  free: boolean;
  /** Something new would be known: it cannot be taken back. */
  reveals: boolean;
  why: string;
  rule: string;
}

/** Something drawn large beside the words: a component and what it draws. */
export interface TipPicture {
  Drawing: Component<{ of: unknown }>;
  of: unknown;
}

/** Words about a thing, shown beside the pointer or the focus. */
export interface TipText {
  title: string;
  picture?: TipPicture;
  /** What choosing it brings and costs. */
  gains?: string;
  /** Why it cannot be chosen. */
  why?: string;
  text?: string;
  /** A rule to be opened from here. */
  rule?: string;
  /** Rather below its thing: what matters lies above. */
  below?: boolean;
  /** Places that it tells of: they stay in sight. */
  spares?: readonly string[];
}

export interface BoardContext {
  /** The game's view, as of the shown position (perhaps a past one). */
  readonly view: unknown;
  /** The printed values of the game's edition. */
  readonly printed: Record<string, unknown>;
  readonly participants: ParticipantInfo[];
  /** What everybody is called, by participant. */
  readonly names: string[];
  readonly speaker: Speaker;
  /** Everything that was told up to the shown position, as far as the seat may know it. */
  readonly history: readonly EventLine[];
  /** The seat that looks; null: a spectator. */
  readonly perspective: number | null;
  /** Whose turn is being told: a board of its own is shown meanwhile; null: nobody's. */
  readonly actor: number | null;
  /** The looking seat has decided all of its turn and still has to confirm it: what comes next is not asked yet. */
  readonly unconfirmed: boolean;
  /** Of several places that are one thing on the board: the open choice, else the chosen one, else the refused one. */
  choice(...places: string[]): Choice | null;
  choose(choice: Choice): void;
  /** Whether pieces of a set that is whole and not confirmed yet can be taken out again. */
  readonly canTakeOut: boolean;
  /** Takes the piece at a place out of a set that is whole. */
  takeOut(place: string): void;
  /** Chooses one place after the other, as far as they are open: the steps of a journey, a space and then a die. */
  follow(places: readonly string[]): void;
  /** The choice under the pointer or focus; the table shows what it would do. */
  hovered: Choice | null;
  /** Whether a seat has fixed its part of a secret choice that is still open; nobody may know more. */
  hasChosen(who: number): boolean;
  /** Tells the one who looks who they are. */
  introduce(): void;
  /** Whether the log, the guide or the last play points at one of these places. */
  marked(...places: string[]): boolean;
}

const KEY = Symbol('board');

export function provideBoard(board: BoardContext): void {
  setContext(KEY, board);
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}

const ASKED = Symbol('asked');

/** What the open decision is about, such as the cell that a ransom is asked for. */
export function provideAsked(args: () => Record<string, unknown>): void {
  setContext(ASKED, args);
}

export function useAsked(): () => Record<string, unknown> {
  return getContext<(() => Record<string, unknown>) | undefined>(ASKED) ?? (() => ({}));
}

/** A piece that travels when something happens: a symbol from one place to another; `home:WHO` is a seat's panel. */
export interface Flight {
  symbol: string;
  /** A class of the symbol, such as "player-red". */
  look?: string;
  from: string;
  to: string;
  /** The place of a drawn path that it follows, such as a road; either end may be its beginning. */
  along?: string;
}

/** A step of the guide for a first game: it lights the places that it speaks of, and stands beside the first that is
 *  in sight; its words are `guide-NAME` and `guide-NAME-text`. */
export interface GuideStep {
  name: string;
  places: readonly string[];
}

/** The events of one play, in their order, and the seat that made it. */
export interface Told {
  events: readonly EventLine[];
  seat: number;
}

/** A moment that a game plays on its own stage, over the board, once: a toss, the end of a year. */
export interface Scene {
  /** A word for styles and tests: "toss". */
  name: string;
  Stage: Component<StageProps>;
  /** How long it plays; at most six seconds are given to it. */
  milliseconds: number;
  /** The events of the play that it tells, from one index to the one after the last: they stand on no card. Where
   *  both are one, the next card tells it too. */
  from: number;
  to: number;
  /** A small one lies on the board as a card and does not cover it. */
  small?: boolean;
  /** All of it in words: for screen readers, under a small one and under the still version. Asked anew when the language changes. */
  sentence: (speaker: Speaker) => string;
  /** What the stage needs from the events. */
  data: unknown;
  /** One scene in place of this one and the next, which follows it at once; null: they are two. */
  joined?: (next: Scene) => Scene | null;
}

export interface StageProps {
  scene: Scene;
  /** The table before the play and after it. */
  before: ShownPosition;
  after: ShownPosition;
  /** Nothing may move: the stage shows how it ended. */
  still: boolean;
  /** It stands still until it goes on. */
  paused: boolean;
  milliseconds: number;
}

/** Somebody whom a seat plays: a face, a name and what is special about it. */
export interface Persona {
  /** The same as long as it is the same one. */
  key: string;
  /** The symbol of the face, and its shape. */
  face: string;
  viewBox: string;
  title: string;
  text: string;
  rule: string;
}

/** What a game supplies for its drawn table (`web/src/games/NAME/index.ts`). */
export interface GameTable {
  /** Draws the board in one of its arrangements: an <svg> that fills its box. */
  Board: import('svelte').Component<{ arrangement: string }>;
  /** Draws what a participant has, in HTML: in short, everything (`open`), or in one line what is paid with (`line`). */
  Holdings: import('svelte').Component<{ who: number; open: boolean; line?: boolean }>;
  /** Whether the board itself shows everything that the seat which looks has. */
  showsOwn?: boolean;
  /** Symbols of pieces, <symbol id="merv-camel"> and so on; in the page once. */
  Symbols: import('svelte').Component;
  /** Whether a kind of action has its place on the board. */
  isPlaced(action: string): boolean;
  /** Whether a kind of action is a button in the bar, as everything without a place is. */
  isButton(action: string): boolean;
  /** Whether a kind of action pays a piece: its button is the piece, and one that cannot be paid is not shown. */
  isPayment(action: string): boolean;
  /** How many things are lit with the places of open choices, where the board lights more than these or shows two as one. */
  litPlaces?(places: readonly string[], view: unknown): number;
  /** Codes of refusals that say only that one does not have something: nobody asks for them. */
  unsaid?: ReadonlySet<string>;
  /** How the board can be laid out; the frame shows the one that fits it best. */
  arrangements: readonly Arrangement[];
  /**
   * The zone that a decision is about; `lit` is where it can be answered, in the coordinates of that arrangement. Null: it
   * belongs to the choice before it (a payment), and the board stays where it is.
   */
  zoneOf(decision: string, lit: readonly { x: number; y: number }[], arrangement: Arrangement): string | null;
  /** A line for the top of the page: year, round, phase. */
  heading(view: unknown, speaker: Speaker): string;
  /** Who a seat is in the game, where it is somebody: it is told when the game begins. */
  persona?(view: unknown, who: number, speaker: Speaker): Persona | null;
  /** What a decision asks, where the position tells more than its name; null: the usual words. */
  question?(decision: string, view: unknown, speaker: Speaker): string | null;
  /** The places that an event speaks of. */
  placesOf(event: EventLine): string[];
  flights(event: EventLine): Flight[];
  /** The moments of a play that are played on a stage, in their order; without it there are none. */
  scenes?(told: Told): Scene[];
  /** What an event contributes to the card of its turn; null: nothing; undefined: its ordinary sentence. */
  telling(event: EventLine): Said | null | undefined;
  /** Whether an event of a seat's play concerns the whole table, whoever it names: a reveal, a scoring. */
  isTables(event: EventLine, seat: number | null): boolean;
  /** A glyph for a line of the log: the id of a symbol. */
  glyph(event: EventLine): string;
  /** The symbol of a thing in previews and payments ("teal", "camels"), and of an action that is a button. */
  thing(name: string): string | null;
  guide: readonly GuideStep[];
  /** Which events can be heard. */
  sounds: Readonly<Partial<Record<string, Sound>>>;
  /** The zone that the result shows as a picture: what the players have built. */
  heart: string;
  /** What can be counted in a game: its story and its medals are made of it. */
  facts: readonly Fact[];
}
