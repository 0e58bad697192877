/** Places on the page: where they are, and the keyboard: arrows go to the nearest lit place in their direction. */
export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The index of the nearest point in the direction of the key; −1: there is none. Sideways counts twice. */
export function nearest(from: Point, points: readonly Point[], key: string): number {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return -1;
  let best = -1;
  let least = Infinity;
  for (const [index, point] of points.entries()) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 1) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

export function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Everything that is drawn for a place, shown or not. */
export function elementsOf(place: string): Element[] {
  return [...document.querySelectorAll(`[data-places~="${CSS.escape(place)}"]`)];
}

export function litPlaces(within: ParentNode = document): (SVGElement | HTMLElement)[] {
  return [...within.querySelectorAll<SVGElement>('.spot.open[tabindex="0"], .spot.chosen[tabindex="0"]')];
}

const BUTTONS = '.bar .choices .button:not(.refused), .bar .piece-button:not([aria-disabled="true"]), .bar .commit';

/** Everything that can be chosen now: the lit places of the board, then the buttons of the bar. */
export function options(): (SVGElement | HTMLElement)[] {
  return [...litPlaces(), ...document.querySelectorAll<HTMLElement>(BUTTONS)];
}

/** Focuses the one after the focused one. */
export function walk(places: readonly (SVGElement | HTMLElement)[]): void {
  const now = places.indexOf(document.activeElement as SVGElement);
  places[(now + 1) % places.length]?.focus();
}

/** Focuses the option next to the focused one in the direction of an arrow key; from elsewhere, the first one. */
export function walkTo(key: string): boolean {
  const all = options();
  const from = document.activeElement;
  const rest = all.filter((option) => option !== from);
  const isOn = rest.length < all.length;
  const found = isOn && from !== null ? rest[nearest(middle(from), rest.map(middle), key)] : all[0];
  found?.focus();
  return found !== undefined;
}

/** What cannot be chosen in the open decision, for a reason: on the board, then in the bar. Tab passes the board's by. */
export function refusedPlaces(within: ParentNode = document): (SVGElement | HTMLElement)[] {
  const found = within.querySelectorAll<SVGElement | HTMLElement>('.spot.refused[tabindex="-1"], .choice.refused');
  return [...found].sort((a, b) => Number(a instanceof HTMLElement) - Number(b instanceof HTMLElement));
}

/** Whether a key is meant for a field that is being typed in. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
}
