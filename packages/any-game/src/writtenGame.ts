import { fail, type Game, type Result } from '@tabuleiro/game';
import type { Match } from '@tabuleiro/match';
import type { Language, Opening, PgnResult, TextError } from '@tabuleiro/notation';
import type { Study } from './study.js';

export type { Language, PgnResult, TextError };

/**
 * A game and how people write it. A plain `WrittenGame` is one of any game: its states and moves can only be handed
 * back to it.
 */
export interface WrittenGame<S = unknown, M = unknown, P extends string = string> {
  readonly game: Game<S, M, P>;
  /**
   * The move that a person's text names; without a language the letters of both are read. Requires a game that is
   * not over.
   */
  parse(state: S, text: string, language?: Language): Result<M, TextError>;
  /** A legal move as people write it. */
  format(state: S, move: M, language: Language): string;
  /** The number of the move that comes next in a state, as people count; a game without such numbers has none. */
  moveNumber?(state: S): number;
  /** A game with everything around its moves as PGN, where the game has it. */
  pgn?(study: Omit<Study<S, M>, 'written'>): string;
  /** How its openings are found, where they have names. Fetched when it is asked for. */
  loadOpenings?(): Promise<Openings<S>>;
}

/** The openings of a game that have names. */
export interface Openings<S = unknown> {
  /**
   * The opening of a line, from its start or any later position: that of the last position that has a name, however it was
   * reached. Undefined where none has.
   */
  find(states: readonly S[]): Opening | undefined;
}

/** A game whose moves people write in coordinates, as the rules do. */
export function writtenInCoordinates<S, M>(game: Game<S, M>): WrittenGame<S, M> {
  return {
    game,
    parse: (state, text) => {
      const move = game.notation.parseMove(state, text);
      return move.ok ? move : fail({ code: 'no-such-move', text });
    },
    format: (_, move) => game.notation.formatMove(move),
  };
}

/** The result of a match as PGN writes it: `1-0` where the first player won, `*` while it goes on. */
export function resultOf({ outcome, players }: Match): PgnResult {
  if (outcome === undefined) return '*';
  if (outcome.winner === undefined) return '1/2-1/2';
  return outcome.winner === players[0] ? '1-0' : '0-1';
}
