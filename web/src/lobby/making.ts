/** Plans of new tables, and sitting down at them. */
import { api, ApiError } from '../api';
import { keepMade, keepSeat } from '../seats';
import { settings } from '../settings.svelte';
import { t } from '../texts/words.svelte';
import type { BotInfo, GameInfo, NewTable, SeatPlan, TableMade } from '../types';

/** The bot that plays unless another is wanted: the strongest that answers quickly. */
export function usualBot(game: GameInfo): string {
  const quick = game.bots.filter(({ name }) => name !== 'random');
  const greedy = quick.find(({ name }) => name === 'greedy');
  return (greedy ?? quick[0] ?? game.bots[0])?.name ?? 'greedy';
}

/** From the weakest to the one that thinks longest. */
export function botsInOrder(bots: readonly BotInfo[]): BotInfo[] {
  const rank = ({ name, seconds }: BotInfo): number => (name === 'random' ? -1 : seconds);
  return [...bots].sort((a, b) => rank(a) - rank(b));
}

function me(): SeatPlan {
  return { kind: 'here', name: settings.name };
}

/** Three, or as many as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return Math.max(game.min_players, Math.min(3, game.max_players));
}

/** Me and two bots, or as many as the game allows. */
export function againstBots(game: GameInfo): NewTable {
  const bots = Array.from({ length: usualPlayers(game) - 1 }, (): SeatPlan => ({ kind: 'bot', bot: usualBot(game) }));
  return { game: game.name, seats: [me(), ...bots], listed: false };
}

export function alone(game: GameInfo): NewTable {
  return { game: game.name, seats: [me()], listed: false };
}

/** Me and friends, each with a link. */
export function withFriends(game: GameInfo, players: number): NewTable {
  const friends = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: 'link' }));
  return { game: game.name, seats: [me(), ...friends], listed: false };
}

/** Makes the table and keeps its tokens here. */
export async function make(plan: NewTable): Promise<TableMade> {
  const made = await api.newTable(plan);
  keepMade(made, plan.seats.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : [])));
  return made;
}

/** Takes an open seat, under the name that was last used here. */
export async function sitDown(table: string, seat: number): Promise<void> {
  const { token } = await api.join(table, seat);
  keepSeat(table, token, seat);
  if (settings.name) await api.changeSeat(table, seat, { name: settings.name }, token).catch(() => undefined);
}

/** Why something could not be done, in words; the details are the server's, in English. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return t('lobby-offline');
  if (error.problem.code === 'too_many_requests') return t('lobby-too-many');
  return t('lobby-said', { message: error.problem.message });
}
