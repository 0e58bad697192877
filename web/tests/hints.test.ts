/** Hints and reviews with a server that the test plays: asked once, void with the position, shown where they belong. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeat } from '../src/seats';
import { settings } from '../src/settings.svelte';
import { Table } from '../src/table/table.svelte';
import { lead, words } from '../src/texts/words.svelte';
import type { Ask, GameInfo, GameReview, Hint, Position, ReviewProgress, TableInfo } from '../src/types';
import { FakeSocket } from './socket';

const TEXTS = [
  'ask-choose = Choose.',
  'do-take = Take { $card }',
  'thing-teal = teal',
  'seat-red = Red',
  'seat-blue = Blue',
  'page-problem-network = no answer',
  'page-problem-hints-off = hints are off',
].join('\n');
const game = { name: 'toy', vocabulary: [], seats_have_secrets: false } as unknown as GameInfo;

interface Asked {
  body: { seat: number; version: number };
  signal: AbortSignal;
  answer: (response: Response) => void;
}

let asked: Asked[] = [];
let reviews: ReviewProgress[] = [];
let positions: string[] = [];

beforeEach(async () => {
  localStorage.clear();
  settings.change({ speed: 'off' });
  [asked, reviews, positions] = [[], [], []];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) => {
    if (path.includes('/texts/')) return Promise.resolve(new Response(TEXTS));
    if (path === '/api/games') return Promise.resolve(new Response(JSON.stringify([game])));
    if (path.endsWith('/review')) return Promise.resolve(new Response(JSON.stringify(reviews.shift())));
    if (path.includes('/positions/')) {
      positions.push(path);
      return Promise.resolve(new Response(JSON.stringify({ number: 3, perspective: 0, view: {}, participants: [], scores: [] })));
    }
    return new Promise<Response>((answer, fail) => {
      const signal = request!.signal!;
      signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      asked.push({ body: JSON.parse(String(request?.body)) as Asked['body'], signal, answer });
    });
  });
  await words.start();
});

afterEach(() => vi.unstubAllGlobals());

function choose(): Ask {
  const options = [1, 2, 3, 4].map((action) => ({
    ...{ action, name: '', kind: 'take', args: { card: action }, changes: {}, cost: {} },
    ...{ events: [], next_kind: null, reveals: false },
  }));
  return { kind: 'choose', seat: 0, rule: '', args: {}, on_behalf_of: null, pick: null, secret: false, options, refused: [] };
}

function position(version: number, over = false): Position {
  const plays = Array.from({ length: 6 }, (_, number) => ({ number, seat: 0, action: 1, name: '', events: [], at: 0 }));
  return {
    ...{ type: 'position', version, perspective: 0, at: 0, plays_from: 0, plays, opening: [], committed: 6 },
    ...{ drafting: null, own_draft: [], view: {}, statuses: ['deciding', 'waiting'], can_undo: false, can_commit: false },
    participants: ['red', 'blue'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true })),
    waiting: [{ seat: 0, kind: 'choose', on_behalf_of: null }],
    ask: over ? null : choose(),
    ...{ undo_floor: 0, turns_back: 0, proposal: null, scores: [], ranking: null, over, clocks: [] },
  };
}

function info(hints: boolean, says: (boolean | null)[]): TableInfo {
  const seats = says.map((word, seat) => ({
    ...{ seat, kind: 'person', place: 'here', name: '', colour: ['red', 'blue'][seat], taken: true, hints: word },
  }));
  return { type: 'table', table: 't1', game: 'toy', mine: [0], seats, printed: {}, hints } as unknown as TableInfo;
}

async function sitDown(hints = true, says: (boolean | null)[] = [true, true], first = position(4)): Promise<Table> {
  keepSeat('t1', 'token-of-seat-zero-00', 0);
  const table = new Table('t1');
  FakeSocket.last.onopen?.();
  FakeSocket.last.tell(info(hints, says));
  FakeSocket.last.tell(first);
  await vi.waitFor(() => expect(table.server.ready).toBe(true));
  return table;
}

const hint: Hint = {
  ...{ seat: 0, version: 4, options: 4, simulations: 2 },
  lines: [
    { action: 3, margin: 5.2, behind: 0 },
    { action: 1, margin: 4, behind: 1.2 },
    { action: 4, margin: -1, behind: 6.2 },
  ],
};

// --- hints -------------------------------------------------------------------------------------------------------------
test('a hint is asked for once, and its options have their rank on the board', async () => {
  const table = await sitDown();

  table.hints.toggle();
  void table.hints.ask();
  expect(asked.map(({ body }) => body)).toEqual([{ seat: 0, version: 4 }]);
  expect(table.hints.thinks).toBe(true);
  asked[0]!.answer(new Response(JSON.stringify(hint)));

  await vi.waitFor(() => expect(table.hints.best.map(({ choice }) => choice.label)).toEqual(['Take 3', 'Take 1', 'Take 4']));
  expect([1, 2, 3, 4].map((card) => table.hints.rankOf(`take:${card}`))).toEqual([2, 0, 1, 3]);
  expect([table.hints.thinks, table.hints.open]).toEqual([false, true]);
  table.hints.toggle();
  expect([table.hints.best.length, table.hints.rankOf('take:3')]).toEqual([0, 0]);
  table.close();
});

test('another position makes a hint void, also one that is still thought about', async () => {
  const table = await sitDown();

  table.hints.toggle();
  FakeSocket.last.tell(position(5));
  expect([asked[0]!.signal.aborted, table.hints.open, table.hints.thinks]).toEqual([true, false, false]);
  await Promise.resolve();
  expect(table.trouble).toBeNull();
  table.hints.toggle();
  asked[1]!.answer(new Response(JSON.stringify(hint)));
  await vi.waitFor(() => expect(table.hints.isThere).toBe(true));
  FakeSocket.last.tell(position(6));

  expect([table.hints.isThere, table.hints.best.length]).toEqual([false, 0]);
  table.close();
});

test('the same position told again keeps the hint', async () => {
  const table = await sitDown();
  table.hints.toggle();
  asked[0]!.answer(new Response(JSON.stringify(hint)));
  await vi.waitFor(() => expect(table.hints.isThere).toBe(true));

  FakeSocket.last.tell(position(4));

  expect(table.hints.best.length).toBe(3);
  table.close();
});

test('where not all have agreed nothing is asked', async () => {
  const table = await sitDown(false, [true, null]);

  table.hints.toggle();

  expect([table.hints.open, asked.length]).toEqual([true, 0]);
  table.close();
});

test('a refusal is told in words', async () => {
  const table = await sitDown();
  table.hints.toggle();

  asked[0]!.answer(new Response(JSON.stringify({ code: 'hints_off', message: 'no' }), { status: 409 }));

  await vi.waitFor(() => expect(table.trouble?.text).toBe('hints are off'));
  expect(table.hints.open).toBe(false);
  table.hints.toggle();
  asked[1]!.answer(new Response(JSON.stringify({ code: 'stale', message: 'no' }), { status: 409 }));
  await vi.waitFor(() => expect(table.hints.open).toBe(false));
  expect(table.trouble).toBeNull(); // the new position says more
  table.close();
});

test.each([
  [false, [null, true], true],
  [false, [null, null], false],
  [false, [false, true], false],
  [false, [true, null], false],
  [true, [true, true], false],
] as const)('whoever has not said anything is asked when somebody wishes hints (%s, %s)', async (on, says, isAsked) => {
  const table = await sitDown(on, [...says]);

  expect(table.hints.isAsked).toBe(isAsked);
  table.close();
});

test('estimates have one decimal and their sign', () => {
  expect([lead(3.44), lead(-0.5), lead(0), lead(12, false), lead(-2, false)]).toEqual(['+3.4', '−0.5', '0.0', '12.0', '−2.0']);
});

// --- the review --------------------------------------------------------------------------------------------------------
const run = (seat: number, departs: number) => ({
  ...{ turn: 2, seat, departs, cost: 3, points: {}, things: {} },
  played: [{ action: 1, kind: 'take', args: { card: 1 } }],
  better: [{ action: 2, kind: 'take', args: { card: 2 } }],
});
const review: GameReview = {
  simulations: 8,
  curve: [],
  runs: [run(0, 3), run(1, 5)],
  costliest: [1, 0],
  seats: [0, 1].map((seat) => ({ seat, choices: 1, cost: 3, others: 0, luck: 0, rest: 0, costliest: [seat] })),
};

test('a review is asked for until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const table = await sitDown(false, [null, null], position(9, true));
  reviews = [
    { state: 'waiting', done: 0, all: 6, review: null },
    { state: 'running', done: 4, all: 6, review: null },
    { state: 'done', done: 6, all: 6, review },
  ];

  table.review.follow();

  await vi.waitFor(() => expect(table.review.progress?.done).toBe(4), 5000);
  await vi.waitFor(() => expect(table.review.runs.map(({ seat }) => seat)).toEqual([1, 0]), 5000);
  expect(reviews).toEqual([]);
  table.review.who = 0;
  expect(table.review.runs.map(({ departs }) => departs)).toEqual([3]);
  table.close();
  vi.useRealTimers();
});

test('a decision of the review is shown where it was made, with the better choice marked', async () => {
  const table = await sitDown(false, [null, null], position(9, true));
  reviews = [{ state: 'done', done: 6, all: 6, review }];
  table.review.follow();
  await vi.waitFor(() => expect(table.review.review).not.toBeNull());

  await table.review.show(1);

  expect(positions).toEqual(['/api/tables/t1/positions/3?perspective=0']);
  expect([table.shown.at, table.review.current, table.shown.marked('take:2'), table.shown.marked('take:1')]).toEqual([3, 1, true, false]);
  await table.shown.showAt(4);
  expect([table.review.current, table.shown.marked('take:2')]).toEqual([null, false]);
  table.close();
});
