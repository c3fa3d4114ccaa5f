import type { SearchGame } from '@tabuleiro/engine';
import { Searcher } from '@tabuleiro/engine';
import { SeededRandom } from '../seededRandom.js';

/** How random openings are made. */
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

/** The options of the shipped lists. */
export const DEFAULT_OPENING_OPTIONS: OpeningOptions = {
  ...{ count: 250, seed: 1, prelude: 0, shortest: 4, longest: 8 },
  ...{ balance: 80, nodes: 20_000 },
};

/** Random legal moves from the start, accepted if a short search finds the sides about equal. No position occurs twice. */
export function drawOpenings<S, M>(searchGame: SearchGame<S, M>, options: OpeningOptions): string[][] {
  const searcher = new Searcher(searchGame);
  const random = new SeededRandom(options.seed);
  const seen = new Set<string>();
  const openings: string[][] = [];
  while (openings.length < options.count) {
    const { moves, state } = drawLine(searchGame, random, options);
    const position = searchGame.game.notation.formatPosition(state);
    if (seen.has(position)) continue;
    seen.add(position);
    searcher.forget();
    if (isBalanced(searcher, state, options)) openings.push(moves);
  }
  return openings;
}

function drawLine<S, M>(
  { game }: SearchGame<S, M>,
  random: SeededRandom,
  { prelude, shortest, longest }: OpeningOptions,
): { moves: string[]; state: S } {
  const plies = prelude + shortest + random.below(longest - shortest + 1);
  const moves: string[] = [];
  let state = game.start();
  while (moves.length < plies && game.turn(state).kind !== 'over') {
    const move = random.pick(game.moves(state));
    moves.push(game.notation.formatMove(move));
    state = game.apply(state, move);
  }
  return { moves, state };
}

/** Is the game still open, and nobody ahead by much? */
export function isBalanced<S, M>(
  searcher: Searcher<S, M>,
  state: S,
  { nodes, balance }: Pick<OpeningOptions, 'nodes' | 'balance'>,
): boolean {
  if (searcher.searchGame.game.turn(state).kind === 'over') return false;
  searcher.forget();
  const { score } = searcher.search(state, { nodes });
  return 'cp' in score && Math.abs(score.cp) < balance;
}
