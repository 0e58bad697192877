import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hearing } from '../src/table/hearing.svelte';
import type { ChatLine } from '../src/types';
import { FakeSocket } from './socket';
import { ask, option, position, sitDown, startServer } from './toy-table';

beforeEach(() => startServer('off', () => ({})));
afterEach(() => vi.unstubAllGlobals());

const said = (number: number, seat: number | null, kind = 'said'): ChatLine => ({ number, seat, kind, text: `line ${number}`, args: {}, at: 0 });

test('what others have said is counted until it is read, and stays read when the table is opened again', async () => {
  const table = await sitDown(position(ask([option(1, 'finish')])));
  const unread = (): number[] => table.hearing.unread.map(({ number }) => number);

  FakeSocket.last.tell({ type: 'chat', lines: [said(0, 1), said(1, 0), said(2, null), said(3, 1, 'bot_replaced')] });
  expect(unread()).toEqual([0, 2]); // not the own line, not the note
  table.hearing.read();
  expect(unread()).toEqual([]);

  FakeSocket.last.tell({ type: 'chat', lines: [said(4, 0)] });
  expect(unread()).toEqual([]);
  FakeSocket.last.tell({ type: 'chat', lines: [said(5, 1)] });
  expect(unread()).toEqual([5]);
  expect(new Hearing(table.server).unread.map(({ number }) => number)).toEqual([5]);
});
