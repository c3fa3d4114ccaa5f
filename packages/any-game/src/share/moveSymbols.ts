import type { Game, TreeStep } from '@tabuleiro/game';
import type { Symbols } from './symbols.js';

/** How the moves of a line are coded. */
export type MoveCoder<S, M> = {
  /** Codes one move. A writer gives its step; nothing comes back where there is no such move. */
  code(
    symbols: Symbols,
    state: S,
    step?: TreeStep<S, M>,
  ): { readonly move: M; readonly state: S } | undefined;
  /** May a line go on with what the rules cannot play? */
  readonly hasUnplayed: boolean;
};

/** Moves by the rules: each as its place in the list of all that the position allows. */
export function byRules<S, M>(game: Game<S, M>): MoveCoder<S, M> {
  return {
    hasUnplayed: true,
    code: (symbols, state, step) => {
      const moves = movesInOrder(game, state);
      const text = step && game.notation.formatMove(step.move);
      const place = moves.findIndex((move) => move.text === text);
      if (step !== undefined && place < 0)
        throw new Error(`${text} is no move of ${game.notation.formatPosition(state)}`);
      if (moves.length === 0) symbols.fail('damaged');
      const chosen = moves.at(symbols.choice(moves.length, Math.max(0, place)));
      if (chosen === undefined || symbols.problem !== undefined) return undefined;
      symbols.vouch(chosen.text);
      return { move: chosen.move, state: game.apply(state, chosen.move) };
    },
  };
}

/** Moves that no rules can play: any text. */
export const asWritten: MoveCoder<undefined, string> = {
  hasUnplayed: false,
  code: (symbols, state, step) => ({ move: symbols.text('move', step?.move ?? ''), state }),
};

/**
 * Every move that a position allows, even where a rule has ended the game, in the ASCII order of their canonical texts.
 * It depends on the rules alone, so a link that holds places in this list can be read as long as they stand.
 */
export function movesInOrder<S, M>(
  game: Game<S, M>,
  state: S,
): readonly { readonly text: string; readonly move: M }[] {
  const cursor = game.cursor(state);
  const packed = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(packed, 0);
  return Array.from(packed.subarray(0, end), (one) => {
    const move = cursor.unpack(one);
    return { text: game.notation.formatMove(move), move };
  }).sort((one, other) => (one.text < other.text ? -1 : 1));
}
