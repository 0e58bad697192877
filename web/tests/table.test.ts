/** The table of a table with a server that the test plays: what is sent, what is kept, what is asked once more. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, Move, RefusedLine } from '../src/types';
import { FakeSocket } from './socket';
import { TOKEN, ask, ok, option, position, sitDown, startServer } from './toy-table';

let moves: Move[] = [];
let answer: (move: Move) => Response | Error;

beforeEach(async () => {
  moves = [];
  answer = () => ok({ version: 0, repeated: false });
  await startServer('off', (path, asked) => {
    if (!path.endsWith('/moves')) return new Error(path);
    moves.push(JSON.parse(String(asked?.body)) as Move);
    return answer(moves.at(-1)!);
  });
});

afterEach(() => vi.unstubAllGlobals());

function refused(action: number, kind: string, args = {}): RefusedLine {
  return { action, name: '', kind, args, about: {}, code: 'toy.order', rule: 'TOY-1', why: {} };
}

test('the greeting tells the tokens and what is known already', async () => {
  await sitDown(position(ask([option(1, 'finish')])));
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', table: 't1', tokens: [TOKEN], seen: null, plays: 0 });
});

test('a choice is sent with the version that was seen', async () => {
  const table = await sitDown(position(ask([option(7, 'finish')]), { version: 3 }));
  answer = () => ok({ version: 3, repeated: false });

  table.turn.choose(table.turn.choice('finish')!);
  await vi.waitFor(() => expect(table.turn.busy).toBe(false));

  expect(moves).toMatchObject([{ seat: 0, version: 3, kind: 'play', action: 7 }]);
});

test('what cannot be taken back asks for a second click', async () => {
  const table = await sitDown(position(ask([option(7, 'finish', {}, { reveals: true })])));

  table.turn.choose(table.turn.choice('finish')!);
  expect([moves.length, table.turn.confirming?.action]).toEqual([0, 7]);
  table.turn.cancel();
  expect(table.turn.confirming).toBeNull();
  table.turn.choose(table.turn.choice('finish')!);
  table.turn.choose(table.turn.choice('finish')!);

  await vi.waitFor(() => expect(moves).toHaveLength(1));
});

test('the end of a turn is not asked about twice where nothing else is left, whatever turns up after it', async () => {
  const table = await sitDown(position(ask([option(7, 'end_turn', {}, { reveals: true })])));
  answer = ({ kind }) => {
    if (kind === 'play') FakeSocket.last.tell(position(null, { version: 1, can_commit: true }));
    return ok({ version: kind === 'play' ? 1 : 2, repeated: false });
  };

  table.turn.choose(table.turn.choice('end_turn')!);

  await vi.waitFor(() => expect(moves.map(({ kind }) => kind)).toEqual(['play', 'commit']));
});

test('a secret that is confirmed and revealed by it is committed at once', async () => {
  const reveal = option(7, 'finish', {}, { reveals: true });
  const table = await sitDown(position(ask([reveal, option(8, 'take', { card: 1 })])));
  answer = ({ kind }) => {
    if (kind === 'play') FakeSocket.last.tell(position(null, { version: 1, can_commit: true }));
    return ok({ version: kind === 'play' ? 1 : 2, repeated: false });
  };

  table.turn.choose(table.turn.choice('finish')!);
  expect(moves).toEqual([]); // it asks first
  table.turn.choose(table.turn.choice('finish')!);

  await vi.waitFor(() => expect(moves.map(({ kind, version }) => [kind, version])).toEqual([['play', 0], ['commit', 1]]));
});

test('a turn is committed although a scene already tells what its last click has turned up', async () => {
  const reveal = option(7, 'finish', {}, { reveals: true });
  const table = await sitDown(position(ask([reveal, option(8, 'take', { card: 1 })])));
  answer = ({ kind }) => {
    if (kind === 'play') {
      FakeSocket.last.tell(position(null, { version: 1, can_commit: true }));
      Object.defineProperty(table.shown, 'isLive', { get: () => false });
    }
    return ok({ version: kind === 'play' ? 1 : 2, repeated: false });
  };

  table.turn.choose(table.turn.choice('finish')!);
  table.turn.choose(table.turn.choice('finish')!);

  await vi.waitFor(() => expect(moves.map(({ kind }) => kind)).toEqual(['play', 'commit']));
});

test('what is shown by a confirmed choice but can still be taken back waits for its confirmation', async () => {
  const reveal = option(7, 'finish', {}, { reveals: true });
  const table = await sitDown(position(ask([reveal, option(8, 'take', { card: 1 })])));
  answer = () => {
    FakeSocket.last.tell(position(null, { version: 1, can_commit: true, can_undo: true }));
    return ok({ version: 1, repeated: false });
  };

  table.turn.choose(table.turn.choice('finish')!);
  table.turn.choose(table.turn.choice('finish')!);

  await vi.waitFor(() => expect(table.turn.canCommit).toBe(true));
  await vi.waitFor(() => expect(table.turn.busy).toBe(false));
  expect(moves.map(({ kind }) => kind)).toEqual(['play']);
});

test.each([
  ['hands over', { next_seat: 1, next_kind: 'choose' }, ['play', 'commit']],
  ['goes on', { next_seat: 0, next_kind: 'choose' }, ['play']],
] as const)('the only thing that is left and %s', async (_, next, sent) => {
  const table = await sitDown(position(ask([option(7, 'finish', {}, next)])));
  answer = ({ kind }) => {
    const isPlay = kind === 'play';
    FakeSocket.last.tell(position(null, { version: isPlay ? 1 : 2, can_commit: isPlay, can_undo: isPlay }));
    return ok({ version: isPlay ? 1 : 2, repeated: false });
  };

  table.turn.choose(table.turn.choice('finish')!);

  await vi.waitFor(() => expect(moves.map(({ kind }) => kind)).toEqual(sent));
  await vi.waitFor(() => expect([table.turn.busy, table.turn.isEnding]).toEqual([false, false]));
  expect(moves).toHaveLength(sent.length);
});

test('when the others have answered before the end of a turn could be committed, what is asked then waits', async () => {
  const hands = { next_seat: 1, next_kind: 'choose' };
  const table = await sitDown(position(ask([option(7, 'finish', {}, hands)])));
  answer = () => {
    FakeSocket.last.tell(position(ask([option(8, 'finish', {}, hands)]), { version: 1 }));
    return ok({ version: 1, repeated: false });
  };

  table.turn.choose(table.turn.choice('finish')!);

  await vi.waitFor(() => expect(table.turn.choice('finish')?.action).toBe(8));
  await vi.waitFor(() => expect([table.turn.busy, table.turn.isEnding]).toEqual([false, false]));
  expect(moves.map(({ kind, action }) => [kind, action])).toEqual([['play', 7]]);
});

test('a piece is taken out of a whole secret choice, and the set is open again with the others', async () => {
  const own = [1, 2].map((action, number) => ({ number, seat: 0, action, name: '', at: 0, events: [] }));
  const table = await sitDown(position(null, { can_commit: true, can_undo: true, own_draft: own }));
  expect(table.turn.canTakeOut).toBe(true);
  answer = () => {
    const open = ask([option(2, 'pay', { colour: 'b' }), option(3, 'pay', { colour: 'c' })], {
      refused: [refused(1, 'pay', { colour: 'a' })],
      pick: { of: 'payment', left: 1, chosen: [1], sets: [[1, 2], [1, 3], [2, 3]], more: false },
    });
    FakeSocket.last.tell(position(open, { version: 1, own_draft: own.slice(0, 1) }));
    return ok({ version: 1, repeated: false });
  };

  await table.turn.takeOut('pay:a');

  expect(moves.map(({ kind }) => kind)).toEqual(['undo']);
  expect(table.turn.selection).toEqual([2]);
});

test('without an answer the same move is sent again', async () => {
  const table = await sitDown(position(ask([option(7, 'finish')])));
  answer = () => (moves.length < 2 ? new Error('no network') : ok({ version: 0, repeated: false }));

  table.turn.choose(table.turn.choice('finish')!);
  await vi.waitFor(() => expect(moves).toHaveLength(2), { timeout: 3000 });

  expect(moves[1]).toEqual(moves[0]);
});

test('a refusal is told in words with its rule', async () => {
  const table = await sitDown(position(ask([option(7, 'finish')])));
  const problem = { code: 'toy.order', message: '', rule: 'TOY-1', action: 7, args: {} };
  answer = () => new Response(JSON.stringify(problem), { status: 422 });

  table.turn.choose(table.turn.choice('finish')!);

  await vi.waitFor(() => expect(table.trouble).toEqual({ text: 'Later.', rule: 'TOY-1' }));
});

const pick = { of: 'payment', left: 2, chosen: [], sets: [[1, 2], [1, 3]], more: false };
const payment = (): Ask =>
  ask([option(1, 'pay', { colour: 'a' })], {
    pick,
    refused: [refused(2, 'pay', { colour: 'b' }), refused(3, 'pay', { colour: 'c' }), refused(4, 'pay', { colour: 'd' })],
  });

test('the first piece in its order is played at once', async () => {
  const table = await sitDown(position(payment()));

  table.turn.choose(table.turn.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'play', action: 1 }]));
});

test('pieces in another order wait here until the set is whole', async () => {
  const table = await sitDown(position(payment()));
  expect(table.turn.choices.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'refused']);

  table.turn.choose(table.turn.choice('pay:c')!);
  expect([moves.length, table.turn.selection]).toEqual([0, [3]]);
  expect(table.turn.choice('pay:b')?.state).toBe('refused');
  expect(table.turn.choice('pay:c')?.state).toBe('chosen');
  table.turn.choose(table.turn.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [3, 1] }]));
});

test('a piece that would close other sets waits, although it could be played', async () => {
  const dice = [1, 2, 3].map((action) => option(action, 'pay', { colour: 'abc'[action - 1] }));
  const sets = [[1, 2], [1, 3], [2, 3]];
  const table = await sitDown(position(ask(dice, { pick: { ...pick, sets } })));

  table.turn.choose(table.turn.choice('pay:b')!);
  expect([moves.length, table.turn.selection]).toEqual([0, [2]]);
  expect(table.turn.choice('pay:a')?.state).toBe('open');
  table.turn.choose(table.turn.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [2, 1] }]));
});

// one or two of two cards; behind the last one there is nothing left to stop
const cards = (): Ask =>
  ask([option(1, 'pay', { colour: 'a' }), option(2, 'pay', { colour: 'b' })], {
    pick: { ...pick, sets: [[1, 9], [1, 2], [2]] },
    refused: [refused(9, 'finish')],
  });

test('a whole set that could grow waits for the next piece', async () => {
  const table = await sitDown(position(cards()));

  table.turn.choose(table.turn.choice('pay:b')!);
  expect([moves.length, table.turn.selection]).toEqual([0, [2]]);
  table.turn.choose(table.turn.choice('pay:a')!);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [2, 1] }]));
});

test('a whole set that could grow is taken as it is by what ends the picking', async () => {
  const table = await sitDown(position(cards()));

  table.turn.choose(table.turn.choice('pay:b')!);
  table.turn.clickPiece(table.turn.ask!, 9);

  await vi.waitFor(() => expect(moves).toMatchObject([{ kind: 'pick', actions: [2] }]));
});

test('a click on a chosen piece takes it out, and undo lays all back', async () => {
  const table = await sitDown(position(payment()));

  table.turn.choose(table.turn.choice('pay:c')!);
  table.turn.choose(table.turn.choice('pay:c')!);
  expect(table.turn.selection).toEqual([]);
  table.turn.choose(table.turn.choice('pay:b')!);
  await table.turn.undo();

  expect([table.turn.selection, moves.length]).toEqual([[], 0]);
});

test('an older position is not taken for a newer one', async () => {
  const table = await sitDown(position(ask([option(7, 'finish')]), { version: 5 }));

  FakeSocket.last.tell(position(null, { version: 4 }));

  expect([table.server.live?.version, table.turn.ask?.kind]).toEqual([5, 'choose']);
});

test('the own seat that decides is looked from', async () => {
  await sitDown(position(null, { perspective: null, waiting: [{ seat: 0, kind: 'choose', on_behalf_of: null, since: null }] }));

  await vi.waitFor(() => expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', perspective: 0 }));
});

test('sets that are too many to be sent unasked are asked for', async () => {
  const asked: string[] = [];
  await startServer('off', (path) => {
    asked.push(path);
    return path.endsWith('/sets?seat=0') ? [[1, 2], [1, 3]] : new Error(path);
  });
  const many = payment();
  const table = await sitDown(position({ ...many, pick: { ...pick, sets: [], more: true } }));

  await vi.waitFor(() => expect(table.turn.ask?.pick).toEqual(pick));
  expect(asked.filter((path) => path.includes('/sets'))).toEqual(['/api/tables/t1/sets?seat=0']);
});
