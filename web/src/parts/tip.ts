/** Words about a thing beside the pointer or the focus; the page has one bubble for all (Tip.svelte). */
import type { Action } from 'svelte/action';
import type { TipText } from '../table/context';
import { changeTip, clearTip, hideTip, shownTip, showTip } from './tips.svelte';

const DELAY = 220;

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
  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    if (shownTip.at !== null) show();
    else coming = setTimeout(show, DELAY);
  };
  const leave = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') hide();
  };
  /** A finger has no hover: a tap on what cannot be chosen tells about it. A piece in a lit place is the place. */
  const tap = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') return;
    if (node.matches('button:not([aria-disabled="true"]), a') || node.closest('.spot.open, .spot.chosen') !== null) return;
    event.stopPropagation();
    if (shownTip.at === node) clearTip(node);
    else show();
  };
  node.addEventListener('pointerenter', enter);
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
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('click', tap);
    },
  };
};
