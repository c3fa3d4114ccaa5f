import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed, Searcher, type SearchGame, TranspositionTable } from '@tabuleiro/engine';
import { Adjudicator, centipawns, openFairly } from '../tune/selfPlay.js';
import type { LearnedGame } from './gameText.js';

/** A game that is not over by then is a draw. */
const MOST_PLIES = 300;
const MEGABYTES = 4;

/** The computer, about to play against itself. */
export function seatLearner<S, M>(searchGame: SearchGame<S, M>): Searcher<S, M> {
  return new Searcher(searchGame, new ArrayBuffer(TranspositionTable.bytes(MEGABYTES)));
}

/**
 * One game of the computer against itself from some random plies on, with `nodes` for each move, give or take a quarter. It
 * depends on the seeds, the evaluation and `nodes` alone.
 */
export function playLearningGame<S, M>(
  searcher: Searcher<S, M>,
  seeds: readonly number[],
  nodes: number,
): LearnedGame {
  const { game } = searcher.searchGame;
  const chance = new SeededRandom(mixSeed(...seeds));
  const adjudicator = new Adjudicator(game.players);
  let state = openFairly(game, searcher, chance, nodes);
  const start = game.notation.formatPosition(state);
  const moves: string[] = [];
  const scores: number[] = [];
  searcher.forget();
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { start, moves, scores, winner: turn.outcome.winner };
    const { move, score: rated } = searcher.search(state, { nodes: (nodes * (96 + chance.below(65))) >> 7 });
    if (move === undefined) break;
    const score = centipawns(rated);
    const ruling = adjudicator.hear(turn.player, score, ply);
    if (ruling !== undefined) return { start, moves, scores, winner: ruling.winner };
    moves.push(game.notation.formatMove(move));
    scores.push(score);
    state = game.apply(state, move);
  }
  return { start, moves, scores, winner: undefined };
}
