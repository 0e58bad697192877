/** The guide of a game: how far somebody has come, kept in this browser, and where its bubbles stand. */
import { elementsOf, middle, type Point } from './places';
import type { Box, Size } from './zoom';

export type { Box };

export interface GuideProgress {
  /** The step to begin with. */
  step: number;
  /** Whether it was offered: that happens once. */
  offered: boolean;
  done: boolean;
  /** Whether a table of the game was made here. */
  played: boolean;
}

const KEY = 'caravansary.guide.';

export function guideProgress(game: string): GuideProgress {
  const first = { step: 0, offered: false, done: false, played: false };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY + game) ?? '{}') as Partial<GuideProgress>) };
  } catch {
    return first;
  }
}

export function keepGuideProgress(game: string, change: Partial<GuideProgress>): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify({ ...guideProgress(game), ...change }));
  } catch {
    // without storage it is offered again
  }
}

/** Parts of the page itself that a step can point at. */
const OF_THE_PAGE: Readonly<Record<string, string>> = { bar: 'section.bar', seats: '.seats' };

/** The thing of the page that a step points at; "bar" is the decision bar, "seats" are the cards of the seats. */
export function placeElement(place: string): Element | null {
  const ours = OF_THE_PAGE[place];
  const found = ours === undefined ? elementsOf(place) : [...document.querySelectorAll(ours)];
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

/** The lit part of the screen around a thing; null: it is not in sight, or no more than a sliver of it. */
export function lit(element: Element, screen: Size): Box | null {
  const around = 6;
  const least = 16;
  const frame = element.closest('.frame')?.getBoundingClientRect() ?? { left: 0, top: 0, right: screen.width, bottom: screen.height };
  const found = element.getBoundingClientRect();
  const [x, y] = [Math.max(4, frame.left, found.left - around), Math.max(4, frame.top, found.top - around)];
  const right = Math.min(screen.width - 4, frame.right, found.right + around);
  const bottom = Math.min(screen.height - 4, frame.bottom, found.bottom + around);
  return right - x < least || bottom - y < least ? null : { x, y, width: right - x, height: bottom - y };
}

/** The zone of the board that a place lies in, by the middle of its box. */
export function zoneOfPlace(place: Element, zones: readonly ({ name: string } & Box)[]): number {
  const board = place instanceof SVGElement ? place.closest('svg[viewBox]') : null;
  const toBoard = board instanceof SVGSVGElement ? board.getScreenCTM()?.inverse() : undefined;
  if (toBoard === undefined) return -1;
  const { x, y } = DOMPoint.fromPoint(middle(place)).matrixTransform(toBoard);
  return zones.findIndex((zone) => x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height);
}

/**
 * Where a bubble of that size stands: beside one of the lit boxes, below rather than above or at a side, or in a corner of
 * the screen; wherever it covers least of what is lit, and of such places the nearest to the first box.
 */
export function besides(boxes: readonly Box[], bubble: Size, screen: Size): Point {
  const edge = 8;
  const first = boxes[0];
  const inside = ({ x, y }: Point): Point => ({
    x: Math.max(edge, Math.min(x, screen.width - bubble.width - edge)),
    y: Math.max(edge, Math.min(y, screen.height - bubble.height - edge)),
  });
  const centre = inside({ x: (screen.width - bubble.width) / 2, y: (screen.height - bubble.height) / 2 });
  if (first === undefined) return centre;
  const sides = boxes.flatMap((box) => around(box, bubble));
  const corners = [0, screen.width].flatMap((x) => [0, screen.height].map((y) => ({ x, y })));
  const rated = [...sides, ...corners].map(inside).map((place) => {
    const covered = boxes.reduce((sum, box) => sum + overlap({ ...place, ...bubble }, box), 0);
    const away = Math.hypot(place.x + bubble.width / 2 - first.x - first.width / 2, place.y + bubble.height / 2 - first.y - first.height / 2);
    return { place, covered: Math.round(covered), away };
  });
  return rated.reduce((best, one) => (one.covered < best.covered || (one.covered === best.covered && one.away < best.away - 1) ? one : best)).place;
}

/** Below, above, right and left of a box. */
function around(box: Box, bubble: Size): Point[] {
  const gap = 16;
  const [middleX, middleY] = [box.x + box.width / 2 - bubble.width / 2, box.y + box.height / 2 - bubble.height / 2];
  return [
    { x: middleX, y: box.y + box.height + gap },
    { x: middleX, y: box.y - gap - bubble.height },
    { x: box.x + box.width + gap, y: middleY },
    { x: box.x - gap - bubble.width, y: middleY },
  ];
}

/** The area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
