import { describe, expect, it } from 'vitest';
import { bubbleAt, type Box, type Kept } from '../src/parts/bubble';

const screen = { width: 1000, height: 800 };
const size = { width: 200, height: 100 };
const thing: Box = { left: 400, top: 300, width: 40, height: 40 };

const nothing: Kept = { open: [], question: [], like: [], pointer: { x: 420, y: 320 } };

describe('a bubble', () => {
  it('is above its thing, in the middle', () => {
    expect(bubbleAt(thing, size, screen, nothing, false)).toMatchObject({ left: 320, top: 194 });
  });

  it('is below it where that is wanted', () => {
    expect(bubbleAt(thing, size, screen, nothing, true)).toMatchObject({ left: 320, top: 346 });
  });

  it('stays on the screen', () => {
    const corner = { ...thing, left: 2, top: 2 };
    expect(bubbleAt(corner, size, screen, nothing, false)).toMatchObject({ left: 4, top: 48 });
  });

  it('covers as little as possible of what may be chosen', () => {
    const over = { left: 400, top: 240, width: 40, height: 40 };
    const under = { left: 400, top: 350, width: 40, height: 40 };
    expect(bubbleAt(thing, size, screen, { ...nothing, open: [over] }, false)).toMatchObject({ left: 320, top: 346 });
    expect(bubbleAt(thing, size, screen, { ...nothing, open: [over, under] }, false)).toMatchObject({ left: 446, top: 270 });
  });

  it('leaves the question below a thing free, even where it lies over an open place then', () => {
    const question = { left: 300, top: 342, width: 400, height: 60 };
    const over = { left: 400, top: 240, width: 40, height: 40 };
    const beside = [{ left: 450, top: 300, width: 300, height: 40 }, { left: 100, top: 300, width: 290, height: 40 }];
    expect(bubbleAt(thing, size, screen, { ...nothing, question: [question], open: [over, ...beside] }, true)).toMatchObject({ left: 320, top: 194 });
  });

  it('covers something rather than leaving the screen', () => {
    const tight = { width: 210, height: 300 };
    const box = bubbleAt({ left: 100, top: 150, width: 40, height: 40 }, size, tight, nothing, false);
    expect(box.left).toBe(6);
    expect(box.top).toBeGreaterThanOrEqual(4);
  });

  it('goes to the side of a thing in a row of its like', () => {
    const row = [240, 360].map((top) => ({ left: 400, top, width: 40, height: 40 }));
    expect(bubbleAt(thing, size, screen, { ...nothing, like: row }, false)).toMatchObject({ left: 446, top: 270 });
  });

  it('never lies on its thing while another place is free', () => {
    const wide = { left: 0, top: 20, width: 1000, height: 60 };
    expect(bubbleAt(wide, size, screen, { ...nothing, pointer: { x: 500, y: 50 } }, false).top).toBe(86);
  });
});
