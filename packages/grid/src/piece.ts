/** A piece is `colour | type`; a game numbers its types from 1 to 15. */
export const EMPTY = 0;
export const WHITE = 16;
export const BLACK = 32;
/** What a cell outside the board holds. */
export const OFF = 64;
export const TYPE = 15;
export const COLOURS = WHITE | BLACK;
