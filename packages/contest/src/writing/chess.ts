import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { lineOf, type Match, seatOf } from '@tabuleiro/match';
import { composePgn, formatPgn, formatSan, parseSan, type WritablePgn } from '@tabuleiro/notation';
import { playedMoves, resultOf, type Writing } from '../writing.js';

export function chessWriting(game: ChessGame): Writing<ChessState, ChessMove> {
  return {
    game,
    parse: (state, text, language) => parseSan(game, state, text, language),
    format: (state, move, language) => formatSan(game, state, move, language),
    pgn: (match) => formatPgn(composeMatch(game, match)),
  };
}

function composeMatch(game: ChessGame, match: Match<ChessState>): WritablePgn {
  const played = playedMoves(game, match);
  const { options, players } = match.setup;
  return composePgn({
    ...{ game, options },
    start: played.at(0)?.state ?? match.state,
    moves: played.map(({ move }) => move),
    clocks: lineOf(match).map(({ by, clocks }) => clocks[seatOf(match, by)].left),
    tags: new Map(players.flatMap(({ name }, i) => (name === '' ? [] : [[SEAT_TAGS[i], name] as const]))),
    result: resultOf(match),
  });
}

const SEAT_TAGS = ['White', 'Black'] as const;
