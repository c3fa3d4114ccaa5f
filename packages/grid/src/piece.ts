/*
 * A piece code is `colour | type`; a game numbers its types from 1 to 15.
 */
/** What an empty cell holds. */
export const EMPTY = 0;
/** The colour bit of White's pieces. */
export const WHITE = 16;
/** The colour bit of Black's pieces. */
export const BLACK = 32;
/** What a cell outside the board holds. */
export const OFF = 64;
/** The mask of the type in a piece code. */
export const TYPE = 15;
/** The mask of the colour in a piece code; `colour ^ COLOURS` is the opponent. */
export const COLOURS = WHITE | BLACK;
