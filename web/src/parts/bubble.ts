/** Where a bubble goes: beside its thing, on the screen, and over as little as possible of what may be chosen. */

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

const GAP = 6;
const EDGE = 4;

/** The corner of the bubble; above its thing unless another side covers less of the open places. */
export function bubbleAt(thing: Box, size: Size, screen: Size, open: readonly Box[], below: boolean): Box {
  const sides = sidesOf(thing, size, screen, below).filter((box) => isOn(screen, box));
  const [first] = sides;
  if (first === undefined) return clamped(sidesOf(thing, size, screen, below)[0] as Box, screen);
  let best = first;
  for (const side of sides) if (covered(side, open) < covered(best, open)) best = side;
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

function clamped(box: Box, screen: Size): Box {
  const left = Math.max(EDGE, Math.min(box.left, screen.width - EDGE - box.width));
  const top = Math.max(EDGE, Math.min(box.top, screen.height - EDGE - box.height));
  return { ...box, left, top };
}

function isOn(screen: Size, box: Box): boolean {
  const { left, top } = clamped(box, screen);
  return left === box.left && top === box.top;
}

/** How much of the open places lies under a box. */
function covered(box: Box, open: readonly Box[]): number {
  let area = 0;
  for (const place of open) {
    const width = Math.min(box.left + box.width, place.left + place.width) - Math.max(box.left, place.left);
    const height = Math.min(box.top + box.height, place.top + place.height) - Math.max(box.top, place.top);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}
