/** The titles of rules, for links to them; a game's reference is loaded when the first one is to be shown. */
import { api } from '../api';
import { words } from '../texts/words.svelte';

let titles = $state.raw<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

/** The title of a rule in the language of the page; empty as long as it is not there. */
export function ruleTitle(game: string, rule: string): string {
  const { language } = words;
  void load(game, language);
  return titles.get(`${language} ${rule}`) ?? '';
}

async function load(game: string, language: string): Promise<void> {
  const key = `${game} ${language}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const { areas } = await api.rules(game, language);
    const found = areas.flatMap(({ rules }) => rules).map(({ id, title }): [string, string] => [`${language} ${id}`, title]);
    titles = new Map([...titles, ...found]);
  } catch {
    asked.delete(key); // the link says "Rule" alone; the next one tries again
  }
}
