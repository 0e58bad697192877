/** The drawn tables, found by their folders; a game without one is shown by the generic board. */
import type { GameTable } from './context';

const drawn = import.meta.glob<{ default: GameTable }>('../games/*/index.ts');

export async function loadGameTable(game: string): Promise<GameTable | null> {
  const load = drawn[`../games/${game}/index.ts`];
  return load === undefined ? null : (await load()).default;
}
