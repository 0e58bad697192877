/** The size of a printed number on the board. */
export const NUMBER = { width: 18, height: 15 } as const;
