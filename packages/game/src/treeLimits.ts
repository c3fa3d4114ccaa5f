/*
 * What a tree of moves may hold, whatever it is read from: PGN, a share link, the text of a study. One reader must not take
 * what another refuses, or a game that was opened from a link could not be read from where it was kept.
 */

/** The largest numeric annotation glyph; PGN itself has names for those up to 255. */
export const MOST_NAG = 999;
/** The most letters that the name of a place has. */
export const LONGEST_PLACE = 10;
/** Variations within variations: deeper than anybody writes, and well within any stack. */
export const DEEPEST_TREE = 500;

/** Can a tree hold this as a numeric annotation glyph? */
export function isNag(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST_NAG;
}

/** Can it hold this as a place of a mark? */
export function isPlaceName(text: string): boolean {
  return [...text].length <= LONGEST_PLACE;
}

/** Can it hold this as a time, in ms? Other programs also have parts of one. */
export function isTreeTime(ms: number): boolean {
  return ms >= 0 && ms <= Number.MAX_SAFE_INTEGER;
}
