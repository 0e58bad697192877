import type { TipText } from '../table/context';

/** The bubble that is shown now, and beside what. */
export const shownTip = $state<{ at: Element | null; words: TipText | null }>({ at: null, words: null });

/** The game whose rules the bubble opens. */
export const tipGame = $state<{ name: string | null }>({ name: null });

/** Only a pointer that was moved so far, in pixels, and then rested so long, in milliseconds, asks for words. */
export const MOVED = 8;
export const RESTED = 350;
const LINGER = 160;
const entered: { at: Element; words: TipText }[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;

// --- the pointer ------------------------------------------------------------------------------------------------------
/** Where the pointer is, and where it stood when the last button was pressed: what appears under it then was not asked for. */
export const pointer = { x: 0, y: 0, isMoved: false };
let stood: { x: number; y: number } | null = null;

export function movePointer(x: number, y: number): void {
  stood ??= { x, y };
  pointer.x = x;
  pointer.y = y;
  if (Math.hypot(x - stood.x, y - stood.y) >= MOVED) pointer.isMoved = true;
}

export function pressPointer(x: number, y: number): void {
  stood = { x, y };
  Object.assign(pointer, { x, y, isMoved: false });
}

if (typeof document !== 'undefined') {
  const isFinger = (event: PointerEvent): boolean => event.pointerType === 'touch';
  document.addEventListener('pointermove', (event) => isFinger(event) || movePointer(event.clientX, event.clientY), true);
  document.addEventListener('pointerdown', (event) => isFinger(event) || pressPointer(event.clientX, event.clientY), true);
}

// --- the bubble -------------------------------------------------------------------------------------------------------
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
