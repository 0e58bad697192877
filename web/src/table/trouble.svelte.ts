/** What did not work, and how it is told. */
import { ApiError } from '../api';
import { tIf } from '../texts/names';
import { t } from '../texts/words.svelte';
import type { Problem } from '../types';
import type { Shown } from './shown.svelte';
import type { Turn } from './turn.svelte';

/** Something that did not work, in words. */
export interface Trouble {
  text: string;
  rule: string | null;
}

/** The last thing that failed, until something else is begun. */
export class Failing {
  error = $state.raw<Error | null>(null);

  note(error: unknown): void {
    this.error = error instanceof Error ? error : new Error(String(error));
  }

  forget(): void {
    this.error = null;
  }

  /** Does something; null: it failed. */
  async attempt<T>(deed: () => Promise<T>): Promise<T | null> {
    this.forget();
    try {
      return await deed();
    } catch (error) {
      this.note(error);
      return null;
    }
  }
}

export function troubleOf(error: Error, game: string, shown: Shown, turn: Turn): Trouble {
  if (!(error instanceof ApiError)) return { text: t('page-problem-network'), rule: null };
  return { text: sentence(error.problem, game, shown, turn), rule: error.problem.rule };
}

/** Refusals of the rules are said by the game, all others by the page. */
function sentence(problem: Problem, game: string, { spoken }: Shown, turn: Turn): string {
  const isOfGame = problem.code.startsWith(`${game}.`) || problem.code.startsWith('core.');
  if (isOfGame && spoken !== null) {
    try {
      return spoken.refusal(problem.code, problem.args, turn.line(problem.action));
    } catch {
      return problem.message;
    }
  }
  const own = tIf(`page-problem-${problem.code.replaceAll('_', '-')}`);
  return own || t('page-problem-other', { message: problem.message });
}
