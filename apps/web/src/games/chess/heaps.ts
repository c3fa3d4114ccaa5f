import type { Lang, PieceName } from '@tabuleiro/words';
import { gridWords } from '../../words/grid.js';
import { artOf, COLOURS, type Colour, type Men, sideOf } from '../grid/men.js';
import { PIECES } from '../grid/pieceOrder.js';
import type { PieceRow } from '../view.js';

/** What each side has lost since the arrangement that the game begins with. */
export function pieceRowsOf(lang: Lang, started: Men, men: Men): readonly PieceRow[] {
  return COLOURS.map((colour) => {
    const lost = lostOf(started, men, colour);
    return {
      side: sideOf(colour),
      name: gridWords[lang].lost(colour, lost),
      arts: lost.map((name) => artOf(name, colour)),
    };
  });
}

/** A second queen was a pawn: so many pawns are not lost but promoted. */
export function lostOf(started: Men, men: Men, colour: Colour): readonly PieceName[] {
  const missing = (piece: PieceName): number => count(started, colour, piece) - count(men, colour, piece);
  const promoted = PIECES.filter((piece) => piece !== 'pawn')
    .map((piece) => Math.max(0, -missing(piece)))
    .reduce((sum, extra) => sum + extra, 0);
  return PIECES.flatMap((piece) => {
    const lost = missing(piece) - (piece === 'pawn' ? promoted : 0);
    return Array.from({ length: Math.max(0, lost) }, () => piece);
  });
}

function count(men: Men, colour: Colour, piece: PieceName): number {
  return [...men.values()].filter(({ name, player }) => name === piece && player === colour).length;
}
