/**
 * What is told of new plays: acts. A card is the turn of one participant, with automatic opponents too, or what happens to
 * the whole table between turns; a scene is a moment that a game plays on its own stage. Only four kinds of events are
 * known here by name, and only for the order of turns.
 */
import type { EventLine, PlayLine } from '../types';
import type { Scene, Told } from './context';

const ROUND = 'round_started';
const TURN = 'turn_started';
const TURN_OVER = 'turn_ended';

export interface Card {
  kind: 'card';
  key: string;
  /** Whose turn it is; null: it happens to the whole table. */
  who: number | null;
  /** A round or a year begins with it. */
  heading: EventLine | null;
  events: EventLine[];
  /** The board is shown after so many plays. */
  at: number;
}

export interface ScenePlayed {
  kind: 'scene';
  key: string;
  who: number | null;
  scene: Scene;
  /** After so many plays it is when the scene is over; one play less when it begins. */
  at: number;
}

export type Act = Card | ScenePlayed;

/** What must be known of a table to tell its plays. */
export interface Teller {
  /** The seats of those who look: what they chose is not told to them. */
  mine: readonly number[];
  /** Whether a participant plays by itself. */
  opponent: (who: number) => boolean;
  /** Whether an event of a seat's play concerns the whole table, whoever it names: a reveal, a scoring. */
  isTables: (event: EventLine, seat: number | null) => boolean;
  /** Whether an event has something to say on a card. */
  says: (event: EventLine) => boolean;
  scenes: (told: Told) => Scene[];
}

/** The acts of the plays from number `from` on, before number `to`. */
export function actsOf(opening: readonly EventLine[], plays: readonly PlayLine[], from: number, to: number, teller: Teller): Act[] {
  const told = new Acts(from, teller);
  for (const event of opening) told.event(event, null);
  for (const play of plays.slice(0, to)) told.play(play);
  return told.done();
}

interface Open extends Card {
  /** All that comes next concerns the whole table: by the kind of an event, or because a round begins; then an opponent
   *  that plays by itself may still have its turn. */
  tables: 'kind' | 'round' | null;
  /** A turn that was announced: it is the actor's until it ends. */
  isTurn: boolean;
  isOwn: boolean;
}

class Acts {
  private readonly acts: Act[] = [];
  private open: Open;

  constructor(
    private readonly from: number,
    private readonly teller: Teller,
  ) {
    this.open = this.blank(null, null, false);
  }

  play(play: PlayLine): void {
    const actor = actorOf(play);
    if (!this.open.isTurn && actor !== null) this.begin(actor, play, false);
    const isNew = play.number >= this.from;
    const scenes = isNew ? this.teller.scenes({ events: play.events, seat: play.seat }) : [];
    let end = 0;
    for (const scene of scenes) {
      this.events(play, end, scene.from, play.number);
      this.begin(null, play, false);
      this.scene(scene, play.number);
      end = scene.to;
    }
    this.events(play, end, play.events.length, play.number + 1);
  }

  /** Several small moments of one kind are one. */
  private scene(scene: Scene, number: number): void {
    const act: Act = { kind: 'scene', key: `${number}.scene${scene.from}`, who: null, scene, at: number + 1 };
    const one = joinedActs(this.acts.at(-1), act);
    if (one === null) this.acts.push(act);
    else this.acts[this.acts.length - 1] = one;
  }

  /** The events of a play from one index to another; the board is shown after so many plays. */
  private events(play: PlayLine, from: number, to: number, at: number): void {
    for (const event of play.events.slice(from, to)) this.event(event, play, at);
  }

  event(event: EventLine, play: PlayLine | null, at = 0): void {
    const { kind, who } = event;
    if (kind === TURN) {
      if (this.open.who !== who || this.open.events.length > 0) this.begin(who, play, true);
      this.open.isTurn = true;
      return;
    }
    if (kind === TURN_OVER) {
      this.begin(null, play, false);
      return;
    }
    if (kind === ROUND) {
      this.begin(null, play, false);
      this.open.heading = event;
      this.open.tables = 'round';
      return;
    }
    this.turnTo(event, play);
    if (play === null || !this.teller.says(event)) return;
    if (play.number < this.from) {
      this.open.heading = null; // told with what came first
      return;
    }
    this.open.events.push(event);
    this.open.at = at;
  }

  /** Whose card an event stands on. */
  private turnTo(event: EventLine, play: PlayLine | null): void {
    const { open } = this;
    if (this.teller.isTables(event, play?.seat ?? null) || (event.who === null && !open.isTurn)) {
      if (open.who !== null) this.begin(null, play, false);
      this.open.tables = 'kind';
    } else if (event.who !== null && event.who !== open.who && open.tables !== 'kind') {
      const isOpponents = this.teller.opponent(event.who) || (open.who !== null && this.teller.opponent(open.who));
      if (isOpponents || (!open.isTurn && open.tables === null)) this.begin(event.who, play, false);
    }
  }

  private begin(who: number | null, play: PlayLine | null, isTurn: boolean): void {
    const { heading } = this.close();
    this.open = this.blank(who, play, isTurn);
    this.open.heading = heading;
  }

  /** Ends the open card; a heading that nobody has told yet stays for the next one. */
  private close(): { heading: EventLine | null } {
    const { tables: _, isTurn, isOwn, ...card } = this.open;
    if (isOwn) return { heading: null };
    if (card.events.length === 0) return { heading: card.heading };
    const last = this.acts.at(-1);
    if (last?.kind === 'card' && last.who === card.who && card.heading === null && !isTurn) {
      last.events.push(...card.events);
      last.at = card.at;
    } else {
      this.acts.push(card);
    }
    return { heading: null };
  }

  private blank(who: number | null, play: PlayLine | null, isTurn: boolean): Open {
    const at = play === null ? 0 : play.number + 1;
    const key = `${at}.${this.acts.length}`;
    return { kind: 'card', key, who, heading: null, events: [], at, tables: null, isTurn, isOwn: this.isOwn(who, play, isTurn) };
  }

  /** What a person of this device chose, for itself or for an opponent, and all that its turn brings. */
  private isOwn(who: number | null, play: PlayLine | null, isTurn: boolean): boolean {
    const { mine } = this.teller;
    if (who === null) return false;
    if (isTurn) return mine.includes(who);
    if (play === null || !mine.includes(play.seat)) return false;
    return who === play.seat || actorOf(play) === who;
  }

  done(): Act[] {
    this.close();
    return this.acts;
  }
}

/** Two scenes that follow each other as one; null: they are two. */
export function joinedActs(last: Act | undefined, next: Act | undefined): Act | null {
  if (last?.kind !== 'scene' || next?.kind !== 'scene') return null;
  const scene = last.scene.joined?.(next.scene) ?? null;
  return scene === null ? null : { ...last, scene, at: next.at };
}

/** For whom a play was made: the seat itself, or the one that it decides for. That a turn begins is nobody's deed. */
function actorOf({ seat, events }: PlayLine): number | null {
  const actors = events.filter(({ kind }) => kind !== TURN).map(({ who }) => who);
  return actors.includes(seat) ? seat : (actors.find((who) => who !== null) ?? null);
}
