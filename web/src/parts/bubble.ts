/** Where a bubble goes: beside its thing, on the screen, never over the pointer, and over as little as possible else. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is not to be covered. */
export interface Kept {
  /** What may be chosen now. */
  open: readonly Box[];
  /** The question itself: it is read while the answers are looked at. */
  question: readonly Box[];
  /** The thing's neighbours of its own kind: whoever asks about one often goes on to the next. */
  like: readonly Box[];
  pointer: { x: number; y: number };
}

const GAP = 6;
const EDGE = 4;
const QUESTION = 4;
/** A neighbour counts so much of an open place, and what lies on the thing itself more than anything else. */
const LIKE = 0.5;
const THING = 100;

/** The corner of the bubble; above its thing unless another side covers less. */
export function bubbleAt(thing: Box, size: Size, screen: Size, kept: Kept, below: boolean): Box {
  const [first, ...sides] = sidesOf(thing, size, screen, below).map((box) => clamped(box, screen)) as [Box, ...Box[]];
  let best = first;
  const cost = (box: Box): number =>
    covered(box, kept.open) + QUESTION * covered(box, kept.question) + LIKE * covered(box, kept.like) + THING * (covered(box, [thing]) + covered(box, [around(kept.pointer)]));
  for (const side of sides) if (cost(side) < cost(best)) best = side;
  return best;
}

function sidesOf(thing: Box, size: Size, screen: Size, below: boolean): Box[] {
  const middle = clamped({ ...size, left: thing.left + (thing.width - size.width) / 2, top: EDGE }, screen).left;
  const level = clamped({ ...size, left: EDGE, top: thing.top + (thing.height - size.height) / 2 }, screen).top;
  const over = { ...size, left: middle, top: thing.top - GAP - size.height };
  const under = { ...size, left: middle, top: thing.top + thing.height + GAP };
  const right = { ...size, left: thing.left + thing.width + GAP, top: level };
  const left = { ...size, left: thing.left - GAP - size.width, top: level };
  return below ? [under, over, right, left] : [over, under, right, left];
}

/** A pointer hides a little below and beside its tip. */
function around({ x, y }: { x: number; y: number }): Box {
  return { left: x - GAP, top: y - GAP, width: 4 * GAP, height: 4 * GAP };
}

function clamped(box: Box, screen: Size): Box {
  const left = Math.max(EDGE, Math.min(box.left, screen.width - EDGE - box.width));
  const top = Math.max(EDGE, Math.min(box.top, screen.height - EDGE - box.height));
  return { ...box, left, top };
}

/** How much of some places lies under a box. */
function covered(box: Box, places: readonly Box[]): number {
  let area = 0;
  for (const place of places) {
    const width = Math.min(box.left + box.width, place.left + place.width) - Math.max(box.left, place.left);
    const height = Math.min(box.top + box.height, place.top + place.height) - Math.max(box.top, place.top);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}
