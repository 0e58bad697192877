/** Where everything lies on a player board of 640 by 880 units. */
import type { Box } from '../layout';

export const TABS: Box = { x: 0, y: 0, width: 640, height: 32 };
export const SUPPLY: Box = { x: 0, y: 38, width: 640, height: 78 };
/** The height of an area's header. */
export const HEADER = 28;

const [LOW, HIGH] = [138, 322];
const [FIRST, SECOND, THIRD] = [124, 270, 600];
const WIDE = 208;

/** The medina lies in the middle: each of its gate slots looks at the area beyond it. */
export const AREA_BOXES: Readonly<Record<string, Box>> = {
  river: { x: 0, y: FIRST, width: WIDE, height: LOW },
  garden: { x: 216, y: FIRST, width: WIDE, height: LOW },
  souk: { x: 432, y: FIRST, width: WIDE, height: LOW },
  sahara: { x: 0, y: SECOND, width: WIDE, height: HIGH },
  medina: { x: 216, y: SECOND, width: WIDE, height: HIGH },
  square: { x: 432, y: SECOND, width: WIDE, height: HIGH },
  madrasa: { x: 0, y: THIRD, width: WIDE, height: LOW },
  palace: { x: 216, y: THIRD, width: WIDE, height: LOW },
  mosque: { x: 432, y: THIRD, width: WIDE, height: LOW },
};

export const LINE: Box = { x: 0, y: 746, width: 380, height: 134 };
export const SCROLLS: Box = { x: 388, y: 746, width: 252, height: 134 };

/** The colour of the keshis that an area takes; the souk takes three. */
export const COLOUR_OF: Readonly<Record<string, string>> = {
  garden: 'green',
  madrasa: 'grey',
  palace: 'white',
  mosque: 'black',
  square: 'pink',
  river: 'turquoise',
  medina: 'beige',
  sahara: 'brown',
  souk: 'yellow',
};
export const MOST_KESHIS = 8;
export const GOODS = ['yellow', 'purple', 'orange'] as const;
export const RESOURCES = ['water', 'date', 'dinar'] as const;
export const OCTAGON = 'M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z';
