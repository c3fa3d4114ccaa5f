import { bareMoves, type Game, type TreeStep } from '@tabuleiro/game';
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

/** Moves by the rules: each as its place in the list of all that the position allows, or as the null move. */
export function byRules<S, M>(game: Game<S, M>): MoveCoder<S, M> {
  return {
    hasUnplayed: true,
    code: (symbols, state, step) => {
      const text = step && game.notation.formatMove(step.move);
      const chosen = codeMove(symbols, game, state, text);
      if (chosen === undefined) symbols.fail('damaged');
      if (chosen === undefined || symbols.problem !== undefined) return undefined;
      symbols.vouch(chosen.text);
      return { move: chosen.move, state: game.apply(state, chosen.move) };
    },
  };
}

type TextedMove<M> = { readonly text: string; readonly move: M };

function codeMove<S, M>(
  symbols: Symbols,
  game: Game<S, M>,
  state: S,
  text: string | undefined,
): TextedMove<M> | undefined {
  const moves = movesInOrder(game, state);
  const place = moves.findIndex((move) => move.text === text);
  const isNull = symbols.flag('null', text !== undefined && place < 0);
  const chosen = isNull
    ? nullMoveIn(game, state)
    : moves.at(symbols.choice(moves.length, Math.max(0, place)));
  if (text !== undefined && chosen?.text !== text && symbols.problem === undefined)
    throw new Error(`${text} is no move of ${game.notation.formatPosition(state)}`);
  return chosen;
}

function nullMoveIn<S, M>(game: Game<S, M>, state: S): TextedMove<M> | undefined {
  const move = game.nullMove?.(state);
  return move === undefined ? undefined : { text: game.notation.formatMove(move), move };
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
export function movesInOrder<S, M>(game: Game<S, M>, state: S): readonly TextedMove<M>[] {
  return bareMoves(game, state)
    .map((move) => ({ text: game.notation.formatMove(move), move }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
}
