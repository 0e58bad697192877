/** A table of a toy game with a server that the test plays. */
import { expect, onTestFinished, vi } from 'vitest';
import { keepSeat } from '../src/seats';
import { settings } from '../src/settings.svelte';
import { Table } from '../src/table/table.svelte';
import { words } from '../src/texts/words.svelte';
import type {
  Ask, EventLine, GameInfo, Move, MoveDone, OptionLine, PlayLine, Position, Problem, TableInfo, ToClient,
} from '../src/types';
import { FakeSocket } from './socket';

export const TOKEN = 'token-of-seat-zero-00';
export const SEATS = ['red', 'blue'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true }));
export const game = { name: 'toy', vocabulary: [], seats_have_secrets: false } as unknown as GameInfo;

const TEXTS = [
  'ask-choose = Choose.',
  'event-moved = { $who } moves.',
  'do-pay = Pay { $colour }',
  'do-take = Take { $card }',
  'do-finish = Finish',
  'do-end_turn = End the turn',
  'no-order = Later.',
  'thing-teal = teal',
  'thing-purple = purple',
  'thing-tan = tan',
  'seat-red = Red',
  'seat-blue = Blue',
  'page-problem-network = no answer',
  'page-problem-stale = stale',
  'page-problem-hints-off = hints are off',
  'page-does-not-fit = does not fit',
].join('\n');

type Answer = (path: string, request?: RequestInit) => unknown;

export function ok(body: unknown): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Play the server: texts and the list of games are answered, the rest by `answer`, with a response or what becomes one. */
export async function startServer(speed: 'off' | 'brisk', answer: Answer): Promise<void> {
  localStorage.clear();
  settings.change({ confirm: true, speed });
  game.seats_have_secrets = false;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.startsWith('/api/texts') || path.includes('/texts/')) return ok(TEXTS);
    if (path === '/api/games') return ok([game]);
    const answered = await answer(path, request);
    if (answered instanceof Error) throw answered;
    return answered instanceof Response ? answered : ok(answered);
  });
  FakeSocket.move = (move) => overLine(answer, move);
  await words.start();
}

/** A move over the line is answered as one that is a request. */
async function overLine(answer: Answer, move: Move): Promise<ToClient | Error> {
  const answered = await answer('/api/tables/t1/moves', { body: JSON.stringify(move) });
  if (answered instanceof Error) return answered;
  const response = answered instanceof Response ? answered : ok(answered);
  const body = (await response.json()) as Problem & MoveDone;
  const { key } = move;
  return response.ok ? { ...body, type: 'moved', key } : { type: 'refused', key, status: response.status, problem: body };
}

export function option(action: number, kind: string, args = {}, more: Partial<OptionLine> = {}): OptionLine {
  const nothing = { about: {}, ahead: [], changes: {}, prospects: {}, cost: {}, events: [] };
  return { action, name: '', kind, args, ...nothing, next_kind: null, next_seat: null, reveals: false, ...more };
}

export function ask(options: OptionLine[], more: Partial<Ask> = {}): Ask {
  const nothing = { rule: '', args: {}, on_behalf_of: null, pick: null, secret: false, refused: [] };
  return { kind: 'choose', seat: 0, ...nothing, options, ...more };
}

export function play(number: number, seat: number): PlayLine {
  const event = { kind: 'moved', who: seat, args: {} } as unknown as EventLine;
  return { number, seat, action: number, name: '', at: number, events: [event] };
}

export function position(asked: Ask | null, more: Partial<Position> = {}): Position {
  return {
    ...{ type: 'position', version: 0, perspective: 0, at: 0, plays_from: 0, plays: [], opening: [], committed: 0 },
    ...{ drafting: null, own_draft: [], view: {}, participants: SEATS, statuses: ['deciding', 'waiting'] },
    waiting: asked === null ? [] : [{ seat: 0, kind: 'choose', on_behalf_of: null, since: null }],
    ask: asked,
    ...{ can_undo: false, can_commit: false, undo_floor: 0, turns_back: 0, proposal: null },
    ...{ scores: [], prospects: [], ranking: null, over: false, clocks: [], ...more },
  };
}

/** The table of who has these seats, once it has heard of this position; it is closed after the test. */
export async function sitDown(first: Position, mine = [0], hints: (boolean | null)[] = [null, null]): Promise<Table> {
  for (const seat of mine) keepSeat('t1', seat === 0 ? TOKEN : TOKEN + seat, seat);
  const table = new Table('t1');
  onTestFinished(() => {
    FakeSocket.last.finish();
    table.close();
  });
  const seats = SEATS.map(({ colour }, seat) => ({ seat, kind: 'person', place: 'here', name: '', colour, taken: true, hints: hints[seat] }));
  const on = hints.every((says) => says === true);
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell({ type: 'table', table: 't1', game: 'toy', mine, seats, printed: {}, hints: on } as unknown as TableInfo);
  FakeSocket.last.tell(first);
  await vi.waitFor(() => expect(table.server.ready).toBe(true));
  return table;
}
