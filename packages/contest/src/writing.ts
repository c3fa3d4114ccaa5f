import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { fail, type Game, type Result } from '@tabuleiro/game';
import { lineOf, listOf, type Match, seatOf } from '@tabuleiro/match';
import {
  composePgn,
  formatBrasez,
  formatPgn,
  formatSan,
  type Language,
  type PgnResult,
  parseBrasez,
  parseSan,
  type TextError,
  type WritablePgn,
} from '@tabuleiro/notation';

export type { Language, PgnResult, TextError };

/** A game and how people write its moves. */
export type Writing<S, M> = {
  readonly game: Game<S, M>;
  /** Without a language the letters of both are read. Requires a game that is not over. */
  parse(state: S, text: string, language?: Language): Result<M, TextError>;
  format(state: S, move: M, language: Language): string;
  /** The whole match, where the game has this form. */
  pgn?(match: Match<S>): string;
};

export type PlayedMove<S, M> = { readonly state: S; readonly move: M };

/** The line that led to the present position, each move with the position it was made in. */
export function playedMoves<S, M>(game: Game<S, M>, match: Match<S>): readonly PlayedMove<S, M>[] {
  return listOf(match.plies).flatMap(({ move, at: { state } }) => {
    const parsed = game.notation.parseMove(state, move);
    return parsed.ok ? [{ state, move: parsed.value }] : [];
  });
}

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

/** How the match ended, for the first player: `*` while it goes on. */
export function resultOf({ outcome, players }: Match<unknown>): PgnResult {
  if (outcome === undefined) return '*';
  if (outcome.winner === undefined) return '1/2-1/2';
  return outcome.winner === players[0] ? '1-0' : '0-1';
}

export const brasezWriting: Writing<BrasezState, BrasezMove> = {
  game: brasez,
  parse: parseBrasez,
  format: formatBrasez,
};

/** Coordinates only. */
export function plainWriting<S, M>(game: Game<S, M>): Writing<S, M> {
  return {
    game,
    parse: (state, text) => {
      const move = game.notation.parseMove(state, text);
      return move.ok ? move : fail({ code: 'no-such-move', text });
    },
    format: (_, move) => game.notation.formatMove(move),
  };
}
