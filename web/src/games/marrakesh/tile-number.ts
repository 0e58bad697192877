/** The size of a printed number on the board, and the corner of a tile that it takes. */
export const NUMBER = { width: 18, height: 15 } as const;
export const CORNER = { width: NUMBER.width + 2.5, height: NUMBER.height } as const;
