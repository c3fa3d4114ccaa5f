import type { SearchGame } from '@tabuleiro/engine';
import { Searcher } from '@tabuleiro/engine';
import { SeededRandom } from '../chance.js';

export type OpeningOptions = {
  readonly count: number;
  readonly seed: number;
  /** Plies that every game begins with and that count for nothing, a choice of kings for instance. */
  readonly prelude: number;
  readonly shortest: number;
  readonly longest: number;
  /** No side may be ahead by more, in hundredths of a pawn. */
  readonly balance: number;
  readonly nodes: number;
};

export const DEFAULT_OPENING_OPTIONS: OpeningOptions = {
  ...{ count: 250, seed: 1, prelude: 0, shortest: 4, longest: 8 },
  ...{ balance: 80, nodes: 20_000 },
};

/** Random legal actions from the start, kept where a short search finds the sides about equal. No two are alike. */
export function drawOpenings<S, M>(mind: SearchGame<S, M>, wishes: OpeningOptions): string[][] {
  const thinker = new Searcher(mind);
  const chance = new SeededRandom(wishes.seed);
  const seen = new Set<string>();
  const openings: string[][] = [];
  while (openings.length < wishes.count) {
    const { moves, state } = drawLine(mind, chance, wishes);
    const position = mind.game.notation.formatPosition(state);
    if (seen.has(position)) continue;
    seen.add(position);
    thinker.forget();
    if (isBalanced(thinker, state, wishes)) openings.push(moves);
  }
  return openings;
}

function drawLine<S, M>(
  { game }: SearchGame<S, M>,
  chance: SeededRandom,
  { prelude, shortest, longest }: OpeningOptions,
): { moves: string[]; state: S } {
  const plies = prelude + shortest + chance.below(longest - shortest + 1);
  const moves: string[] = [];
  let state = game.start();
  while (moves.length < plies && game.turn(state).kind !== 'over') {
    const move = chance.pick(game.moves(state));
    moves.push(game.notation.formatMove(move));
    state = game.apply(state, move);
  }
  return { moves, state };
}

/** Is the game still open, and nobody ahead by much? */
export function isBalanced<S, M>(
  thinker: Searcher<S, M>,
  state: S,
  { nodes, balance }: Pick<OpeningOptions, 'nodes' | 'balance'>,
): boolean {
  if (thinker.searchGame.game.turn(state).kind === 'over') return false;
  thinker.forget();
  const { score } = thinker.search(state, { nodes });
  return 'cp' in score && Math.abs(score.cp) < balance;
}
