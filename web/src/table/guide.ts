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

/** The thing of the page that a step points at; "bar" is the decision bar. */
export function placeElement(place: string): Element | null {
  const found = place === 'bar' ? [...document.querySelectorAll('section.bar')] : elementsOf(place);
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}

/** The zone of the board that a place lies in, by the middle of its box; "" for none, the whole board. */
export function zoneOfPlace(place: Element, zones: readonly ({ name: string } & Box)[]): string {
  const board = place instanceof SVGElement ? place.closest('svg[viewBox]') : null;
  const toBoard = board instanceof SVGSVGElement ? board.getScreenCTM()?.inverse() : undefined;
  if (toBoard === undefined) return '';
  const { x, y } = DOMPoint.fromPoint(middle(place)).matrixTransform(toBoard);
  const holds = (zone: Box): boolean => x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height;
  return zones.find(holds)?.name ?? '';
}

/** Where a bubble of that size stands beside a box: below, above, right, left, whatever has most room. */
export function besides(box: Box, bubble: Size, screen: Size): Point {
  const gap = 16;
  const edge = 8;
  const room = {
    below: screen.height - (box.y + box.height),
    above: box.y,
    right: screen.width - (box.x + box.width),
    left: box.x,
  };
  const inWidth = (x: number): number => Math.max(edge, Math.min(x, screen.width - bubble.width - edge));
  const inHeight = (y: number): number => Math.max(edge, Math.min(y, screen.height - bubble.height - edge));
  const middleX = inWidth(box.x + box.width / 2 - bubble.width / 2);
  const middleY = inHeight(box.y + box.height / 2 - bubble.height / 2);
  if (room.below >= bubble.height + gap + edge) return { x: middleX, y: box.y + box.height + gap };
  if (room.above >= bubble.height + gap + edge) return { x: middleX, y: box.y - gap - bubble.height };
  if (room.right >= bubble.width + gap + edge) return { x: box.x + box.width + gap, y: middleY };
  if (room.left >= bubble.width + gap + edge) return { x: box.x - gap - bubble.width, y: middleY };
  return { x: middleX, y: room.below >= room.above ? screen.height - bubble.height - edge : edge };
}
