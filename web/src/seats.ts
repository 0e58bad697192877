/** The tables that this browser knows, with their tokens; kept in its local storage and nowhere else. */
import type { KnownTable, TableMade } from './types';

export interface KeptToken {
  token: string;
  /** null: of a link whose seat is not known yet */
  seat: number | null;
}

/** What this browser has of a table. */
export interface KeptTable {
  table: string;
  seats: KeptToken[];
  /** Tokens of seats that are to be given away by a link; not used here. */
  invites: KeptToken[];
  owner: string | null;
  spectator: string | null;
  /** When it was last opened here, in milliseconds. */
  opened: number;
  /** How many plays had been seen when it was last left. */
  seen: number;
  /** How many lines of the chat have been read here. */
  heard: number;
  /** Whom the seats of this browser play, as far as it has been told here. */
  met: string[];
}

const KEY = 'caravansary.tables';
const MOST = 100;
const NOTHING = { seats: [], invites: [], owner: null, spectator: null, opened: 0, seen: 0, heard: 0, met: [] };

function read(): Record<string, KeptTable> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptTable>;
  } catch {
    return {};
  }
}

function write(tables: Record<string, KeptTable>): void {
  const newest = Object.values(tables).sort((a, b) => b.opened - a.opened);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST).map((one) => [one.table, one]))));
  } catch {
    // a full or forbidden storage: the links still work
  }
}

/** All tables known here, the last opened first. */
export function keptTables(): KeptTable[] {
  return Object.values(read()).sort((a, b) => b.opened - a.opened);
}

export function keptTable(table: string): KeptTable {
  return { ...NOTHING, table, ...read()[table] };
}

export function keepTable(kept: KeptTable): void {
  write({ ...read(), [kept.table]: kept });
}

export function forgetTable(table: string): void {
  const tables = read();
  delete tables[table];
  write(tables);
}

/** Keeps the tokens of a table that was just made; `here`: the seats that play on this device. */
export function keepMade(made: TableMade, here: readonly number[]): void {
  keepTable({
    table: made.table,
    seats: made.seats.filter(({ seat }) => here.includes(seat)),
    invites: made.seats.filter(({ seat }) => !here.includes(seat)),
    owner: made.owner,
    spectator: made.spectator,
    opened: Date.now(),
    seen: 0,
    heard: 0,
    met: [],
  });
}

/** The tokens of a finished table are good at its rematch, where everybody sits one seat on. */
export function keepRematch(old: string, table: string, players: number): void {
  if (keptTable(table).opened > 0) return;
  const { seats, invites, owner, spectator } = keptTable(old);
  const turned = (tokens: KeptToken[]): KeptToken[] =>
    tokens.map(({ token, seat }) => ({ token, seat: seat === null ? null : (seat + 1) % players }));
  keepTable({ table, seats: turned(seats), invites: turned(invites), owner, spectator, opened: Date.now(), seen: 0, heard: 0, met: [] });
}

export function keepSeat(table: string, token: string, seat: number | null = null): void {
  const kept = keptTable(table);
  const others = kept.seats.filter((one) => one.token !== token && (seat === null || one.seat !== seat));
  const known = kept.seats.find((one) => one.token === token)?.seat ?? null;
  keepTable({ ...kept, seats: [...others, { token, seat: seat ?? known }], opened: Date.now() });
}

export function keepWatching(table: string, token: string): void {
  keepTable({ ...keptTable(table), spectator: token, opened: Date.now() });
}

/** All tokens of a table, for the socket. */
export function tokensOf(table: string): string[] {
  const kept = keptTable(table);
  return [...kept.seats.map(({ token }) => token), kept.owner, kept.spectator].filter((one) => one !== null);
}

/** For looking up all tables that are known here. */
export function knownTables(): KnownTable[] {
  return keptTables().map(({ table }) => ({ table, tokens: tokensOf(table) }));
}
