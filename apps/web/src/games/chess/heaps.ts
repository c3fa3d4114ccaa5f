import { type Lang, PIECES, type PieceName } from '@tabuleiro/words';
import type { Heap, Scene } from '../face.js';
import { artOf, COLOURS, type Colour, type Men, menOf, sideOf } from '../grid/men.js';
import { gridWords } from '../grid/words.js';

/** C-START: how many of each kind a side begins with. */
const START: ReadonlyMap<PieceName, number> = new Map([
  ['king', 1],
  ['queen', 1],
  ['rook', 2],
  ['bishop', 2],
  ['knight', 2],
  ['pawn', 8],
]);

/** What each side has lost since the classic arrangement. */
export function heapsOf(lang: Lang, { position }: Scene): readonly Heap[] {
  const men = menOf(position);
  return COLOURS.map((colour) => {
    const lost = lostOf(men, colour);
    return {
      side: sideOf(colour),
      name: gridWords[lang].lost(colour, lost),
      arts: lost.map((name) => artOf({ name, colour })),
    };
  });
}

/** A second queen was a pawn: so many pawns are not lost but promoted. */
export function lostOf(men: Men, colour: Colour): readonly PieceName[] {
  const own = [...men.values()].filter((man) => man.colour === colour);
  const missing = (piece: PieceName): number =>
    (START.get(piece) ?? 0) - own.filter(({ name }) => name === piece).length;
  const promoted = PIECES.filter((piece) => piece !== 'pawn')
    .map((piece) => Math.max(0, -missing(piece)))
    .reduce((sum, count) => sum + count, 0);
  return PIECES.flatMap((piece) => {
    const lost = missing(piece) - (piece === 'pawn' ? promoted : 0);
    return Array.from({ length: Math.max(0, lost) }, () => piece);
  });
}
