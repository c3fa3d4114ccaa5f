/** A tag pair. */
export const TAG: RegExp = /\s*\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\.)*)"\s*\]\s*/y;
/** A tag pair whose value has quotation marks that are not escaped: it goes up to the last of its line. */
export const LOOSE_TAG: RegExp = /\s*\[\s*([A-Za-z0-9_]+)\s+"(.*)"\s*\]\s*$/y;
export const TAG_START: RegExp = /^\s*\[\s*[A-Za-z0-9_]+\s*"/;
export const NEW_GAME: RegExp = /^\s*\[\s*Event\s*"/;
/** The next token of movetext: a sign, a NAG, `<…>`, a word, or anything else. */
export const TOKEN: RegExp = /\s*(?:([{}();])|\$(\d+)|<[^>]*>|([^\s{}();$<]+)|(.))/uy;
/** A move with English or Portuguese letters or figurines, then whatever is glued to it. */
export const MOVE: RegExp =
  /^((?:[KQRBNPDTC♔-♟]?[a-h]?[1-8]?[x:×-]?[a-h](?:[18][=/]?[QRBNDTCqrbndtc♔-♟](?![a-h]?[1-8])|[1-8])|[Oo]-[Oo](?:-[Oo])?|0-0(?:-0)?|--|Z0|0000|@@@@)(?:\+\+(?!-)|\+(?![-=/])|#)?(?:e\.?p\.?)?)(.*)$/u;
/** Four zeros are a null move. */
export const MOVE_NUMBER: RegExp = /^(?!0000)\d+(?:[.…]+|$)/u;
export const DASHES: RegExp = /[‐-―−]/gu;

/**
 * Signs that files have beside moves, and their numbers as numeric annotation glyphs (NAGs), by the standard or
 * ChessBase.
 */
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

/** The NAG of a sign such as `!?`. */
export function readGlyph(text: string): number | undefined {
  return GLYPHS.get(text);
}
