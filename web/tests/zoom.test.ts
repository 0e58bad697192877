import { describe, expect, test } from 'vitest';
import { LAYOUTS as POLO } from '../src/games/marco_polo/layout';
import { LAYOUTS as MARRAKESH } from '../src/games/marrakesh/layout';
import { ARRANGEMENTS as MERV, LAYOUTS as MERV_LAYOUTS } from '../src/games/merv/layout';
import { bestArrangement, closeUp, covered, type Arrangement, type Box } from '../src/table/zoom';

const GAMES: Record<string, readonly Arrangement[]> = { merv: MERV, marrakesh: MARRAKESH, marco_polo: POLO };
/** The frames of a phone, a tablet held both ways, and wide screens. */
const FRAMES = { phone: [390, 640], upright: [768, 830], level: [1024, 575], wide: [1040, 760], large: [1520, 940] } as const;

describe.each(Object.entries(GAMES))('the arrangements of %s', (_, arrangements) => {
  test.each(Object.entries(FRAMES))('cover the frame: %s', (_, [width, height]) => {
    const frame = { width, height };
    expect(covered(bestArrangement(arrangements, frame), frame)).toBeGreaterThan(0.78);
  });

  test('upright ones are for upright frames', () => {
    const best = bestArrangement(arrangements, { width: 390, height: 640 });
    expect(best.height).toBeGreaterThan(best.width);
    const wide = bestArrangement(arrangements, { width: 1040, height: 760 });
    expect(wide.width).toBeGreaterThan(wide.height);
  });

  test('have their zones inside the board', () => {
    for (const { width, height, zones } of arrangements) {
      const outside = zones.filter((zone) => zone.x < 0 || zone.y < 0 || zone.x + zone.width > width || zone.y + zone.height > height);
      expect(outside).toEqual([]);
    }
  });
});

test.each([FRAMES.upright, FRAMES.level])('a tablet is filled by Marrakesh: %s by %s', (width, height) => {
  expect(covered(bestArrangement(MARRAKESH, { width, height }), { width, height })).toBeGreaterThan(0.97);
});

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('areas do not overlap', () => {
  const boards = [...Object.values(MERV_LAYOUTS), ...POLO].map(({ boxes }) => Object.values<Box>(boxes));
  for (const boxes of boards) {
    expect(boxes.flatMap((one, i) => boxes.slice(i + 1).filter((other) => overlap(one, other)))).toEqual([]);
  }
});

describe('a zone close up', () => {
  const frame = { width: 1000, height: 600 };

  test('lies whole in the middle where it has room', () => {
    const { scale, x, y } = closeUp({ x: 100, y: 100, width: 400, height: 200 }, frame, 1, null);

    expect(scale).toBe(1.6);
    expect([x + 300 * scale, y + 200 * scale]).toEqual([500, 300]);
  });

  test('is never smaller than asked, and then shows what is asked', () => {
    const high: Box = { x: 0, y: 0, width: 600, height: 1200 };
    const top = closeUp(high, frame, 1, null);
    const low = closeUp(high, frame, 1, { x: 300, y: 1190 });

    expect(top.scale).toBe(1);
    expect(top.y).toBe(6);
    expect(low.y).toBe(600 - 6 - 1200);
  });
});
