import type { Game } from '@tabuleiro/game';
import type { Random } from './random.js';

/** An action for `state`, by the weights where chance acts; undefined when the game is over. */
export function randomMove<S, M>(game: Game<S, M>, state: S, random: Random): M | undefined {
  const turn = game.turn(state);
  if (turn.kind === 'over') return undefined;
  const moves = game.moves(state);
  if (turn.kind === 'player') return random.pick(moves);
  let rest = random.unit();
  const thrown = turn.weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return moves.at(thrown); // -1, the last, when rounding leaves a rest
}

/** The texts of all legal actions, in the order of `moves`. */
export function moveTexts<S, M>(game: Game<S, M>, state: S): string[] {
  return game.moves(state).map((move) => game.notation.formatMove(move));
}

/** The states of one random game from `from` on, the first included; `plies` actions at most. */
export function* randomGame<S, M>(game: Game<S, M>, from: S, plies: number, random: Random): Generator<S> {
  let state = from;
  yield state;
  for (let ply = 0; ply < plies; ply++) {
    const move = randomMove(game, state, random);
    if (move === undefined) return;
    state = game.apply(state, move);
    yield state;
  }
}
