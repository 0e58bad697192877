import { describe, expect, test } from 'vitest';
import { besides, lit, type Box } from '../src/table/guide';

const screen = { width: 1000, height: 800 };
const bubble = { width: 300, height: 200 };
const covers = (place: { x: number; y: number }, box: Box): boolean =>
  place.x < box.x + box.width && place.x + bubble.width > box.x && place.y < box.y + box.height && place.y + bubble.height > box.y;

describe('the bubble of the walk', () => {
  test('stands in the middle where nothing is lit', () => {
    expect(besides([], bubble, screen)).toEqual({ x: 350, y: 300 });
  });

  test.each([
    { x: 100, y: 50, width: 80, height: 40 },
    { x: 850, y: 700, width: 140, height: 90 },
    { x: 0, y: 0, width: 600, height: 800 },
    { x: 0, y: 400, width: 1000, height: 400 },
  ])('covers nothing of the thing that it speaks of: %o', (box) => {
    const place = besides([box], bubble, screen);
    expect(covers(place, box)).toBe(false);
    expect(place.x >= 0 && place.x + bubble.width <= screen.width && place.y >= 0 && place.y + bubble.height <= screen.height).toBe(true);
  });

  test('covers none of several things', () => {
    const boxes = [
      { x: 0, y: 0, width: 200, height: 800 }, { x: 800, y: 0, width: 200, height: 500 }, { x: 200, y: 0, width: 600, height: 100 },
    ];
    const place = besides(boxes, bubble, screen);
    expect(boxes.filter((box) => covers(place, box))).toEqual([]);
  });
});

describe('what is lit', () => {
  function thing(box: Box, frame?: Box): Element {
    const rect = ({ x, y, width, height }: Box): DOMRect => ({ left: x, top: y, right: x + width, bottom: y + height }) as DOMRect;
    const element = document.createElement('div');
    element.getBoundingClientRect = () => rect(box);
    if (frame === undefined) return element;
    const around = document.createElement('div');
    around.className = 'frame';
    around.getBoundingClientRect = () => rect(frame);
    around.append(element);
    return element;
  }

  test('lies a little around its thing', () => {
    expect(lit(thing({ x: 100, y: 100, width: 50, height: 50 }), screen)).toEqual({ x: 94, y: 94, width: 62, height: 62 });
  });

  test('ends with the board, and a sliver of a thing is none', () => {
    const frame = { x: 0, y: 50, width: 1000, height: 500 };
    expect(lit(thing({ x: 100, y: 500, width: 50, height: 200 }, frame), screen)).toEqual({ x: 94, y: 494, width: 62, height: 56 });
    expect(lit(thing({ x: 100, y: 545, width: 50, height: 200 }, frame), screen)).toBeNull();
    expect(lit(thing({ x: -300, y: 100, width: 305, height: 200 }, frame), screen)).toBeNull();
  });
});
