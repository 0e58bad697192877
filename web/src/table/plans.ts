/** A plan of a hint, for the eye: its steps with numbers, where they are on the board, and the arrows between them. */
import type { HintPlan, HintStep } from '../types';
import type { Point } from './places';
import { placeOf } from './plays';

/** Clicks that are said as one: "Pay tan" twice. */
export interface PlanStep {
  /** From 1: the same number stands on the board. */
  number: number;
  label: string;
  times: number;
  place: string;
}

/** A place of the plan on the board, with the numbers of the steps that are made there. */
export interface Mark {
  numbers: string;
  at: Point;
}

export function stepsOf(steps: readonly HintStep[], label: (step: HintStep) => string): PlanStep[] {
  const found: PlanStep[] = [];
  for (const step of steps) {
    const place = placeOf(step.kind, step.args);
    const last = found.at(-1);
    if (last !== undefined && last.place === place) last.times += 1;
    else found.push({ number: found.length + 1, label: label(step), times: 1, place });
  }
  return found;
}

/** The same clicks are the same plan, however it is ranked. */
export function keyOf(plan: HintPlan): string {
  return plan.steps.map(({ action }) => action).join(' ');
}

/**
 * The marks in the order in which they are come to first, and the way: one mark after the other. A step that is not drawn
 * now, such as a button of a later question or a cube to pay, stands with the step before it: it is a part of that deed.
 */
export function wayOf(steps: readonly PlanStep[], spot: (place: string) => Point | null): { marks: Mark[]; way: number[] } {
  const places: string[] = [];
  const numbers: number[][] = [];
  const at: Point[] = [];
  const way: number[] = [];
  for (const { number, place } of steps) {
    let index = places.indexOf(place);
    const found = index < 0 ? spot(place) : null;
    if (index < 0 && found === null) index = way.at(-1) ?? -1;
    if (index < 0) {
      if (found === null) continue; // the first click is a button: it is marked there
      index = places.push(place) - 1;
      numbers.push([]);
      at.push(found);
    }
    numbers[index]!.push(number);
    if (way.at(-1) !== index) way.push(index);
  }
  return { marks: at.map((point, index) => ({ numbers: inRanges(numbers[index]!), at: point })), way };
}

/** "1–3, 5" from 1, 2, 3, 5. */
export function inRanges(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}\u2013${last}`)).join(', ');
}

/** A bent line from one mark to another that ends before their rims; empty where they touch. */
export function arrow(from: Point, to: Point, rim: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 2 * rim + 6) return '';
  const bend = Math.min(40, length * 0.16);
  const middle = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend };
  const start = towards(from, middle, rim);
  const end = towards(to, middle, rim + 5); // room for the head
  return `M${round(start)}Q${round(middle)} ${round(end)}`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A corner of the board for what lies over it. */
export interface Corner {
  top: boolean;
  right: boolean;
}

interface Size {
  width: number;
  height: number;
}

const CORNERS: readonly Corner[] = [false, true].flatMap((top) => [false, true].map((right) => ({ top, right })));
const FIRST = 3; // the next click counts for so many
const NEAR = 14; // pixels

/** Where a panel covers the fewest of these points, those of the first clicks least of all; the foot is preferred. */
export function leastCovering(area: Size, panel: Size, points: readonly Point[]): Corner {
  const covered = ({ top, right }: Corner): number => {
    const [x, y] = [right ? area.width - panel.width : 0, top ? 0 : area.height - panel.height];
    return points.reduce((sum, point, index) => {
      const isIn = point.x > x - NEAR && point.x < x + panel.width + NEAR && point.y > y - NEAR && point.y < y + panel.height + NEAR;
      return sum + (isIn ? (index === 0 ? FIRST : 1) : 0);
    }, 0);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** The message that says in words what margin may be expected at the end, and its number. */
export function outlook(margin: number, isAlone: boolean): { message: string; n: number } {
  const n = Math.round(Math.abs(margin));
  if (isAlone) return { message: 'hint-end-alone', n: Math.round(margin) };
  if (n === 0) return { message: 'hint-end-level', n };
  return { message: margin > 0 ? 'hint-end-ahead' : 'hint-end-behind', n };
}
