/** The largest numeric annotation glyph that is read; PGN itself has names for those up to 255. */
export const MOST_NAG = 999;

/** Can a tree hold this as a numeric annotation glyph? */
export function isNag(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST_NAG;
}
