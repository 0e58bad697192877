/**
 * The plays as a log: lines grouped by turn, with headings where a round begins. Only three kinds of events are known
 * here by name, and only for the layout; all others are sentences.
 */
import type { ChatLine, EventLine, PlayLine } from '../types';

const HEADING = 'round_started';
const TURN = 'turn_started';
const TURN_OVER = 'turn_ended';

export interface LogLine {
  key: string;
  /** The play that it belongs to; null: before the first play. */
  play: number | null;
  event: EventLine | null;
  /** A note of the service in place of an event. */
  note: ChatLine | null;
}

export interface LogTurn {
  key: string;
  /** Who plays the turn; null: nobody in particular. */
  who: number | null;
  /** Said above the turn: a round or a year begins. */
  heading: EventLine | null;
  /** The plays of the turn: from the first to the one after the last. */
  from: number;
  to: number;
  draft: boolean;
  /** When its first play was made, in seconds; null: before all plays. */
  at: number | null;
  lines: LogLine[];
}

/** The log of a table. Plays from number `committed` on are a draft; an `opponent` plays by itself. */
export function turnsOf(
  opening: readonly EventLine[],
  plays: readonly PlayLine[],
  committed: number,
  notes: readonly ChatLine[] = [],
  opponent: (who: number) => boolean = () => false,
): LogTurn[] {
  const log = new Log(committed, opponent);
  for (const [index, event] of opening.entries()) log.event(event, null, `o${index}`, null);
  const waiting = notes.filter((note) => note.kind !== 'said');
  for (const play of plays) {
    while (waiting[0] !== undefined && waiting[0].at < play.at) log.note(waiting.shift()!);
    log.play(play);
  }
  for (const note of waiting) log.note(note);
  return log.turns.filter((turn) => turn.lines.length > 0 || turn.heading !== null);
}

/** The first of the newest turns that have this many lines together; 0: all turns are needed for them. */
export function newestFrom(turns: readonly LogTurn[], lines: number): number {
  let left = lines;
  let first = turns.length;
  while (first > 0 && left > 0) left -= turns[--first]!.lines.length;
  return first;
}

/** The turns with which a round begins, of turns that end after these numbers of plays. */
export function roundsAt(plays: readonly PlayLine[], ends: readonly number[]): number[] {
  const starts = turnsOf([], plays, plays.length).filter(({ heading }) => heading !== null);
  return starts.map(({ from }) => ends.findIndex((after) => after >= from)).filter((index) => index > 0);
}

class Log {
  readonly turns: LogTurn[] = [];
  private last = 0;
  /** Who decides in the open turn; null: it has no play yet. */
  private by: number | null = null;

  constructor(
    private readonly committed: number,
    private readonly opponent: (who: number) => boolean,
  ) {}

  play(play: PlayLine): void {
    this.last = play.number;
    let turn = this.turns.at(-1);
    if (turn === undefined || this.isOther(turn, play)) turn = this.begin(play.seat, play.number);
    this.by = play.seat;
    turn.to = play.number + 1;
    turn.at ??= play.at;
    if (play.action === null && play.events.length === 0) this.line(`p${play.number}`, play.number, null);
    for (const [index, event] of play.events.entries()) {
      this.event(event, play.number, `p${play.number}.${index}`, play.seat);
    }
  }

  event(event: EventLine, play: number | null, key: string, seat: number | null): void {
    const after = play === null ? 0 : play + 1;
    if (event.kind === HEADING) {
      this.begin(null, after, event);
    } else if (event.kind === TURN) {
      const open = this.turns.at(-1);
      if (open !== undefined && open.heading !== null && open.lines.length === 0) open.who = event.who;
      else this.begin(event.who, after);
    } else if (event.kind !== TURN_OVER) {
      if (this.turns.length === 0) this.begin(seat, 0);
      if (event.who !== null && (this.opponent(event.who) || this.isOpponents())) this.turnTo(event.who, after);
      this.line(key, play, event);
    }
  }

  private isOpponents(): boolean {
    const who = this.turns.at(-1)?.who ?? null;
    return who !== null && this.opponent(who);
  }

  /** An opponent acts in its own turn, which nothing announces; what happens to others then is theirs again. */
  private turnTo(who: number, after: number): void {
    const by = this.by;
    const open = this.turns.at(-1);
    if (open === undefined || open.who === who) return;
    if (open.who === null && open.lines.length === 0) open.who = who;
    else this.begin(who, after);
    this.by = by;
  }

  /** A note that says the same again in one turn is not repeated. */
  note(note: ChatLine): void {
    if (this.turns.length === 0) this.begin(null, 0);
    const { lines } = this.turns.at(-1)!;
    if (lines.some((line) => line.note !== null && isSame(line.note, note))) return;
    lines.push({ key: `n${note.number}`, play: this.last, event: null, note });
  }

  /** Another seat decides without a new turn, at the end of a round or in an invasion; one may decide for another. */
  private isOther(turn: LogTurn, play: PlayLine): boolean {
    if (turn.who === null) return true;
    if (this.opponent(turn.who)) {
      const actor = play.events.find((event) => event.who !== null)?.who;
      return actor !== undefined && actor !== turn.who;
    }
    return this.by !== null && this.by !== play.seat;
  }

  private begin(who: number | null, from: number, heading: EventLine | null = null): LogTurn {
    this.by = null;
    const key = `t${this.turns.length}`;
    const turn = { key, who, heading, from, to: from, draft: false, at: null, lines: [] };
    this.turns.push(turn);
    return turn;
  }

  private line(key: string, play: number | null, event: EventLine | null): void {
    const turn = this.turns.at(-1)!;
    turn.lines.push({ key, play, event, note: null });
    turn.draft ||= play !== null && play >= this.committed;
  }
}

function isSame(one: ChatLine, other: ChatLine): boolean {
  return one.kind === other.kind && one.seat === other.seat && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** Sentences are the same as long as the language and the names are: each is made once. */
export class Sentences {
  private made = new WeakMap<EventLine, string>();
  private of = '';

  /** `of`: what all sentences depend on. */
  get(event: EventLine, of: string, say: (event: EventLine) => string): string {
    if (of !== this.of) {
      this.of = of;
      this.made = new WeakMap();
    }
    const known = this.made.get(event);
    if (known !== undefined) return known;
    const sentence = say(event);
    this.made.set(event, sentence);
    return sentence;
  }
}
