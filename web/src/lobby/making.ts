/** Plans of new tables, and sitting down at them. */
import { api, ApiError } from '../api';
import { tablePage } from '../pages';
import { keepMade, keepSeat } from '../seats';
import { LEVELS, settings, type Level } from '../settings.svelte';
import { t } from '../texts/words.svelte';
import { guideProgress, keepGuideProgress } from '../table/guide';
import type { BotInfo, GameInfo, NewTable, OlderTable, SeatPlan, TableMade } from '../types';

/** The bot that plays unless another is wanted: the strongest that answers quickly. */
export function usualBot(game: GameInfo): string {
  return (game.bots.find(({ name }) => name === 'medium') ?? game.bots[0])?.name ?? 'medium';
}

/** As the server calls a bot of any manner of its game, another one than the other bots at the table have. */
export const ANY = 'any';

/** A bot of a level in a manner; in none where the game has no manners. */
export function botOf(game: GameInfo, level: string, manner: string): string {
  return game.manners.length > 0 && manner !== '' ? `${level}:${manner}` : level;
}

const STRENGTH = ['random', 'easy', 'medium', 'greedy', 'hard', 'expert'];

/** From the weakest to the strongest; one that is not known stands last. */
export function botsInOrder(bots: readonly BotInfo[]): BotInfo[] {
  const rank = ({ name }: BotInfo): number => (STRENGTH.includes(name) ? STRENGTH.indexOf(name) : STRENGTH.length);
  return [...bots].sort((a, b) => rank(a) - rank(b));
}

function me(): SeatPlan {
  return { kind: 'here', name: settings.name };
}

/** Three, or as many as the game allows. */
export function usualPlayers(game: GameInfo): number {
  return Math.max(game.min_players, Math.min(3, game.max_players));
}

/** The levels that a quick game offers. */
export function quickLevels(game: GameInfo): Level[] {
  return LEVELS.filter((level) => game.bots.some(({ name }) => name === level));
}

/** The bot of a quick game: of the level that is wanted here, if the game has it. */
export function quickBot(game: GameInfo): string {
  return quickLevels(game).find((level) => level === settings.level) ?? usualBot(game);
}

/** Whether this browser has been at no table of the game yet. */
export function isFirstGame(game: GameInfo): boolean {
  const { offered, done, played } = guideProgress(game.name);
  return !offered && !done && !played;
}

/** Me and two bots, or as many as the game allows; the first time I begin, with what is recommended for a first game. */
export function againstBots(game: GameInfo): NewTable {
  const first = isFirstGame(game) ? { begins: 0, options: game.first_game } : {};
  const bots = Array.from({ length: usualPlayers(game) - 1 }, (): SeatPlan => ({ kind: 'bot', bot: botOf(game, quickBot(game), ANY) }));
  return { game: game.name, seats: [me(), ...bots], listed: false, ...first };
}

export function alone(game: GameInfo): NewTable {
  return { game: game.name, seats: [me()], listed: false };
}

/** Me and friends, each with a link. */
export function withFriends(game: GameInfo, players: number): NewTable {
  const friends = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: 'link' }));
  return { game: game.name, seats: [me(), ...friends], listed: false };
}

/** The same people and options as at a table of older rules; who does not play on this device gets a link. */
export function againAs(older: OlderTable): NewTable {
  const { game, title, seats } = older.line;
  const plans = seats.map((seat): SeatPlan => {
    if (older.mine.includes(seat.seat)) return { kind: 'here', name: seat.name };
    if (seat.place === 'bot') return { kind: 'bot', name: seat.name, bot: seat.bot };
    return { kind: seat.place === 'open' && !seat.taken ? 'open' : 'link', name: seat.name };
  });
  return { game, title, seats: plans, options: older.options, listed: older.listed, minutes: older.minutes };
}

/** Makes the table and keeps its tokens here. */
export async function make(plan: NewTable): Promise<TableMade> {
  void tablePage().catch(() => undefined); // fetched meanwhile
  const made = await api.newTable(plan);
  keepGuideProgress(plan.game, { played: true });
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
