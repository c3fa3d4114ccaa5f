import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { fail, type Game, type Result } from '@tabuleiro/game';
import {
  formatBrasez,
  formatSan,
  type Language,
  parseBrasez,
  parseSan,
  type TextError,
} from '@tabuleiro/notation';

export type { Language, TextError };

/** A game and how people write its moves. */
export type Writing<S, M> = {
  readonly game: Game<S, M>;
  /** Without a language the letters of both are read. Requires a game that is not over. */
  parse(state: S, text: string, language?: Language): Result<M, TextError>;
  format(state: S, move: M, language: Language): string;
};

export function chessWriting(game: ChessGame): Writing<ChessState, ChessMove> {
  return {
    game,
    parse: (state, text, language) => parseSan(game, state, text, language),
    format: (state, move, language) => formatSan(game, state, move, language),
  };
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
