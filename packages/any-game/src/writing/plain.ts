import { fail, type Game } from '@tabuleiro/game';
import type { WrittenGame } from '../writing.js';

/** Coordinates only. */
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
