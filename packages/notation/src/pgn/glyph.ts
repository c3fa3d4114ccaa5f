/** Marks that files have beside moves, and the number the standard (or ChessBase) gives them. */
const GLYPHS: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
  ['□', 7],
  ['=', 10],
  ['∞', 13],
  ['+=', 14],
  ['⩲', 14],
  ['=+', 15],
  ['⩱', 15],
  ['+/-', 16],
  ['±', 16],
  ['-/+', 17],
  ['∓', 17],
  ['+-', 18],
  ['-+', 19],
  ['N', 146],
  ['D', 220],
]);

export function readGlyph(text: string): number | undefined {
  return GLYPHS.get(text);
}
