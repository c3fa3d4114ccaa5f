import { type Game, perft } from '@tabuleiro/game';
import type { Program } from '../program.js';

/** One of our games, as any user of the library would count with it. */
export function ours<S, M>(game: Game<S, M>, version: string): Program {
  return {
    version,
    count(position, depth) {
      const state = game.notation.parsePosition(position);
      if (!state.ok) throw new Error(`${game.id} cannot read ${position}: ${JSON.stringify(state.error)}`);
      return perft(game, state.value, depth, { bare: true });
    },
  };
}
