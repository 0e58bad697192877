/** Where the three parts lie on the drawn board, in its own units: 1240 by 880. Each part draws itself from its own (0, 0). */
import type { Point } from '../../table/places';
import type { Arrangement, Box } from '../../table/zoom';

export type { Box, Point };

export const WIDTH = 1240;
export const HEIGHT = 880;

/** The player board with its nine areas. */
export const OWN: Box = { x: 0, y: 0, width: 640, height: 880 };
/** The shared board: river, stairs, workshops, market, madrasa. */
export const CITY: Box = { x: 652, y: 0, width: 588, height: 560 };
/** The tower, its tray and the looking seat's screen. */
export const STAGE: Box = { x: 652, y: 572, width: 588, height: 308 };

/** Where a board three columns wide is cut for a phone: two of them are read well. */
const COLUMNS = { y: 34, width: 428, height: 710 } as const;
const FOOT = { y: 742, height: 138 } as const;
const HALF = { y: CITY.y, width: 382, height: CITY.height } as const;

/** The phone's tabs. Parts come before what holds them: what is asked is shown in the first zone that has all of it. */
export const ZONES = [
  { name: 'left', part: true, x: OWN.x, ...COLUMNS },
  { name: 'right', part: true, x: OWN.x + OWN.width - COLUMNS.width, ...COLUMNS },
  { name: 'line', part: true, x: OWN.x, width: 384, ...FOOT },
  { name: 'scrolls', part: true, x: OWN.x + 250, width: 390, ...FOOT },
  { name: 'own', ...OWN },
  { name: 'stairs', part: true, x: CITY.x, ...HALF },
  { name: 'market', part: true, x: CITY.x + CITY.width - HALF.width, ...HALF },
  { name: 'city', ...CITY },
  { name: 'tray', part: true, ...STAGE, x: STAGE.x + 134, width: STAGE.width - 134 },
  { name: 'tower', ...STAGE },
] as const;
export type Zone = (typeof ZONES)[number]['name'];

export const ARRANGEMENTS: readonly Arrangement[] = [{ name: 'wide', width: WIDTH, height: HEIGHT, zones: ZONES, readable: 1 }];
