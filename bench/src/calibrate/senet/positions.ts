import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed } from '@tabuleiro/engine';
import { type SenetState, senet } from '@tabuleiro/senet';
import { countOf, type ExactValues, sidesOf } from '@tabuleiro/senet-engine';

/**
 * Positions with a choice, thrown die and all, from games that chance plays against itself, as soon as the table knows
 * them: both sides have at most so many pieces. With `known`, only those that a table of so many does not know.
 */
export function drawPositions(count: number, pieces: number, seed: number, known = 0): readonly SenetState[] {
  const found: SenetState[] = [];
  for (let game = 0; found.length < count; game++) {
    const chance = new SeededRandom(mixSeed(seed, game));
    let state = senet.start();
    for (let moves = senet.moves(state); moves.length > 0; moves = senet.moves(state)) {
      const isWanted = isInside(state, pieces) && !isInside(state, known);
      if (state.die !== 0 && moves.length > 1 && isWanted) found.push(state);
      state = senet.apply(state, chance.pick(moves));
    }
  }
  return found.slice(0, count);
}

function isInside(state: SenetState, pieces: number): boolean {
  const { own, other } = sidesOf(state);
  return countOf(own) <= pieces && countOf(other) <= pieces;
}

/** How much worse than the best step each step is, by the table; by the text of the step. */
export function lossesOf(state: SenetState, truth: ExactValues): ReadonlyMap<string, number> {
  const wins = senet.moves(state).map((move): [string, number] => {
    const after = senet.apply(state, move);
    const { own, other } = sidesOf(after, state.player);
    const again = after.player === state.player;
    const win = own === 0 ? 1 : again ? truth.win(own, other) : 1 - truth.win(other, own);
    return [senet.notation.formatMove(move), win];
  });
  const best = Math.max(...wins.map(([, win]) => win));
  return new Map(wins.map(([text, win]) => [text, best - win]));
}
