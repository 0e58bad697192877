import type { TipText } from '../table/context';

/** The bubble that is shown now, and beside what. */
export const shownTip = $state<{ at: Element | null; words: TipText | null }>({ at: null, words: null });

/** The game whose rules the bubble opens. */
export const tipGame = $state<{ name: string | null }>({ name: null });

const LINGER = 160;
const entered: { at: Element; words: TipText }[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Things lie on things: the last one entered speaks, and the one below it again when that is left. */
export function showTip(at: Element, words: TipText): void {
  forget(at);
  entered.push({ at, words });
  clearTimeout(leaving);
  shownTip.at = at;
  shownTip.words = words;
}

export function hideTip(at: Element): void {
  forget(at);
  if (shownTip.at !== at) return;
  clearTimeout(leaving);
  const below = entered.at(-1);
  if (below !== undefined) showTip(below.at, below.words);
  else leaving = setTimeout(() => clearTip(at), LINGER);
}

/** The words have changed while the bubble is shown. */
export function changeTip(at: Element, words: TipText): void {
  const one = entered.find((other) => other.at === at);
  if (one !== undefined) one.words = words;
  if (shownTip.at === at) shownTip.words = words;
}

/** The pointer is on the bubble itself: it stays. */
export function keepTip(): void {
  clearTimeout(leaving);
}

export function leaveTip(): void {
  clearTimeout(leaving);
  if (entered.length === 0) leaving = setTimeout(() => clearTip(), LINGER);
}

export function clearTip(at: Element | null = shownTip.at): void {
  if (at !== null) forget(at);
  if (shownTip.at !== at) return;
  shownTip.at = null;
  shownTip.words = null;
}

function forget(at: Element): void {
  const index = entered.findIndex((one) => one.at === at);
  if (index >= 0) entered.splice(index, 1);
}
