/** What a decision needs of the page: words of options in their position, numbers typed, a pointer that asks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tip } from '../src/parts/tip';
import { clearTip, MOVED, movePointer, pressPointer, RESTED, shownTip } from '../src/parts/tips.svelte';
import { Digits } from '../src/table/keys';
import { Speaker, Texts } from '../src/texts/speaker';

describe('the words of an option', () => {
  const source = [
    'do-site = Activate { $cell }',
    'here-site = Build: { $site } ({ $cell })',
    'brings-site = then { $n } cards',
    'site-inn = orange inn',
    'do-stop = Stop',
  ].join('\n');
  const speaker = new Speaker(new Texts('en', [source]), new Set(['site']));
  const site = { kind: 'site', args: { cell: 'r1c2' } };

  it('say what it is in the position', () => {
    const line = { ...site, about: { site: 'inn', n: 2 } };
    expect(speaker.option(line)).toBe('Build: orange inn (r1c2)');
    expect(speaker.brings(line)).toBe('then 2 cards');
  });

  it('are its name where the position adds nothing', () => {
    expect(speaker.option({ ...site, about: {} })).toBe('Activate r1c2');
    expect(speaker.brings({ kind: 'stop', args: {}, about: {} })).toBe('');
  });
});

describe('a typed number', () => {
  it('is an option, of two digits if they come together and there are so many', () => {
    const digits = new Digits();
    expect(digits.type(1, 14, 0)).toBe(1);
    expect(digits.type(2, 14, 300)).toBe(12);
    expect(digits.type(2, 14, 5000)).toBe(2);
    expect(digits.type(9, 14, 5200)).toBe(9);
  });

  it('is none where there are fewer', () => {
    expect(new Digits().type(7, 3, 0)).toBe(0);
    expect(new Digits().type(0, 3, 0)).toBe(0);
  });
});

describe('words beside the pointer', () => {
  let node: HTMLElement;
  let action: ReturnType<typeof tip>;
  const words = { title: 'Slot 2' };
  const move = (x: number): void => {
    movePointer(x, 0);
    node.dispatchEvent(new Event('pointermove'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    node = document.body.appendChild(document.createElement('button'));
    action = tip(node, words);
    pressPointer(0, 0);
  });

  afterEach(() => {
    if (typeof action === 'object') action.destroy?.();
    clearTip();
    node.remove();
    vi.useRealTimers();
  });

  it('come when it has moved and rested', () => {
    move(MOVED);
    vi.advanceTimersByTime(RESTED - 1);
    expect(shownTip.at).toBeNull();
    vi.advanceTimersByTime(1);
    expect(shownTip.at).toBe(node);
  });

  it('wait as long as it goes on moving', () => {
    for (let x = MOVED; x < 5 * MOVED; x += MOVED) {
      move(x);
      vi.advanceTimersByTime(RESTED - 1);
    }
    expect(shownTip.at).toBeNull();
  });

  it('do not come to one that only trembles after a click', () => {
    move(MOVED - 1);
    vi.advanceTimersByTime(10 * RESTED);
    expect(shownTip.at).toBeNull();
  });

  it('come at once to a click on what is refused', () => {
    if (typeof action === 'object') action.update?.({ ...words, why: 'It is taken.' });
    node.dispatchEvent(new Event('click'));
    expect(shownTip.words?.why).toBe('It is taken.');
  });
});
