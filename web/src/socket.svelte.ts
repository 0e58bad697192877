/** The live line to one table: says hello, hears what is new, takes moves, comes back by itself after every break. */
import { ApiError, NetworkError } from './api';
import type { FromClient, Hello, Move, MoveDone, Problem, ToClient } from './types';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;

/** A move that has no answer yet. */
interface Pending {
  done: (moved: MoveDone) => void;
  failed: (error: Error) => void;
}

/** refused: the server will not show this table to us; it is not tried again. */
export type Connection = 'connecting' | 'online' | 'offline' | 'refused';

export class TableSocket {
  connection = $state<Connection>('connecting');
  /** Why the table is not shown. */
  refusal = $state.raw<Problem | null>(null);

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private pings = 0;
  private heard = 0;
  private closed = false;
  private readonly pending = new Map<string, Pending>();
  /** An older server knows no moves over this line. */
  private takesMoves = true;

  /** `hello` is asked anew for every connection: it tells what the client already has. */
  constructor(
    private readonly hello: () => Hello,
    private readonly hear: (message: ToClient) => void,
  ) {
    addEventListener('online', this.now);
    addEventListener('offline', this.lost);
    document.addEventListener('visibilitychange', this.shown);
    this.connect();
  }

  say(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Whether a move may be sent over this line now. */
  get canMove(): boolean {
    return this.takesMoves && this.connection === 'online' && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Sends a move. Without an answer it is a `NetworkError`: the same move may be sent again, here or as a request. */
  move(move: Move): Promise<MoveDone> {
    if (!this.canMove) return Promise.reject(new NetworkError('no line'));
    const answer = new Promise<MoveDone>((done, failed) => {
      const timer = setTimeout(() => this.settle(move.key)?.failed(new NetworkError('no answer')), ANSWER_WITHIN);
      const ending =
        <T>(end: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          end(value);
        };
      this.pending.set(move.key, { done: ending(done), failed: ending(failed) });
    });
    this.say({ type: 'move', move });
    return answer;
  }

  /** The move of that key, which does not wait any longer. */
  private settle(key: string): Pending | undefined {
    const pending = this.pending.get(key);
    this.pending.delete(key);
    return pending;
  }

  private forgetMoves(why: string): void {
    for (const key of [...this.pending.keys()]) this.settle(key)?.failed(new NetworkError(why));
  }

  /** Says hello again, with other tokens. */
  restart(): void {
    this.refusal = null;
    this.drop();
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.now);
    removeEventListener('offline', this.lost);
    document.removeEventListener('visibilitychange', this.shown);
    this.drop();
  }

  private connect(): void {
    if (this.closed) return;
    clearTimeout(this.again);
    if (this.connection !== 'offline') this.connection = 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (event) => this.receive(socket, JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => socket === this.socket && this.broken();
  }

  private receive(socket: WebSocket, message: ToClient): void {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    if (message.type === 'failed' && this.connection !== 'online') {
      if (message.problem.code !== 'too_many_requests') {
        this.refusal = message.problem;
        this.connection = 'refused';
        this.drop();
      }
      return;
    }
    if (this.connection !== 'online') this.online();
    if (message.type === 'moved') this.settle(message.key)?.done(message);
    else if (message.type === 'refused') this.settle(message.key)?.failed(refusalOf(message.status, message.problem));
    else if (message.type === 'failed') this.misunderstood(message.problem);
    else if (message.type !== 'pong') this.hear(message);
  }

  private misunderstood({ code }: Problem): void {
    if (code !== 'bad_message' || this.pending.size === 0) return;
    this.takesMoves = false;
    this.forgetMoves(code);
  }

  private online(): void {
    this.connection = 'online';
    this.pause = FIRST_PAUSE;
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  /** A line that has gone silent is as good as broken. */
  private ping(): void {
    this.pings += 1;
    const sent = Date.now();
    this.say({ type: 'ping', number: this.pings });
    setTimeout(() => {
      if (this.connection === 'online' && this.heard < sent && document.visibilityState === 'visible') this.broken();
    }, ANSWER_WITHIN);
  }

  private broken(): void {
    this.drop();
    if (this.closed || this.connection === 'refused') return;
    this.connection = 'offline';
    this.again = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private drop(): void {
    clearTimeout(this.again);
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.forgetMoves('the line is broken');
  }

  private readonly now = (): void => {
    if (this.closed || this.connection === 'online' || this.connection === 'refused') return;
    this.pause = FIRST_PAUSE;
    this.drop();
    this.connect();
  };

  private readonly lost = (): void => {
    if (!this.closed && this.connection === 'online') this.broken();
  };

  private readonly shown = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.connection === 'online') this.ping();
    else this.now();
  };
}

/** As the answer to a request would be: what the server could not do just now may be sent again. */
function refusalOf(status: number, problem: Problem): Error {
  return status >= 502 ? new NetworkError(`status ${status}`) : new ApiError(status, problem);
}
