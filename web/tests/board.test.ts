import { expect, test } from 'vitest';
import { nearest } from '../src/table/places';
import { fitted, held, zoomed } from '../src/table/zoom';

const FRAME = { width: 390, height: 600 };
const BOARD = { x: 0, y: 0, width: 1000, height: 700 };

test('arrows go to the nearest place in their direction', () => {
  const places = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -50, y: 0 },
    { x: 0, y: 80 },
  ];
  expect(nearest({ x: 0, y: 0 }, places, 'ArrowRight')).toBe(0);
  expect(nearest({ x: 0, y: 0 }, places, 'ArrowLeft')).toBe(2);
  expect(nearest({ x: 0, y: 0 }, places, 'ArrowDown')).toBe(3);
  expect(nearest({ x: 0, y: 0 }, places, 'ArrowUp')).toBe(-1);
});

test('a zone fills the frame and stands in its middle', () => {
  const fit = fitted({ x: 200, y: 100, width: 195, height: 100 }, FRAME);
  expect(fit.scale).toBe(2);
  expect(297.5 * fit.scale + fit.x).toBeCloseTo(195);
  expect(150 * fit.scale + fit.y).toBeCloseTo(300);
});

test('the board is not dragged out of the frame', () => {
  const fit = held({ scale: 1, x: 500, y: -5000 }, BOARD, FRAME);
  expect(fit.x).toBeCloseTo(0);
  expect(fit.y).toBeCloseTo(-100);
  expect(held({ scale: 0.39, x: 40, y: 0 }, BOARD, FRAME).y).toBeCloseTo(163.5);
});

test('zooming keeps the point under the fingers', () => {
  const fit = zoomed({ scale: 1, x: 10, y: 20 }, 2, { x: 100, y: 100 });
  expect((100 - fit.x) / fit.scale).toBeCloseTo(90);
  expect((100 - fit.y) / fit.scale).toBeCloseTo(80);
});
