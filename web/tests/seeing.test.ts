/** The table of a table, as far as it shows and turns: playbacks, the replay, seats at one device, links, chat. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeat, keepTable, keptTable } from '../src/seats';
import { settings } from '../src/settings.svelte';
import { Table } from '../src/table/table.svelte';
import { words } from '../src/texts/words.svelte';
import type { EventLine, GameInfo, PlayLine, Position, TableInfo } from '../src/types';
import { FakeSocket } from './socket';

const TOKEN = 'token-of-seat-zero-00';
const TEXTS = ['seat-red = Red', 'seat-blue = Blue', 'page-problem-network = no answer'].join('\n');

let game: GameInfo;
let asked: string[] = [];
let table: Table;

function answer(path: string): unknown {
  const past = /positions\/(\d+)/.exec(path)?.[1];
  if (past !== undefined) return { number: Number(past), view: { past: Number(past) }, participants: [], scores: [] };
  if (path === '/api/games') return [game];
  if (path.endsWith('/link')) return { token: 'a-new-token-of-a-seat', seat: 1 };
  if (path.endsWith('/chat')) return {};
  throw new Error(path);
}

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/t/t1');
  settings.change({ speed: 'fast' });
  game = { name: 'toy', vocabulary: [], seats_have_secrets: false } as unknown as GameInfo;
  asked = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/texts/')) return Promise.resolve(new Response(TEXTS));
    asked.push(path);
    try {
      return Promise.resolve(new Response(JSON.stringify(answer(path))));
    } catch (error) {
      return Promise.reject(error as Error);
    }
  });
  await words.start();
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

const event: EventLine = { kind: 'moved', who: 1, args: {} } as unknown as EventLine;

function play(number: number, seat: number): PlayLine {
  return { number, seat, action: number, at: number, events: [event] } as unknown as PlayLine;
}

function position(version: number, plays: PlayLine[], more: Partial<Position> = {}): Position {
  const nothing = { plays_from: 0, opening: [], own_draft: [], waiting: [], scores: [], clocks: [] };
  const none = { drafting: null, ask: null, proposal: null, ranking: null };
  return {
    type: 'position',
    ...nothing,
    ...none,
    version,
    perspective: 0,
    plays,
    view: { live: version },
    participants: ['red', 'blue'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true })),
    statuses: ['waiting', 'waiting'],
    over: false,
    ...more,
  } as unknown as Position;
}

async function open(mine: number[], first: Position): Promise<void> {
  for (const seat of mine) keepSeat('t1', TOKEN + seat, seat);
  table = new Table('t1');
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: '', colour: ['red', 'blue'][seat], taken: true }));
  FakeSocket.last.tell({ type: 'table', table: 't1', game: 'toy', mine, seats, printed: {} } as unknown as TableInfo);
  FakeSocket.last.tell(first);
  await vi.waitFor(() => expect(table.server.ready).toBe(true));
}

const twoPlays = [play(0, 1), play(1, 1)];

test('the plays of others are shown one by one, and then the table of now', async () => {
  await open([0], position(0, []));
  const flown: number[] = [];
  table.shown.onflights = (events) => flown.push(events.length);

  FakeSocket.last.tell(position(2, twoPlays));
  expect([table.shown.view, table.shown.playback]).toEqual([{ live: 0 }, { play: null, left: 2 }]);

  await vi.waitFor(() => expect([table.shown.view, table.shown.playback?.left, table.shown.number]).toEqual([{ past: 1 }, 1, 1]));
  await vi.waitFor(() => expect([table.shown.view, table.shown.playback?.left]).toEqual([{ past: 2 }, 0]), { timeout: 2000 });
  await vi.waitFor(() => expect([table.shown.view, table.shown.playback]).toEqual([{ live: 2 }, null]), { timeout: 2000 });
  expect(flown).toEqual([1, 1]);
});

test('a playback is ended at once', async () => {
  await open([0], position(0, []));
  FakeSocket.last.tell(position(2, twoPlays));
  await vi.waitFor(() => expect(table.shown.view).toEqual({ past: 1 }));

  table.shown.skip();

  expect([table.shown.view, table.shown.playback, table.shown.number]).toEqual([{ live: 2 }, null, 2]);
});

test('own plays only let their pieces travel', async () => {
  await open([0], position(0, []));
  const flown: number[] = [];
  table.shown.onflights = (events) => flown.push(events.length);

  FakeSocket.last.tell(position(1, [play(0, 0)]));

  expect([table.shown.view, table.shown.playback, flown]).toEqual([{ live: 1 }, null, [1]]);
});

test('the replay shows a past position, asked once, and is left again', async () => {
  await open([0], position(2, twoPlays));

  await table.shown.showAt(9);
  expect([table.shown.at, table.shown.view, location.hash, table.turn.ask]).toEqual([2, { past: 2 }, '#at=2', null]);
  await table.shown.showAt(null);
  expect([table.shown.at, table.shown.view, location.hash]).toEqual([null, { live: 2 }, '']);
  await table.shown.showAt(2);

  expect(asked.filter((path) => path.includes('/positions/'))).toHaveLength(1);
});

test('with secrets the device changes hands before another seat looks', async () => {
  game.seats_have_secrets = true;
  await open([0, 1], position(0, []));

  FakeSocket.last.tell(position(1, [], { waiting: [{ seat: 1, kind: 'choose', on_behalf_of: null }] }));
  expect([table.shown.handover, table.server.waits]).toEqual([1, true]);
  table.shown.takeDevice();

  expect(table.shown.handover).toBeNull();
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'look', perspective: 1 });
});

test('a new link of another seat is kept to be given away', async () => {
  keepTable({ ...keptTable('t1'), owner: 'token-of-the-owner-00' });
  await open([0], position(0, []));

  const link = await table.requests.seatLink(1);

  expect(link).toBe(`${location.origin}/t/t1#seat=a-new-token-of-a-seat`);
  expect(keptTable('t1').invites).toEqual([{ token: 'a-new-token-of-a-seat', seat: 1 }]);
  expect(await table.requests.seatLink(1)).toBe(link);
  expect(asked.filter((path) => path.endsWith('/link'))).toHaveLength(1);
});

test('what is said goes to the server; who only watches cannot say anything', async () => {
  await open([0], position(0, []));
  expect(await table.requests.say('hello')).toBe(true);
  table.close();
  localStorage.clear();
  await open([], position(0, [], { perspective: null }));

  expect([await table.requests.say('hello'), table.server.watches]).toEqual([false, true]);
});

test('how far the table was seen is kept for the next time', async () => {
  await open([0], position(2, twoPlays));
  table.close();

  table = new Table('t1');

  expect(table.seenBefore).toBe(2);
});
