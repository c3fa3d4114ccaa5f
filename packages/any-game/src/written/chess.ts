import {
  type ChessGame,
  type ChessMove,
  type ChessPiece,
  type ChessState,
  classico,
  moveNumberOf,
  nucleo,
} from '@tabuleiro/chess';
import { composePgnTree, formatPgn, formatSan, parseSan } from '@tabuleiro/notation';
import type { WrittenGame } from '../writtenGame.js';

/** Classico or Nucleo, in SAN and PGN. */
export type WrittenChess = WrittenGame<ChessState, ChessMove, ChessPiece>;

function writtenChess(game: ChessGame): WrittenChess {
  return {
    game,
    parse: (state, text, language) => parseSan(game, state, text, language),
    format: (state, move, language) => formatSan(game, state, move, language),
    moveNumber: moveNumberOf,
    pgn: (study) => formatPgn(composePgnTree({ game, ...study })),
  };
}

/** Chess as everybody knows it, in SAN and PGN; its openings have names. */
export const writtenClassico: WrittenChess = {
  ...writtenChess(classico),
  loadOpenings: async () => (await import('./chessOpenings.js')).chessOpenings,
};
/** Nucleo, in SAN and PGN. */
export const writtenNucleo: WrittenChess = writtenChess(nucleo);
