/** Where things lie on the stage (588 by 308 units of its own), and what its parts share. */
import type { Point } from '../../../table/places';
import type { Box } from '../../../table/zoom';
import type { Speaker } from '../../../texts/speaker';
import type { PlayerView, View } from '../view';

export type { Box, Point };

export const WIDTH = 588;
export const HEIGHT = 308;
export const RIBBON: Box = { x: 0, y: 0, width: WIDTH, height: 30 };
export const TOWER: Box = { x: 4, y: 34, width: 128, height: 270 };
export const TRAY: Box = { x: 138, y: 36, width: 444, height: 130 };
export const SCREEN: Box = { x: 138, y: 172, width: 290, height: 130 };
export const ORDER: Box = { x: 434, y: 172, width: 148, height: 130 };

/** The colours in their order; the first eight are those of the first eight areas. */
export const COLOURS = [
  ...(['green', 'grey', 'white', 'black', 'pink', 'turquoise'] as const),
  ...(['beige', 'brown', 'red', 'purple', 'orange', 'yellow'] as const),
] as const;
export const AREAS = ['garden', 'madrasa', 'palace', 'mosque', 'square', 'river', 'medina', 'sahara', 'souk'] as const;
/** Keshis that everybody chooses in a round: as many as there are workers. */
export const WORKERS = 3;

const TITLE = 21;
const IN_A_ROW = 6;

/** The cell of a colour in the tray or behind the screen: six in a row, two rows, under the title. */
export function cellOf(box: Box, index: number): Box {
  const width = (box.width - 4) / IN_A_ROW;
  const height = (box.height - TITLE - 4) / 2;
  return { x: box.x + 2 + (index % IN_A_ROW) * width, y: box.y + TITLE + Math.floor(index / IN_A_ROW) * height, width, height };
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Colours one by one, in their order. */
export function oneByOne(counts: Record<string, number>): string[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));
}

/** The seat whose screen is shown: the one that looks; for a spectator the one whose turn it is. */
export function screenOf(view: View, perspective: number | null): number {
  return perspective ?? view.active ?? view.to_move ?? view.camel;
}

export interface Link {
  kind: string;
  n: number;
}

/** Decisions that wait, the next one first; equal neighbours are counted. */
export function chain(pending: readonly string[]): Link[] {
  const links: Link[] = [];
  for (const kind of pending) {
    const last = links.at(-1);
    if (last?.kind === kind) last.n += 1;
    else links.push({ kind, n: 1 });
  }
  return links;
}

/** The areas of a seat's workers one by one; three in the souk are three. */
export function workerAreas(player: PlayerView): string[] {
  return AREAS.flatMap((area) => Array.from({ length: player.workers[area] ?? 0 }, () => area));
}

/** The area of a colour; null: red, which goes anywhere. */
export function areaOf(colour: string): string | null {
  const index = COLOURS.findIndex((one) => one === colour);
  if (index < 0 || colour === 'red') return null;
  return AREAS[Math.min(index, AREAS.length - 1)] ?? null;
}

/** The colour of an area; the souk has one of its own. */
export function colourOf(area: string): string {
  const index = AREAS.findIndex((one) => one === area);
  return index < 0 || area === 'souk' ? 'souk' : (COLOURS[index] ?? 'souk');
}

/** Where the worker of a revealed red keshi went; null: not yet, or there is none. */
export function jokerArea(player: PlayerView): string | null {
  const left = { ...player.workers };
  for (const colour of player.chosen ?? []) {
    const area = areaOf(colour);
    if (area !== null) left[area] = (left[area] ?? 0) - 1;
  }
  return AREAS.find((area) => (left[area] ?? 0) > 0) ?? null;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Keshis or areas in words, equal ones counted: "2 × green date picker, red water seller". */
export function listed(speaker: Speaker, kind: 'colour' | 'area', names: readonly string[]): string {
  return chain(names)
    .map((link) => (link.n > 1 ? `${link.n} × ` : '') + speaker.say(`${kind}-${link.kind}`))
    .join(', ');
}

// --- the keshis that are stuck ----------------------------------------------------------------------------------------
export const STUCK = 18;
/** The upper side of both floors and their left ends, in the tower's own units. */
export const FLOORS: readonly Point[] = [
  { x: 26, y: 120 },
  { x: 26, y: 190 },
];
const ON_FLOOR = 4;
/** The outer places lie on planks: they are taken first. */
const ORDER_ON_FLOOR = [0, 3, 1, 2];

/** Where each of the stuck keshis lies: half of them on each floor, four beside each other, the next ones on top. */
export function stuckAt(n: number): Point[] {
  const lower = Math.ceil(n / 2);
  return Array.from({ length: n }, (_, i) => {
    const isLower = i < lower;
    const place = isLower ? i : i - lower;
    const floor = FLOORS[isLower ? 1 : 0] ?? { x: 0, y: 0 };
    const row = Math.floor(place / ON_FLOOR);
    const column = ORDER_ON_FLOOR[place % ON_FLOOR] ?? 0;
    return { x: floor.x + column * (STUCK + 1), y: floor.y - STUCK - row * (STUCK - 1) };
  });
}
