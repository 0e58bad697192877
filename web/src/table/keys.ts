/** The keys of the table, for its help: what they do (`help-does-NAME`) and how they are called (`help-key-KEY`). */
export const KEYS: readonly { name: string; keys: readonly string[] }[] = [
  { name: 'next', keys: ['tab', 'N', '←', '↑', '→', '↓'] },
  { name: 'before', keys: ['backtab'] },
  { name: 'choose', keys: ['enter', 'space'] },
  { name: 'why', keys: ['W'] },
  { name: 'undo', keys: ['U'] },
  { name: 'redo', keys: ['Y'] },
  { name: 'commit', keys: ['C', 'Ctrl + Enter'] },
  { name: 'cards', keys: ['←', '→'] },
  { name: 'pause', keys: ['space'] },
  { name: 'now', keys: ['escape'] },
  { name: 'hint', keys: ['H'] },
  { name: 'log', keys: ['L'] },
  { name: 'scores', keys: ['S'] },
  { name: 'rule', keys: ['R'] },
  { name: 'help', keys: ['?'] },
  { name: 'close', keys: ['escape'] },
];
