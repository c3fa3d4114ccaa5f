import type { Player } from '@tabuleiro/game';

/** A game that the computer played against itself, and what it thought of each position for the side to act. */
export type LearnedGame = {
  readonly start: string;
  readonly moves: readonly string[];
  /** In centipawns, one for each move. */
  readonly scores: readonly number[];
  /** Undefined for a draw. */
  readonly winner: Player | undefined;
};

/** One line of a chunk of games: winner or `-`, start, then moves and scores, with tabs between. */
export function formatLearnedGame({ start, moves, scores, winner }: LearnedGame): string {
  return [winner ?? '-', start, moves.join(' '), scores.join(' ')].join('\t');
}

export function parseLearnedGame(line: string): LearnedGame {
  const [winner, start, moves, scores] = line.split('\t');
  return {
    start,
    moves: moves === '' ? [] : moves.split(' '),
    scores: scores === '' ? [] : scores.split(' ').map(Number),
    winner: winner === '-' ? undefined : (winner as Player),
  };
}
