/** The table of a table, as far as it shows and turns: cards, the replay, seats at one device, links, chat. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTable, keptTable } from '../src/seats';
import { Table } from '../src/table/table.svelte';
import type { PlayLine, Position } from '../src/types';
import { FakeSocket } from './socket';
import { game, play, position, sitDown, startServer } from './toy-table';

let asked: string[] = [];

function answer(path: string): unknown {
  const past = /positions\/(\d+)/.exec(path)?.[1];
  if (past !== undefined) return { number: Number(past), view: { past: Number(past) }, participants: [], scores: [] };
  if (path.endsWith('/link')) return { token: 'a-new-token-of-a-seat', seat: 1 };
  if (path.endsWith('/chat')) return {};
  return new Error(path);
}

beforeEach(async () => {
  history.replaceState(null, '', '/t/t1');
  asked = [];
  await startServer('brisk', (path) => {
    asked.push(path);
    return answer(path);
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Nobody is asked; the view tells its version. */
function at(version: number, plays: PlayLine[] = [], more: Partial<Position> = {}): Position {
  return position(null, { version, plays, view: { live: version }, statuses: ['waiting', 'waiting'], ...more });
}

const turn = [play(0, 1), play(1, 1)];

test('a turn of others is told as one card, and then the table of now', async () => {
  const table = await sitDown(at(0));
  const flown: number[] = [];
  table.shown.onflights = (events) => flown.push(events.length);

  FakeSocket.last.tell(at(2, turn));
  expect([table.shown.view, table.shown.isTelling, table.shown.narration.acts.length]).toEqual([{ live: 0 }, true, 1]);

  await vi.waitFor(() => expect([table.shown.view, table.shown.narration.left, table.shown.number]).toEqual([{ past: 2 }, 0, 2]));
  expect(table.shown.narration.milliseconds).toBeGreaterThan(0);
  await vi.waitFor(() => expect([table.shown.view, table.shown.isTelling]).toEqual([{ live: 2 }, false]), { timeout: 4000 });
  expect(flown).toEqual([2]);
});

test('what is told is ended at once', async () => {
  const table = await sitDown(at(0));
  FakeSocket.last.tell(at(2, turn));
  await vi.waitFor(() => expect(table.shown.view).toEqual({ past: 2 }));

  table.shown.skip();

  expect([table.shown.view, table.shown.isTelling, table.shown.number]).toEqual([{ live: 2 }, false, 2]);
});

test('a paused card stays, the card before can be seen again, and the last one leads to now', async () => {
  const table = await sitDown(at(0));
  const { narration } = table.shown;
  FakeSocket.last.tell(at(2, [play(0, 1), play(1, 2)]));
  await vi.waitFor(() => expect([narration.index, table.shown.view]).toEqual([0, { past: 1 }]));

  narration.next();
  await vi.waitFor(() => expect([narration.index, table.shown.view]).toEqual([1, { past: 2 }]));
  narration.previous();
  await vi.waitFor(() => expect([narration.index, narration.paused, table.shown.view]).toEqual([0, true, { past: 1 }]));
  narration.nextPlayer();
  await vi.waitFor(() => expect([narration.index, table.shown.view]).toEqual([1, { past: 2 }]));
  narration.next();
  await vi.waitFor(() => expect(table.shown.isTelling).toBe(false));

  narration.repeat();
  await vi.waitFor(() => expect([narration.index, narration.paused, table.shown.view]).toEqual([1, true, { past: 2 }]));
});

test('own plays only let their pieces travel', async () => {
  const table = await sitDown(at(0));
  const flown: number[] = [];
  table.shown.onflights = (events) => flown.push(events.length);

  FakeSocket.last.tell(at(1, [play(0, 0)]));

  expect([table.shown.view, table.shown.isTelling, flown]).toEqual([{ live: 1 }, false, [1]]);
});

test('the draft of another person is seen on the board, and told when it is committed', async () => {
  const table = await sitDown(at(0));
  FakeSocket.last.tell(at(1, [play(0, 1)], { drafting: 1, committed: 0 }));
  expect([table.shown.view, table.shown.isTelling]).toEqual([{ live: 1 }, false]);

  FakeSocket.last.tell(at(2, [], { plays_from: 1, drafting: null, committed: 1 }));

  expect(table.shown.narration.acts).toHaveLength(1);
});

test('the replay shows a past position, asked once, and is left again', async () => {
  const table = await sitDown(at(2, turn));

  await table.shown.showAt(9);
  expect([table.shown.at, table.shown.view, location.hash, table.turn.ask]).toEqual([2, { past: 2 }, '#at=2', null]);
  await table.shown.showAt(null);
  expect([table.shown.at, table.shown.view, location.hash]).toEqual([null, { live: 2 }, '']);
  await table.shown.showAt(2);

  expect(asked.filter((path) => path.includes('/positions/'))).toHaveLength(1);
});

test('the last position of a replay is the end of the game, the ones before it are not', async () => {
  const table = await sitDown(at(2, turn, { over: true }));
  expect(table.shown.isOver).toBe(true);

  await table.shown.showAt(1);
  expect(table.shown.isOver).toBe(false);
  await table.shown.showAt(2);

  expect([table.shown.at, table.shown.isOver]).toEqual([2, true]);
});

test('with secrets the device changes hands before another seat looks', async () => {
  game.seats_have_secrets = true;
  const table = await sitDown(at(0), [0, 1]);

  FakeSocket.last.tell(at(1, [], { waiting: [{ seat: 1, kind: 'choose', on_behalf_of: null, since: null }] }));
  expect([table.shown.handover, table.server.waits]).toEqual([1, true]);
  table.shown.takeDevice();

  expect(table.shown.handover).toBeNull();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', perspective: 1 });
});

test('a new link of another seat is kept to be given away', async () => {
  keepTable({ ...keptTable('t1'), owner: 'token-of-the-owner-00' });
  const table = await sitDown(at(0));

  const link = await table.requests.seatLink(1);

  expect(link).toBe(`${location.origin}/t/t1#seat=a-new-token-of-a-seat`);
  expect(keptTable('t1').invites).toEqual([{ token: 'a-new-token-of-a-seat', seat: 1 }]);
  expect(await table.requests.seatLink(1)).toBe(link);
  expect(asked.filter((path) => path.endsWith('/link'))).toHaveLength(1);
});

test('what is said goes to the server; who only watches cannot say anything', async () => {
  const table = await sitDown(at(0));
  expect(await table.requests.say('hello')).toBe(true);
  table.close();
  localStorage.clear();
  const watcher = await sitDown(at(0, [], { perspective: null }), []);

  expect([await watcher.requests.say('hello'), watcher.server.watches]).toEqual([false, true]);
});

test('how far the table was seen is kept for the next time', async () => {
  const table = await sitDown(at(2, turn));
  table.close();

  const again = new Table('t1');

  expect(again.seenBefore).toBe(2);
  again.close();
});
