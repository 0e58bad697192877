/** The pages, each fetched when it is first asked for: whoever looks at the lobby does not wait for a table. */
export const lobbyPage = () => import('./lobby/Lobby.svelte');
export const tablePage = () => import('./table/TablePage.svelte');
export const rulesPage = () => import('./rules/RulesPage.svelte');
export const rulesPanel = () => import('./rules/RulesPanel.svelte');

/** Begins to fetch a page that will be shown; whoever shows it learns of a failure. */
export function prefetch(name: string): void {
  const pages: Readonly<Record<string, () => Promise<unknown>>> = { lobby: lobbyPage, table: tablePage, rules: rulesPage };
  void pages[name]?.().catch(() => undefined);
}
