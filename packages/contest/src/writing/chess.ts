import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { lineOf, type Match, seatOf } from '@tabuleiro/match';
import { composePgn, formatPgn, formatSan, parseSan, type WritablePgn } from '@tabuleiro/notation';
import { playedMoves, resultOf, type Writing } from '../writing.js';

export function chessWriting(game: ChessGame): Writing<ChessState, ChessMove> {
  return {
    game,
    parse: (state, text, language) => parseSan(game, state, text, language),
    format: (state, move, language) => formatSan(game, state, move, language),
    pgn: (match, names) => formatPgn(composeMatch(game, match, names)),
  };
}

function composeMatch(game: ChessGame, match: Match<ChessState>, names: readonly string[]): WritablePgn {
  const played = playedMoves(game, match);
  return composePgn({
    ...{ game, options: match.setup.options },
    start: played.at(0)?.state ?? match.state,
    moves: played.map(({ move }) => move),
    clocks: lineOf(match).map(({ by, clocks }) => clocks[seatOf(match, by)].left),
    tags: new Map(SEAT_TAGS.flatMap((tag, i) => (names[i] === '' ? [] : [[tag, names[i]] as const]))),
    result: resultOf(match),
  });
}

const SEAT_TAGS = ['White', 'Black'] as const;
