/** A line to a server that the test plays. */
import type { FromClient, Move, ToClient } from '../src/types';

export class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  /** What the server does with a move; null: it does not answer. */
  static move: ((move: Move) => Promise<ToClient | Error>) | null = null;
  readyState = 1;
  sent: unknown[] = [];
  private readonly open = new Set<Move>();
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    this.sent.push(message);
    if (message.type === 'move') void this.answer(message.move);
  }

  /** Answers what is still open, so that nothing is sent again after the test. */
  finish(): void {
    const problem = { code: 'stale', message: '', rule: null, action: null, args: {}, version: null };
    for (const { key } of this.open) this.tell({ type: 'refused', key, status: 409, problem });
  }

  /** Without an answer the line breaks. */
  private async answer(move: Move): Promise<void> {
    this.open.add(move);
    const answered = await FakeSocket.move?.(move);
    if (answered === undefined) return;
    this.open.delete(move);
    if (answered instanceof Error) this.onclose?.();
    else this.tell(answered);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
