/** Where the three parts lie on the drawn board, in its own units: 1240 by 880. Each part draws itself from its own (0, 0). */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1240;
export const HEIGHT = 880;

/** The player board with its nine areas. */
export const OWN: Box = { x: 0, y: 0, width: 640, height: 880 };
/** The shared board: river, stairs, workshops, market, academy. */
export const CITY: Box = { x: 652, y: 0, width: 588, height: 560 };
/** The tower, its tray and the looking seat's screen. */
export const STAGE: Box = { x: 652, y: 572, width: 588, height: 308 };

/** The phone's tabs. */
export const ZONES = [
  { name: 'own', ...OWN },
  { name: 'city', ...CITY },
  { name: 'tower', ...STAGE },
] as const;
