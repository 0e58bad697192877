/** How a message changes what the page has: plays before `plays_from` stay, all from there on are replaced. */
import type { ChatLine, EventLine, PlayLine, Position } from '../types';

export function applied(plays: readonly PlayLine[], position: Pick<Position, 'plays_from' | 'plays'>): PlayLine[] {
  return [...plays.slice(0, position.plays_from), ...position.plays];
}

/** The plays of a new position that were not there before: those after the longest common beginning. */
export function fresh(before: readonly PlayLine[], after: readonly PlayLine[]): PlayLine[] {
  let same = 0;
  while (same < before.length && same < after.length && isSame(before[same]!, after[same]!)) same += 1;
  return after.slice(same);
}

function isSame(a: PlayLine, b: PlayLine): boolean {
  return a === b || (a.seat === b.seat && a.action === b.action && a.at === b.at);
}

/** Lines of the chat by their number, each once. */
export function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const first = lines[0]?.number ?? chat.length;
  return [...chat.filter((line) => line.number < first), ...lines];
}

/** A place on the board: the kind of an action and its arguments. */
export function placeOf(kind: string, args: Record<string, unknown>): string {
  return [kind, ...Object.values(args).map(String)].join(':');
}

/** A play that has something to tell. */
export function tells(play: { events: readonly EventLine[] }): boolean {
  return play.events.length > 0;
}
