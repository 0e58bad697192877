/**
 * Words about a thing beside the pointer or the focus; the page has one bubble for all (Tip.svelte). A pointer asks for
 * them by moving there and resting: what a click has brought under it does not speak up by itself.
 */
import type { Action } from 'svelte/action';
import type { TipText } from '../table/context';
import { changeTip, clearTip, hideTip, pointer, RESTED, shownTip, showTip } from './tips.svelte';

// One listener for all: an SVG element with a focus listener of its own would take the focus.
const focused = new WeakMap<Element, { show: () => void; hide: () => void }>();
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) focused.get(target)?.show();
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) focused.get(target)?.hide();
  });
}

export const tip: Action<Element, TipText | undefined> = (node, words) => {
  let current = words;
  let coming: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    clearTimeout(coming);
    if (current && current.title) showTip(node, current);
  };
  const hide = (): void => {
    clearTimeout(coming);
    hideTip(node);
  };
  const rested = (): void => {
    if (pointer.isMoved) show();
  };
  /** The pointer comes, or moves on: it has to rest from now on. */
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    clearTimeout(coming);
    if (shownTip.at !== node) coming = setTimeout(rested, RESTED);
  };
  const leave = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') hide();
  };
  /** A finger has no hover: a tap on what cannot be chosen tells about it. A piece in a lit place is the place. */
  const tap = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') {
      if (current?.why) show(); // a click on what is refused asks why
      return;
    }
    if (node.matches('button:not([aria-disabled="true"]), a') || node.closest('.spot.open, .spot.chosen') !== null) return;
    event.stopPropagation();
    if (shownTip.at === node) clearTip(node);
    else show();
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointermove', enter);
  node.addEventListener('pointerleave', leave);
  focused.set(node, { show, hide });
  node.addEventListener('click', tap);
  return {
    update(next: TipText | undefined): void {
      current = next;
      if (current && current.title) changeTip(node, current);
    },
    destroy(): void {
      clearTimeout(coming);
      clearTip(node);
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointermove', enter);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('click', tap);
    },
  };
};
