import type { Game, Result } from '@tabuleiro/game';
import { listOf, type Match } from '@tabuleiro/match';
import type { Language, PgnResult, TextError } from '@tabuleiro/notation';

export type { Language, PgnResult, TextError };

/** A game and how people write its moves. */
export type Writing<S, M> = {
  readonly game: Game<S, M>;
  /** Without a language the letters of both are read. Requires a game that is not over. */
  parse(state: S, text: string, language?: Language): Result<M, TextError>;
  format(state: S, move: M, language: Language): string;
  /** The whole match, where the game has this form; an empty name is left out. */
  pgn?(match: Match<S>, names: readonly string[]): string;
};

export type PlayedMove<S, M> = { readonly state: S; readonly move: M };

/** The line that led to the present position, each move with the position it was made in. */
export function playedMoves<S, M>(game: Game<S, M>, match: Match<S>): readonly PlayedMove<S, M>[] {
  return listOf(match.plies).flatMap(({ move, at: { state } }) => {
    const parsed = game.notation.parseMove(state, move);
    return parsed.ok ? [{ state, move: parsed.value }] : [];
  });
}

/** How the match ended, for the first player: `*` while it goes on. */
export function resultOf({ outcome, players }: Match<unknown>): PgnResult {
  if (outcome === undefined) return '*';
  if (outcome.winner === undefined) return '1/2-1/2';
  return outcome.winner === players[0] ? '1-0' : '0-1';
}
