import type { Game, Result } from '@tabuleiro/game';
import type { Match } from '@tabuleiro/match';
import type { Language, PgnResult, TextError } from '@tabuleiro/notation';

export type { Language, PgnResult, TextError };

/**
 * A game and how people write its moves. A plain `WrittenGame` is one of any game: its states and moves can only be handed
 * back to it.
 */
export interface WrittenGame<S = unknown, M = unknown, P extends string = string> {
  readonly game: Game<S, M, P>;
  /** Without a language the letters of both are read. Requires a game that is not over. */
  parse(state: S, text: string, language?: Language): Result<M, TextError>;
  format(state: S, move: M, language: Language): string;
  /** The whole match, where the game has this form; an empty name is left out. */
  pgn?(match: Match<S, M>, names: readonly string[]): string;
}

/** How the match ended, for the first player: `*` while it goes on. */
export function resultOf({ outcome, players }: Match): PgnResult {
  if (outcome === undefined) return '*';
  if (outcome.winner === undefined) return '1/2-1/2';
  return outcome.winner === players[0] ? '1-0' : '0-1';
}
