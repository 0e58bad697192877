/** The store of a table with a server that the test plays: what is sent, what is kept, what is asked once more. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeat } from '../src/seats';
import { settings } from '../src/settings.svelte';
import { TableStore } from '../src/table/table.svelte';
import { words } from '../src/texts/words.svelte';
import type { Ask, GameInfo, Move, OptionLine, Position, RefusedLine, TableInfo } from '../src/types';
import { FakeSocket } from './socket';

const TOKEN = 'token-of-seat-zero-00';
const TEXTS = [
  'ask-choose = Choose.',
  'do-pay = Pay { $colour }',
  'do-finish = Finish',
  'no-order = Later.',
  'thing-teal = teal',
  'seat-red = Red',
  'seat-blue = Blue',
  'page-problem-network = no answer',
  'page-problem-stale = stale',
  'page-does-not-fit = does not fit',
].join('\n');

const game = { name: 'toy', vocabulary: [], seats_have_secrets: false } as unknown as GameInfo;
let moves: Move[] = [];
let answer: (move: Move) => Response | Error;

function ok(body: unknown): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body));
}

beforeEach(async () => {
  localStorage.clear();
  settings.change({ confirm: true, speed: 'off' });
  moves = [];
  answer = () => ok({ version: 0, repeated: false });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string, asked?: RequestInit) => {
    if (path.startsWith('/api/texts') || path.includes('/texts/')) return Promise.resolve(ok(TEXTS));
    if (path === '/api/games') return Promise.resolve(ok([game]));
    if (!path.endsWith('/moves')) return Promise.reject(new Error(path));
    const move = JSON.parse(String(asked?.body)) as Move;
    moves.push(move);
    const answered = answer(move);
    return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered);
  });
  await words.start();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function option(action: number, kind: string, args = {}, more: Partial<OptionLine> = {}): OptionLine {
  return { action, name: '', kind, args, changes: {}, cost: {}, events: [], next_kind: null, reveals: false, ...more };
}

function refused(action: number, kind: string, args = {}): RefusedLine {
  return { action, name: '', kind, args, code: 'toy.order', rule: 'TOY-1', why: {} };
}

function ask(options: OptionLine[], more: Partial<Ask> = {}): Ask {
  const nothing = { rule: '', args: {}, on_behalf_of: null, pick: null, secret: false, refused: [] };
  return { kind: 'choose', seat: 0, ...nothing, options, ...more };
}

function position(asked: Ask | null, more: Partial<Position> = {}): Position {
  return {
    type: 'position',
    version: 0,
    perspective: 0,
    at: 0,
    plays_from: 0,
    plays: [],
    opening: [],
    committed: 0,
    drafting: null,
    own_draft: [],
    view: {},
    participants: ['red', 'blue'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true })),
    statuses: ['deciding', 'waiting'],
    waiting: asked === null ? [] : [{ seat: 0, kind: 'choose', on_behalf_of: null }],
    ask: asked,
    can_undo: false,
    can_commit: false,
    undo_floor: 0,
    turns_back: 0,
    proposal: null,
    scores: [],
    ranking: null,
    over: false,
    clocks: [],
    ...more,
  };
}

async function sitDown(first: Position): Promise<TableStore> {
  keepSeat('t1', TOKEN, 0);
  const store = new TableStore('t1');
  const socket = FakeSocket.last;
  socket.onopen?.();
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: '', colour: ['red', 'blue'][seat], taken: true }));
  socket.tell({ type: 'table', table: 't1', game: 'toy', mine: [0], seats, printed: {} } as unknown as TableInfo);
  socket.tell(first);
  await vi.waitFor(() => expect(store.ready).toBe(true));
  return store;
}

test('the greeting tells the tokens and what is known already', async () => {
  const store = await sitDown(position(ask([option(1, 'finish')])));
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', table: 't1', tokens: [TOKEN], seen: null, plays: 0 });
  store.close();
});

test('a choice is sent with the version that was seen', async () => {
  const store = await sitDown(position(ask([option(7, 'finish')]), { version: 3 }));
  answer = () => ok({ version: 3, repeated: false });

  store.choose(store.choice('finish')!);
  await vi.waitFor(() => expect(store.busy).toBe(false));

  expect(moves).toMatchObject([{ seat: 0, version: 3, kind: 'play', action: 7 }]);
  store.close();
});

test('what cannot be taken back asks for a second click', async () => {
  const store = await sitDown(position(ask([option(7, 'finish', {}, { reveals: true })])));

  store.choose(store.choice('finish')!);
  expect([moves.length, store.confirming?.action]).toEqual([0, 7]);
  store.cancel();
  expect(store.confirming).toBeNull();
  store.choose(store.choice('finish')!);
  store.choose(store.choice('finish')!);

  await vi.waitFor(() => expect(moves).toHaveLength(1));
  store.close();
});

test('without an answer the same move is sent again', async () => {
  const store = await sitDown(position(ask([option(7, 'finish')])));
  answer = () => (moves.length < 2 ? new Error('no network') : ok({ version: 0, repeated: false }));

  store.choose(store.choice('finish')!);
  await vi.waitFor(() => expect(moves).toHaveLength(2), { timeout: 3000 });

  expect(moves[1]).toEqual(moves[0]);
  store.close();
});

test('a refusal is told in words with its rule', async () => {
  const store = await sitDown(position(ask([option(7, 'finish')])));
  const problem = { code: 'toy.order', message: '', rule: 'TOY-1', action: 7, args: {} };
  answer = () => new Response(JSON.stringify(problem), { status: 422 });

  store.choose(store.choice('finish')!);

  await vi.waitFor(() => expect(store.trouble).toEqual({ text: 'Later.', rule: 'TOY-1' }));
  store.close();
});

const pick = { of: 'payment', left: 2, chosen: [], sets: [[1, 2], [1, 3]] };
const payment = (): Ask =>
  ask([option(1, 'pay', { colour: 'a' })], {
    pick,
    refused: [refused(2, 'pay', { colour: 'b' }), refused(3, 'pay', { colour: 'c' }), refused(4, 'pay', { colour: 'd' })],
  });

test('the first piece in its order is played at once', async () => {
  const store = await sitDown(position(payment()));

  store.choose(store.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'play', action: 1 }]));
  store.close();
});

test('pieces in another order wait here until the set is whole', async () => {
  const store = await sitDown(position(payment()));
  expect(store.choices.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'refused']);

  store.choose(store.choice('pay:c')!);
  expect([moves.length, store.selection]).toEqual([0, [3]]);
  expect(store.choice('pay:b')?.state).toBe('refused');
  expect(store.choice('pay:c')?.state).toBe('chosen');
  store.choose(store.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [3, 1] }]));
  store.close();
});

test('a piece that would close other sets waits, although it could be played', async () => {
  const dice = [1, 2, 3].map((action) => option(action, 'pay', { colour: 'abc'[action - 1] }));
  const sets = [[1, 2], [1, 3], [2, 3]];
  const store = await sitDown(position(ask(dice, { pick: { ...pick, sets } })));

  store.choose(store.choice('pay:b')!);
  expect([moves.length, store.selection]).toEqual([0, [2]]);
  expect(store.choice('pay:a')?.state).toBe('open');
  store.choose(store.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [2, 1] }]));
  store.close();
});

// one or two of two cards; behind the last one there is nothing left to stop
const cards = (): Ask =>
  ask([option(1, 'pay', { colour: 'a' }), option(2, 'pay', { colour: 'b' })], {
    pick: { ...pick, sets: [[1, 9], [1, 2], [2]] },
    refused: [refused(9, 'finish')],
  });

test('a whole set that could grow waits for the next piece', async () => {
  const store = await sitDown(position(cards()));

  store.choose(store.choice('pay:b')!);
  expect([moves.length, store.selection]).toEqual([0, [2]]);
  store.choose(store.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [2, 1] }]));
  store.close();
});

test('a whole set that could grow is taken as it is by what ends the picking', async () => {
  const store = await sitDown(position(cards()));

  store.choose(store.choice('pay:b')!);
  store.clickPiece(store.ask!, 9);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [2] }]));
  store.close();
});

test('a click on a chosen piece takes it out, and undo lays all back', async () => {
  const store = await sitDown(position(payment()));

  store.choose(store.choice('pay:c')!);
  store.choose(store.choice('pay:c')!);
  expect(store.selection).toEqual([]);
  store.choose(store.choice('pay:b')!);
  await store.undo();

  expect([store.selection, moves.length]).toEqual([[], 0]);
  store.close();
});

test('an older position is not taken for a newer one', async () => {
  const store = await sitDown(position(ask([option(7, 'finish')]), { version: 5 }));

  FakeSocket.last.tell(position(null, { version: 4 }));

  expect([store.live?.version, store.ask?.kind]).toEqual([5, 'choose']);
  store.close();
});

test('the own seat that decides is looked from', async () => {
  const store = await sitDown(position(null, { perspective: null, waiting: [{ seat: 0, kind: 'choose', on_behalf_of: null }] }));

  await vi.waitFor(() => expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', perspective: 0 }));
  store.close();
});
