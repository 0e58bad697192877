/** What the keys do at a table: they reach every option, go through the cards of others, and open what lies beside. */
import { openRule } from '../rules/open.svelte';
import { Digits } from './keys';
import { isTyping, options, refusedPlaces, walk, walkTo } from './places';
import type { Side, Table } from './table.svelte';

/** What of the page, beside the table, keys open and close. */
export interface Drawer {
  showSide(side: Side): void;
  /** Closes the drawer of a small screen; false: it was not open. */
  close(): boolean;
}

export class Keyboard {
  private readonly digits = new Digits();
  private readonly deeds: Record<string, () => void>;

  constructor(
    private readonly table: Table,
    private readonly drawer: Drawer,
  ) {
    this.deeds = {
      u: () => void table.turn.undo(),
      y: () => void table.turn.redo(),
      c: () => void table.turn.commit(),
      n: () => walk(options()),
      w: () => walk(refusedPlaces()),
      h: () => table.hints.toggle(),
      l: () => drawer.showSide('log'),
      s: () => (table.panel = 'scores'),
      r: () => openRule(table.server.info?.game ?? '', table.turn.hovered?.rule || table.turn.ask?.rule || null),
      '?': () => (table.panel = 'help'),
    };
  }

  press(event: KeyboardEvent): void {
    const { table } = this;
    if (event.defaultPrevented || !table.server.ready) return;
    if (event.key === 'Escape') {
      this.escape();
      return;
    }
    if (isTyping(event) || document.querySelector('dialog[open]') !== null) return;
    if (table.shown.isTelling && this.goThrough(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void table.turn.commit();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.reach(event)) {
      event.preventDefault();
      return;
    }
    const deed = this.deeds[event.key.toLowerCase()];
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  }

  /** An arrow goes to the next option, a number to the option of that number; false: the key means something else here. */
  private reach(event: KeyboardEvent): boolean {
    if (this.table.turn.ask === null && !this.table.turn.canCommit) return false;
    if (event.key.startsWith('Arrow')) return isAmongOptions(event.target) && walkTo(event.key);
    if (!/^\d$/.test(event.key)) return false;
    const all = options();
    all[this.digits.type(Number(event.key), all.length, event.timeStamp) - 1]?.focus();
    return true;
  }

  /** Through the cards of the others' turns. */
  private goThrough(event: KeyboardEvent): boolean {
    const { narration } = this.table.shown;
    const isPressed = event.key === ' ' && event.target instanceof HTMLButtonElement;
    const deeds: Record<string, () => void> = {
      ArrowLeft: () => narration.previous(),
      ArrowRight: () => narration.next(),
      ' ': () => narration.pause(),
    };
    const deed = deeds[event.key];
    if (deed === undefined || isPressed || event.ctrlKey || event.metaKey || event.altKey) return false;
    event.preventDefault();
    deed();
    return true;
  }

  private escape(): void {
    const { table } = this;
    if (table.turn.confirming !== null) table.turn.cancel();
    else if (table.hints.open) table.hints.close();
    else if (this.drawer.close()) return;
    else if (table.shown.narration.act?.kind === 'scene') table.shown.narration.next();
    else if (table.shown.isTelling) table.shown.skip();
    else if (table.trouble !== null) table.failing.forget();
    else if (table.shown.at !== null) void table.shown.showAt(null);
  }
}

/** Arrows scroll the log and walk through tabs and menus: they are for options where the board or the bar has the focus. */
function isAmongOptions(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.closest('main') !== null);
}
