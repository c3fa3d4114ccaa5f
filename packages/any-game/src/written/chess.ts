import {
  type ChessGame,
  type ChessMove,
  type ChessPiece,
  type ChessState,
  classico,
  nucleo,
} from '@tabuleiro/chess';
import { lineOf, type Match, seatOf } from '@tabuleiro/match';
import { composePgn, formatPgn, formatSan, parseSan, type WritablePgn } from '@tabuleiro/notation';
import { resultOf, type WrittenGame } from '../writtenGame.js';

/** Classico or Nucleo, in SAN and PGN. */
export type WrittenChess = WrittenGame<ChessState, ChessMove, ChessPiece>;

function writtenChess(game: ChessGame): WrittenChess {
  return {
    game,
    parse: (state, text, language) => parseSan(game, state, text, language),
    format: (state, move, language) => formatSan(game, state, move, language),
    pgn: (match, names) => formatPgn(composeMatch(game, match, names)),
  };
}

function composeMatch(
  game: ChessGame,
  match: Match<ChessState, ChessMove>,
  names: readonly string[],
): WritablePgn {
  const line = lineOf(match);
  return composePgn({
    ...{ game, options: match.setup.options },
    start: line.at(0)?.before ?? match.state,
    moves: line.map(({ move }) => move),
    clocks: line.map(({ by, clocks }) => clocks[seatOf(match, by)].left),
    tags: new Map(SEAT_TAGS.flatMap((tag, i) => (names[i] === '' ? [] : [[tag, names[i]] as const]))),
    result: resultOf(match),
  });
}

const SEAT_TAGS = ['White', 'Black'] as const;

/** Chess as everybody knows it, in SAN and PGN. */
export const writtenClassico: WrittenChess = writtenChess(classico);
/** Nucleo, in SAN and PGN. */
export const writtenNucleo: WrittenChess = writtenChess(nucleo);
