/** The rules beside the table: which game's are open, and at which rule. */
export const rulesPanel = $state<{ game: string | null; rule: string | null; asked: number }>({
  game: null,
  rule: null,
  asked: 0,
});

/** Open the panel at a rule; null: at its beginning. */
export function openRule(game: string, rule: string | null): void {
  rulesPanel.game = game;
  rulesPanel.rule = rule;
  rulesPanel.asked += 1;
}

export function closeRules(): void {
  rulesPanel.game = null;
  rulesPanel.rule = null;
}
