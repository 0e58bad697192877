/** Moves over the line to the server, and as requests where the line does not take them: the same key, whichever way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Move, ToClient } from '../src/types';
import { FakeSocket } from './socket';
import { ask, ok, option, position, sitDown, startServer } from './toy-table';

let requests: Move[] = [];

beforeEach(async () => {
  requests = [];
  await startServer('off', (path, asked) => {
    if (!path.endsWith('/moves')) return new Error(path);
    requests.push(JSON.parse(String(asked?.body)) as Move);
    return ok({ version: 0, repeated: false });
  });
  FakeSocket.move = null;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function heard(): Move[] {
  return (FakeSocket.last.sent as { type: string; move: Move }[]).filter(({ type }) => type === 'move').map(({ move }) => move);
}

async function clicked() {
  const table = await sitDown(position(ask([option(7, 'finish')]), { version: 3 }));
  table.turn.choose(table.turn.choice('finish')!);
  await vi.waitFor(() => expect(heard()).toHaveLength(1));
  return table;
}

function refused(status: number, code: string): ToClient {
  const problem = { code, message: '', rule: null, action: null, args: {}, version: null };
  return { type: 'refused', key: heard()[0]!.key, status, problem };
}

test('a move goes over the line, and no request is made', async () => {
  const table = await clicked();
  FakeSocket.last.tell({ type: 'moved', key: heard()[0]!.key, version: 3, repeated: false });
  await vi.waitFor(() => expect(table.turn.busy).toBe(false));

  expect(heard()).toMatchObject([{ kind: 'play', seat: 0, version: 3, action: 7 }]);
  expect([requests, table.trouble]).toEqual([[], null]);
});

test('an answer to another move is no answer', async () => {
  const table = await clicked();
  FakeSocket.last.tell({ type: 'moved', key: 'another', version: 9, repeated: false });
  await new Promise((done) => setTimeout(done, 20));

  expect([table.turn.busy, requests]).toEqual([true, []]);
});

test('when the line breaks the same move is a request', async () => {
  const table = await clicked();
  const [sent] = heard();
  FakeSocket.last.onclose?.();
  await vi.waitFor(() => expect(requests).toHaveLength(1));

  await vi.waitFor(() => expect(table.turn.busy).toBe(false));
  expect(requests).toEqual([sent]);
});

test('a line that gives no answer is not waited for for ever', async () => {
  const table = await sitDown(position(ask([option(7, 'finish')])));
  vi.useFakeTimers();
  table.turn.choose(table.turn.choice('finish')!);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);

  expect(requests).toEqual([heard()[0]]);
});

test.each([503, 502])('what the server could not do just now (%i) is sent again', async (status) => {
  await clicked();
  FakeSocket.last.tell(refused(status, 'not_stored'));

  await vi.waitFor(() => expect(requests).toEqual([heard()[0]]));
});

test('a seat that the line does not know yet is moved by a request', async () => {
  await clicked();
  FakeSocket.last.tell(refused(403, 'not_yours'));

  await vi.waitFor(() => expect(requests).toEqual([heard()[0]]));
});

test('a refusal is told and not sent again', async () => {
  const table = await clicked();
  FakeSocket.last.tell(refused(409, 'stale'));
  await vi.waitFor(() => expect(table.turn.busy).toBe(false));

  expect(requests).toEqual([]);
});

test('an older server gets requests from then on', async () => {
  const table = await clicked();
  const problem = { code: 'bad_message', message: '', rule: null, action: null, args: {}, version: null };
  FakeSocket.last.tell({ type: 'failed', problem });
  await vi.waitFor(() => expect([requests.length, table.turn.busy]).toEqual([1, false]));
  table.turn.choose(table.turn.choice('finish')!);
  await vi.waitFor(() => expect(requests).toHaveLength(2));

  expect(heard()).toHaveLength(1);
});
