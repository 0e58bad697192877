/** Where everything lies on the drawn board, in its own units, in each of its arrangements. */
import type { Point } from '../../table/places';
import type { Arrangement, Box, Zone as ZoneBox } from '../../table/zoom';

export type { Box, Point };

/** The height of an area's header. */
export const HEADER = 22;

// --- the things on the board --------------------------------------------------------------------------------------
export const CITIES = ['moscow', 'karakorum', 'samarcanda', 'lan-zhou', 'alexandria', 'karachi', 'sumatra'] as const;
export const PROVINCES = ['anxi', 'ormuz', 'kashgar', 'xian', 'adana', 'kochi'] as const;
export const OASES = 'abcdefghij'.split('').map((letter) => `oasis-${letter}`);
export const BAZAAR_SPACES = ['camels', 'spice', 'silk', 'gold'] as const;
export const KHAN_SPACES = 4;
export const ROW_LENGTH = 6;
export const STEPS = 6;

// --- the arrangements ---------------------------------------------------------------------------------------------
type Area = 'map' | 'coins' | 'khan' | 'bazaar' | 'contracts' | 'travel' | 'hand';
export type Zone = 'map' | 'west' | 'east' | 'actions' | 'bazaar' | 'contracts' | 'hand' | 'dice' | 'cards';
interface NamedZone extends ZoneBox {
  name: Zone;
}

export interface Layout extends Arrangement {
  zones: readonly NamedZone[];
  boxes: Readonly<Record<Area, Box>>;
  /** Where cards are offered: over the action spaces. */
  offered: Box;
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** As on the printed board: the map, below it the action spaces in a row, at the foot what the looking seat has. */
function rows(name: string, width: number, widths: { coins: number; bazaar: number; contracts: number }): Layout {
  const { coins, bazaar, contracts } = widths;
  const [second, third] = [coins + 4 + bazaar + 4, coins + 4 + bazaar + 4 + contracts + 4];
  const map = box(0, 0, width, 432);
  const actions = box(0, 438, width, 184);
  const hand = box(0, 628, width, 112);
  return {
    ...{ name, width, height: 740, readable: 1, offered: actions },
    boxes: {
      ...{ map, hand },
      coins: box(0, 438, coins, 80),
      khan: box(0, 522, coins, 100),
      bazaar: box(coins + 4, 438, bazaar, 184),
      contracts: box(second, 438, contracts, 184),
      travel: box(third, 438, width - third, 184),
    },
    zones: [
      { name: 'map', ...map },
      { name: 'west', part: true, ...box(0, 0, width / 2 + 10, 740) },
      { name: 'east', part: true, ...box(width / 2 - 50, 0, width / 2 + 50, 740) },
      { name: 'actions', ...actions },
      { name: 'bazaar', part: true, ...actions, width: second },
      { name: 'contracts', part: true, ...actions, x: second, width: width - second },
      { name: 'hand', ...hand },
      { name: 'dice', part: true, ...hand, width: 622 },
      { name: 'cards', part: true, ...hand, x: 438, width: width - 438 },
    ],
  };
}

/** For a window that is held upright: a narrow map, below it two rows; the own things lie beside the journeys. */
function upright(name: string, high: number, readable: number): Layout {
  const width = 868;
  const [first, second] = [high + 6, high + 196];
  const map = box(0, 0, width, high);
  const actions = box(0, first, width, 184);
  const hand = box(172, second, width - 172, 226);
  return {
    ...{ name, width, height: second + 226, readable, offered: actions },
    boxes: {
      ...{ map, hand },
      coins: box(0, first, 136, 80),
      khan: box(0, first + 84, 136, 100),
      bazaar: box(140, first, 328, 184),
      contracts: box(472, first, 396, 184),
      travel: box(0, second, 168, 226),
    },
    zones: [
      { name: 'map', ...map },
      { name: 'west', part: true, ...map, width: 440 },
      { name: 'east', part: true, ...map, x: 418, width: 450 },
      { name: 'actions', ...actions, height: 416 },
      { name: 'bazaar', part: true, ...box(0, first, 468, 416) },
      { name: 'contracts', part: true, ...box(472, first, 396, 416) },
      { name: 'hand', ...hand },
      { name: 'dice', part: true, ...box(352, second, 516, 112) },
      { name: 'cards', part: true, ...box(172, second + 108, 454, 118) },
    ],
  };
}

export const LAYOUTS: readonly Layout[] = [
  rows('wide', 1040, { coins: 136, bazaar: 328, contracts: 396 }),
  rows('broad', 1240, { coins: 160, bazaar: 384, contracts: 468 }),
  upright('tall', 542, 1),
  upright('slim', 860, 0.81),
];

export function layoutOf(arrangement: string): Layout {
  return LAYOUTS.find(({ name }) => name === arrangement) ?? LAYOUTS[0]!;
}

export function zoneBox({ zones }: Layout, name: Zone): Box {
  return zones.find((zone) => zone.name === name)!;
}

/** On a window this narrow cards to choose from lie where a zone shows them large: characters in the west, others at the bazaar. */
export const PHONE = 700;
