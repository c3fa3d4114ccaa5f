import type { Game } from '@tabuleiro/game';
import { readGames } from '../learn/gameFiles.js';
import { type LearnedGame, parseLearnedGame } from '../learn/gameText.js';

/** How a game ended for the side to act. */
export const RESULTS = ['loss', 'draw', 'win'] as const;
export type GameResult = (typeof RESULTS)[number];

/** A position of a game: what the search thought of it, and how the game ended, both for the side to act. */
export type Observation = {
  readonly score: number;
  /** On the board. */
  readonly pieces: number;
  readonly result: GameResult;
};

/** One chunk of games in so many is kept out of the fit. */
const HELD_OUT = 4;
/** Centipawns: beyond it a game was called won, so that nothing is learned from it. */
const MOST_SCORE = 2000;

export type Observations = {
  readonly games: number;
  readonly fitted: readonly Observation[];
  readonly heldOut: readonly Observation[];
};

/** Every position of the games of a folder. */
export function observeFolder<S, M>(game: Game<S, M>, folder: string, chunks: number): Observations {
  const fitted: Observation[] = [];
  const heldOut: Observation[] = [];
  let games = 0;
  for (let chunk = 0; chunk < chunks; chunk++) {
    const to = chunk % HELD_OUT === HELD_OUT - 1 ? heldOut : fitted;
    for (const line of readGames(folder, chunk) ?? []) {
      to.push(...observeGame(game, parseLearnedGame(line)));
      games++;
    }
  }
  return { games, fitted, heldOut };
}

export function observeGame<S, M>(game: Game<S, M>, learned: LearnedGame): Observation[] {
  const { start, moves, scores, winner } = learned;
  const parsed = game.notation.parsePosition(start);
  if (!parsed.ok) throw new Error(`no position: ${start}`);
  let state = parsed.value;
  const found: Observation[] = [];
  for (const [ply, text] of moves.entries()) {
    const turn = game.turn(state);
    const move = game.notation.parseMove(state, text);
    if (turn.kind !== 'player' || !move.ok) throw new Error(`no move: ${text} after ${start}`);
    const result = winner === undefined ? 'draw' : winner === turn.player ? 'win' : 'loss';
    const score = scores[ply];
    if (Math.abs(score) <= MOST_SCORE) found.push({ score, pieces: game.pieces(state).size, result });
    state = game.apply(state, move.value);
  }
  return found;
}
