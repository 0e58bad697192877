/** Plans on the board: numbers on places, arrows between them, and what the margin means in words. */
import { expect, test } from 'vitest';
import { arrow, keyOf, leastCovering, outlook, stepsOf, wayOf } from '../src/table/plans';

const step = (kind: string, where: string, action = 1) => ({ action, kind, args: { where } });
const label = ({ kind, args }: { kind: string; args: Record<string, unknown> }): string => `${kind} ${args.where}`;

test('the same click again is one step', () => {
  const steps = stepsOf([step('slot', '3'), step('pay', 'tan'), step('pay', 'tan'), step('slot', '3')], label);

  expect(steps.map(({ number, times, place }) => [number, times, place])).toEqual([
    [1, 1, 'slot:3'],
    [2, 2, 'pay:tan'],
    [3, 1, 'slot:3'],
  ]);
});

test('a place has the numbers of all its steps, and steps that are not drawn stand with the one before', () => {
  const steps = stepsOf([step('a', '1'), step('button', 'x'), step('b', '2'), step('a', '1'), step('c', '3')], label);
  const spots: Record<string, { x: number; y: number }> = { 'a:1': { x: 0, y: 0 }, 'b:2': { x: 50, y: 0 }, 'c:3': { x: 0, y: 90 } };

  const { marks, way } = wayOf(steps, (place) => spots[place] ?? null);

  expect(marks.map(({ numbers }) => numbers)).toEqual(['1\u20132, 4', '3', '5']);
  expect(way).toEqual([0, 1, 0, 2]);
});

test('a first step that is a button has no mark on the board, but those after it do', () => {
  const steps = stepsOf([step('button', 'x'), step('a', '1'), step('pay', 'tan'), step('pay', 'teal')], label);

  const { marks } = wayOf(steps, (place) => (place === 'a:1' ? { x: 0, y: 0 } : null));

  expect(marks.map(({ numbers }) => numbers)).toEqual(['2\u20134']);
});

test('an arrow ends before the rims, bends, and is left out where marks touch', () => {
  const path = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 11);
  const [, , bend, end] = path.match(/M(.+)Q(\S+ \S+) (.+)/)!.map((part) => part.split(' ').map(Number));

  expect(bend![0]).toBe(50);
  expect(Math.abs(bend![1]!)).toBeGreaterThan(5);
  expect(end![0]).toBeLessThan(100 - 11);
  expect(arrow({ x: 0, y: 0 }, { x: 20, y: 0 }, 11)).toBe('');
});

test('two plans with the same clicks are one', () => {
  const plan = { margin: 1, behind: 0, changes: {}, why: [], lacks: null, then: '' };

  expect(keyOf({ ...plan, steps: [step('a', '1', 7), step('b', '2', 9)] })).toBe('7 9');
});

test.each([
  [12.4, false, 'hint-end-ahead', 12],
  [-20, false, 'hint-end-behind', 20],
  [0.3, false, 'hint-end-level', 0],
  [-0.4, false, 'hint-end-level', 0],
  [61.2, true, 'hint-end-alone', 61],
] as const)('a margin of %s is said in words', (margin, isAlone, message, n) => {
  expect(outlook(margin, isAlone)).toEqual({ message, n });
});

test('a panel lies where it covers least of the way, and the first click least of all', () => {
  const [area, panel] = [{ width: 1000, height: 700 }, { width: 500, height: 300 }];
  const at = (...points: [number, number][]) => leastCovering(area, panel, points.map(([x, y]) => ({ x, y })));

  expect(at()).toEqual({ top: false, right: false });
  expect(at([100, 600])).toEqual({ top: false, right: true });
  expect(at([100, 600], [900, 600], [900, 100])).toEqual({ top: true, right: false });
  expect(at([100, 600], [900, 600], [900, 500], [100, 100], [900, 50])).toEqual({ top: true, right: false });
  expect(leastCovering({ width: 390, height: 600 }, { width: 374, height: 300 }, [{ x: 200, y: 500 }]).top).toBe(true);
});
