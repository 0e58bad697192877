/** The keys of the table, for its help: what they do (`help-does-NAME`) and how they are called (`help-key-KEY`). */
export const KEYS: readonly { name: string; keys: readonly string[] }[] = [
  { name: 'next', keys: ['tab', 'N', '←', '↑', '→', '↓'] },
  { name: 'before', keys: ['backtab'] },
  { name: 'number', keys: ['1', '2', '…'] },
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
  { name: 'replay', keys: ['←', '→', '↑', '↓'] },
  { name: 'help', keys: ['?'] },
  { name: 'close', keys: ['escape'] },
];

const TOGETHER = 900;

/** Digits that are typed one after the other are one number, as long as there are so many options. */
export class Digits {
  private number = 0;
  private last = -Infinity;

  /** The number that is typed now, from 1; 0: none of the options. */
  type(digit: number, options: number, at: number): number {
    const longer = at - this.last < TOGETHER ? this.number * 10 + digit : 0;
    this.number = longer > 0 && longer <= options ? longer : digit;
    this.last = at;
    return this.number <= options ? this.number : 0;
  }
}
