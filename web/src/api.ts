/** The HTTP interface of the server. What is refused is an `ApiError`; what does not get through, a `NetworkError`. */
import type {
  AskHint,
  ChangeSeat,
  ChangeTable,
  GameInfo,
  Hint,
  ImportRecord,
  KnownTable,
  Move,
  MoveDone,
  MoveNow,
  NewLink,
  NewTable,
  OlderTable,
  PastPosition,
  Position,
  Problem,
  Reason,
  Rematch,
  ReviewProgress,
  RulesText,
  Say,
  ScoresOverTime,
  TableInfo,
  TableLine,
  TableMade,
} from './types';

/** The server has answered that it will not do this; nothing has changed. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** No answer: the same request may be sent again. */
export class NetworkError extends Error {}

const RETRIES = [500, 1000, 2000, 4000, 8000];

/** Asks again, with growing pauses, while there is no answer. */
export async function persistently<T>(request: () => Promise<T>): Promise<T> {
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

type Method = 'GET' | 'POST' | 'PATCH';

async function ask(
  method: Method,
  path: string,
  body?: unknown,
  token?: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
  } catch (error) {
    throw new NetworkError(String(error));
  }
  if (response.ok) return response;
  if (response.status >= 502) throw new NetworkError(`status ${response.status}`);
  throw new ApiError(response.status, await problemOf(response));
}

async function problemOf(response: Response): Promise<Problem> {
  const nothing = { rule: null, action: null, args: {}, version: null };
  try {
    return { ...nothing, ...((await response.json()) as Problem) };
  } catch {
    return { ...nothing, code: 'unknown', message: `status ${response.status}` };
  }
}

async function json<T>(
  method: Method,
  path: string,
  body?: unknown,
  token?: string | null,
  signal?: AbortSignal,
): Promise<T> {
  const response = await ask(method, path, body, token, signal);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

async function text(path: string, token?: string | null): Promise<string> {
  return (await ask('GET', path, undefined, token)).text();
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;
const from = (perspective: number | null): string => (perspective === null ? '' : `?perspective=${perspective}`);

/** The digest of texts and rules, from the document: what is asked for with it the browser keeps for ever. */
const CONTENTS = globalThis.document?.querySelector('meta[name="contents"]')?.getAttribute('content') ?? '';
const lasting = (path: string): string => (CONTENTS === '' ? path : `${path}?v=${CONTENTS}`);

export const api = {
  games: () => json<GameInfo[]>('GET', '/api/games'),
  pageTexts: (language: string) => text(lasting(`/api/texts/${language}`)),
  gameTexts: (game: string, language: string) => text(lasting(`${of(game)}/texts/${language}`)),
  inShort: (game: string, language: string) => text(lasting(`${of(game)}/in-short/${language}`)),
  rules: (game: string, language: string) => json<RulesText>('GET', lasting(`${of(game)}/rules/${language}`)),
  printed: (game: string, digest: string) => json<Record<string, unknown>>('GET', `${of(game)}/printed/${digest}`),

  table: (table: string, token: string | null) => json<TableInfo>('GET', at(table), undefined, token),
  older: (table: string, token: string | null) => json<OlderTable>('GET', `${at(table)}/older`, undefined, token),
  olderRecord: (table: string, token: string | null) => text(`${at(table)}/older/record`, token),
  tables: () => json<TableLine[]>('GET', '/api/tables'),
  lookUp: (tables: KnownTable[]) => json<TableLine[]>('POST', '/api/tables/look-up', { tables }),
  newTable: (asked: NewTable) => json<TableMade>('POST', '/api/tables', asked),
  importRecord: (asked: ImportRecord) => json<TableMade>('POST', '/api/tables/import', asked),

  join: (table: string, seat: number) => json<NewLink>('POST', `${at(table)}/seats/${seat}/join`, {}),
  changeTable: (table: string, asked: ChangeTable, token: string) => json<unknown>('PATCH', at(table), asked, token),
  changeSeat: (table: string, seat: number, asked: ChangeSeat, token: string) =>
    json<MoveDone>('PATCH', `${at(table)}/seats/${seat}`, asked, token),
  newSeatLink: (table: string, seat: number, token: string) =>
    json<NewLink>('POST', `${at(table)}/seats/${seat}/link`, {}, token),
  newSpectatorLink: (table: string, token: string) =>
    json<NewLink>('POST', `${at(table)}/spectator-link`, {}, token),
  rematch: (table: string, token: string | null) => json<Rematch>('POST', `${at(table)}/rematch`, {}, token),

  move: (table: string, move: Move, token: string) => json<MoveDone>('POST', `${at(table)}/moves`, move, token),
  moveNow: (table: string, asked: MoveNow, token: string) =>
    json<unknown>('POST', `${at(table)}/move-now`, asked, token),
  say: (table: string, said: Say, token: string) => json<unknown>('POST', `${at(table)}/chat`, said, token),

  position: (table: string, perspective: number | null, token: string | null) =>
    json<Position>('GET', `${at(table)}/position${from(perspective)}`, undefined, token),
  past: (table: string, number: number, perspective: number | null, token: string | null) =>
    json<PastPosition>('GET', `${at(table)}/positions/${number}${from(perspective)}`, undefined, token),
  scores: (table: string, token: string | null) =>
    json<ScoresOverTime>('GET', `${at(table)}/scores`, undefined, token),
  whyNot: (table: string, action: number, seat: number, token: string | null) =>
    json<Reason>('GET', `${at(table)}/why-not?action=${action}&seat=${seat}`, undefined, token),
  sets: (table: string, seat: number, token: string | null) =>
    json<number[][]>('GET', `${at(table)}/sets?seat=${seat}`, undefined, token),
  hint: (table: string, asked: AskHint, token: string, signal: AbortSignal) =>
    json<Hint>('POST', `${at(table)}/hints`, asked, token, signal),
  review: (table: string, token: string | null) =>
    json<ReviewProgress>('GET', `${at(table)}/review`, undefined, token),
  record: (table: string, token: string | null) => text(`${at(table)}/record`, token),
};

/** A key for a request that may be repeated. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID().replaceAll('-', '');
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
