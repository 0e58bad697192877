/** Hints and reviews with a server that the test plays: asked once, void with the position, shown where they belong. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lead } from '../src/texts/words.svelte';
import type { Table } from '../src/table/table.svelte';
import type { GameReview, Hint, HintPlan, Position, ReviewProgress } from '../src/types';
import { FakeSocket } from './socket';
import { ask, option, play, position, sitDown, startServer } from './toy-table';

interface Asked {
  body: { seat: number; version: number; look: number };
  signal: AbortSignal;
  answer: (response: Response) => void;
}

let asked: Asked[] = [];
let reviews: ReviewProgress[] = [];
let positions: string[] = [];

beforeEach(async () => {
  [asked, reviews, positions] = [[], [], []];
  await startServer('off', (path, request) => {
    if (path.endsWith('/review')) return reviews.shift();
    if (path.includes('/positions/')) {
      positions.push(path);
      return { number: 3, perspective: 0, view: {}, participants: [], scores: [] };
    }
    return new Promise<Response>((answer, fail) => {
      const signal = request!.signal ?? new AbortController().signal;
      signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      asked.push({ body: JSON.parse(String(request?.body)) as Asked['body'], signal, answer });
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

/** After six plays: one of four cards is to be taken. */
function taking(version: number): Position {
  const plays = Array.from({ length: 6 }, (_, number) => play(number, 0));
  return position(ask([1, 2, 3, 4].map((action) => option(action, 'take', { card: action }))), { version, plays, committed: 6 });
}

function agreed(): Promise<Table> {
  return sitDown(taking(4), [0], [true, true]);
}

function finished(): Promise<Table> {
  return sitDown({ ...taking(9), ask: null, over: true });
}

const step = (card: number): HintPlan['steps'][number] => ({ action: card, kind: 'take', args: { card } });
const planOf = (margin: number, ...cards: number[]): HintPlan => {
  return { steps: cards.map(step), margin, behind: 5 - margin, changes: {}, why: [], lacks: null, then: '' };
};
const hint: Hint = {
  ...{ seat: 0, version: 4, look: 1, last: true, found: 4, simulations: 0 },
  plans: [planOf(5, 3, 1), planOf(4, 1, 1), planOf(-1, 4)],
};
const tell = (index: number, said: Hint): void => asked[index]!.answer(new Response(JSON.stringify(said)));

// --- hints -------------------------------------------------------------------------------------------------------------
test('a hint is asked for once, and its plans have their steps in words', async () => {
  const table = await agreed();

  table.hints.toggle();
  void table.hints.ask();
  expect(asked.map(({ body }) => body)).toEqual([{ seat: 0, version: 4, look: 0 }]);
  expect(table.hints.thinks).toBe(true);
  tell(0, hint);

  await vi.waitFor(() => expect(table.hints.plans.length).toBe(3));
  expect(table.hints.plans.map(({ steps }) => steps.map(({ label, times }) => [label, times]))).toEqual([
    [['Take 3', 1], ['Take 1', 1]],
    [['Take 1', 2]],
    [['Take 4', 1]],
  ]);
  await vi.waitFor(() => expect(table.hints.thinks).toBe(false));
  expect([table.hints.open, table.hints.active?.rank]).toEqual([true, 1]);
  table.hints.toggle();
  expect([table.hints.plans.length, table.hints.active]).toEqual([0, null]);
});

test('a newer look is asked for until there is none; other plans are shown when they are asked for', async () => {
  const table = await agreed();
  table.hints.toggle();
  tell(0, { ...hint, last: false });
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked[1]!.body.look).toBe(1);
  table.hints.choose(table.hints.plans[1]!);

  tell(1, { ...hint, look: 2, simulations: 1, plans: [hint.plans[1]!, hint.plans[0]!] });

  await vi.waitFor(() => expect(table.hints.hasNewer).toBe(true));
  expect([table.hints.looked.n, table.hints.active?.rank, table.hints.active?.key, asked.length]).toEqual([0, 2, '1 1', 2]);
  table.hints.showNewer();
  expect([table.hints.looked.n, table.hints.active?.rank, table.hints.active?.key]).toEqual([1, 1, '1 1']);
  expect(table.hints.hasNewer).toBe(false);
});

test('a newer look at the same plans in the same order is shown by itself', async () => {
  const table = await agreed();
  table.hints.toggle();
  tell(0, { ...hint, last: false });
  await vi.waitFor(() => expect(asked.length).toBe(2));
  tell(1, { ...hint, look: 2, simulations: 1 });

  await vi.waitFor(() => expect(table.hints.looked.n).toBe(1));
  expect(table.hints.hasNewer).toBe(false);
});

test('what is played is the plan that was shown, whatever a newer look says', async () => {
  const table = await agreed();
  table.hints.toggle();
  tell(0, { ...hint, last: false });
  await vi.waitFor(() => expect(asked.length).toBe(2));
  tell(1, { ...hint, look: 2, simulations: 1, plans: [planOf(9, 4), ...hint.plans] });
  await vi.waitFor(() => expect(table.hints.hasNewer).toBe(true));

  table.hints.play(table.hints.active!);

  await vi.waitFor(() => expect(asked.length).toBe(3));
  expect(asked[2]!.body).toMatchObject({ kind: 'play', action: 3 });
});

test('a plan is played up to the click that shows something new', async () => {
  const table = await agreed();
  table.hints.toggle();
  tell(0, { ...hint, plans: [planOf(5, 3, 1, 2)] });
  await vi.waitFor(() => expect(table.hints.isThere).toBe(true));

  table.hints.play(table.hints.plans[0]!);

  expect(table.hints.open).toBe(false);
  await vi.waitFor(() => expect(asked.length).toBe(2));
  expect(asked[1]!.body).toMatchObject({ kind: 'play', action: 3 });
  asked[1]!.answer(new Response(JSON.stringify({ version: 5, repeated: false })));
  const then = ask([option(1, 'take', { card: 1 }, { reveals: true }), option(2, 'take', { card: 2 })]);
  FakeSocket.last.tell({ ...taking(5), ask: then });
  await vi.waitFor(() => expect(table.turn.busy).toBe(false));
  expect(asked.length).toBe(2);
});

test('another position makes a hint void, also one that is still thought about', async () => {
  const table = await agreed();

  table.hints.toggle();
  FakeSocket.last.tell(taking(5));
  expect([asked[0]!.signal.aborted, table.hints.open, table.hints.thinks]).toEqual([true, false, false]);
  await Promise.resolve();
  expect(table.trouble).toBeNull();
  table.hints.toggle();
  tell(1, hint);
  await vi.waitFor(() => expect(table.hints.isThere).toBe(true));
  FakeSocket.last.tell(taking(6));

  expect([table.hints.isThere, table.hints.plans.length]).toEqual([false, 0]);
});

test('the same position told again keeps the hint', async () => {
  const table = await agreed();
  table.hints.toggle();
  tell(0, hint);
  await vi.waitFor(() => expect(table.hints.isThere).toBe(true));

  FakeSocket.last.tell(taking(4));

  expect(table.hints.plans.length).toBe(3);
});

test('where not all have agreed nothing is asked', async () => {
  const table = await sitDown(taking(4), [0], [true, null]);

  table.hints.toggle();

  expect([table.hints.open, asked.length]).toEqual([true, 0]);
});

test('a refusal is told in words', async () => {
  const table = await agreed();
  table.hints.toggle();

  asked[0]!.answer(new Response(JSON.stringify({ code: 'hints_off', message: 'no' }), { status: 409 }));

  await vi.waitFor(() => expect(table.trouble?.text).toBe('hints are off'));
  expect(table.hints.open).toBe(false);
  table.hints.toggle();
  asked[1]!.answer(new Response(JSON.stringify({ code: 'stale', message: 'no' }), { status: 409 }));
  await vi.waitFor(() => expect(table.hints.open).toBe(false));
  expect(table.trouble).toBeNull(); // the new position says more
});

test.each([
  [[null, true], true],
  [[null, null], false],
  [[false, true], false],
  [[true, null], false],
  [[true, true], false],
] as const)('whoever has not said anything is asked when somebody wishes hints (%s)', async (says, isAsked) => {
  const table = await sitDown(taking(4), [0], [...says]);

  expect(table.hints.isAsked).toBe(isAsked);
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
  const table = await finished();
  reviews = [
    { state: 'waiting', ahead: 0, done: 0, all: 6, left: null, review: null },
    { state: 'running', ahead: 0, done: 4, all: 6, left: 20, review: null },
    { state: 'done', ahead: 0, done: 6, all: 6, left: null, review },
  ];

  table.review.follow();

  await vi.waitFor(() => expect(table.review.progress?.done).toBe(4), 5000);
  await vi.waitFor(() => expect(table.review.runs.map(({ seat }) => seat)).toEqual([0]), 5000); // first one's own
  expect(reviews).toEqual([]);
  table.review.who = null;
  expect(table.review.runs.map(({ departs }) => departs)).toEqual([5, 3]);
  table.review.who = 1;
  expect(table.review.runs.map(({ departs }) => departs)).toEqual([5]);
  vi.useRealTimers();
});

test('a decision of the review is shown where it was made, with the better choice marked', async () => {
  const table = await finished();
  reviews = [{ state: 'done', ahead: 0, done: 6, all: 6, left: null, review }];
  table.review.follow();
  await vi.waitFor(() => expect(table.review.review).not.toBeNull());

  table.review.who = null;
  await table.review.show(1);

  expect(positions).toEqual(['/api/tables/t1/positions/3?perspective=0']);
  expect([table.shown.at, table.review.current, table.shown.marked('take:2'), table.shown.marked('take:1')]).toEqual([3, 1, true, false]);
  await table.shown.showAt(4);
  expect([table.review.current, table.shown.marked('take:2')]).toEqual([null, false]);
});
