/** With which of this browser's tokens something is asked of the server: it takes several at once, joined by commas. */
import { ApiError } from '../api';
import { keepSeat, keptTable, tokensOf } from '../seats';
import type { Problem } from '../types';

const NO_TOKEN: Problem = {
  code: 'not_yours',
  message: 'this browser has no link of this seat',
  rule: null,
  action: null,
  args: {},
  version: null,
};

/** For what may be read: the seat's own token, else all that there are. */
export function readingToken(table: string, seat: number | null): string | null {
  const own = keptTable(table).seats.find((one) => one.seat === seat);
  return own?.token ?? (tokensOf(table).join(',') || null);
}

/** Does a request with the seat's tokens, those whose seat is not known, and `more`; the only one is then known. */
export async function asSeat<T>(
  table: string,
  seat: number,
  request: (token: string) => Promise<T>,
  more: readonly (string | null)[] = [],
): Promise<T> {
  const tokens = [...tokensFor(table, seat), ...more.filter((one) => one !== null)];
  if (tokens.length === 0) throw new ApiError(403, NO_TOKEN);
  const done = await request(tokens.join(','));
  const own = tokensFor(table, seat);
  if (tokens.length === 1 && own.length === 1) keepSeat(table, own[0]!, seat);
  return done;
}

/** The seat's tokens, then those whose seat is not known. */
function tokensFor(table: string, seat: number): string[] {
  const { seats } = keptTable(table);
  const of = (whose: number | null): string[] => seats.filter((one) => one.seat === whose).map(({ token }) => token);
  return [...of(seat), ...of(null)];
}
