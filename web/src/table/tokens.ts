/** With which of this browser's tokens something is asked of the server. */
import { ApiError } from '../api';
import { keepSeat, keptTable } from '../seats';
import type { Problem } from '../types';

const NO_TOKEN: Problem = {
  code: 'not_yours',
  message: 'this browser has no link of this seat',
  rule: null,
  action: null,
  args: {},
  version: null,
};

/** For what may be read: the seat's own token if there is one. */
export function readingToken(table: string, seat: number | null): string | null {
  const kept = keptTable(table);
  const own = kept.seats.find((one) => one.seat === seat) ?? kept.seats[0];
  return own?.token ?? kept.owner ?? kept.spectator;
}

/** Does a request with the seat's token, else one of `more`; a token whose seat is not known is tried and then known. */
export async function asSeat<T>(
  table: string,
  seat: number,
  request: (token: string) => Promise<T>,
  more: readonly (string | null)[] = [],
): Promise<T> {
  const own = tokensFor(table, seat);
  let refused: unknown = new ApiError(403, NO_TOKEN);
  for (const token of [...own, ...more.filter((one) => one !== null)]) {
    try {
      const done = await request(token);
      if (own.includes(token)) keepSeat(table, token, seat);
      return done;
    } catch (error) {
      if (!isForbidden(error)) throw error;
      refused = error;
    }
  }
  throw refused;
}

/** The seat's tokens, then those whose seat is not known. */
function tokensFor(table: string, seat: number): string[] {
  const { seats } = keptTable(table);
  const of = (whose: number | null): string[] => seats.filter((one) => one.seat === whose).map(({ token }) => token);
  return [...of(seat), ...of(null)];
}

function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
