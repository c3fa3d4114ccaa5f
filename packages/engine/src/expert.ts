import type { Game, SearchCursor } from '@tabuleiro/game';
import type { GameLevels } from './level/levels.js';

/**
 * What a game adds to the search. An expert looks at the position of one cursor and knows the game's packed moves;
 * it never changes the position. All numbers are whole, so that every machine finds the same moves.
 */
export interface GameKnowledge {
  /** The worth of the position for the side to act, in hundredths of a pawn, without looking ahead. */
  evaluate(): number;
  /**
   * 0 for a quiet move. Else what the move takes or makes at first sight, in hundredths of a pawn times `NOISE`, plus a
   * preference below `NOISE` for cheap movers: the larger, the sooner it is tried.
   */
  tacticalScore(move: number): number;
  /** Does the exchange that the move begins on its square bring at least `threshold`? The counterpart of SEE. */
  seeAtLeast(move: number, threshold: number): boolean;
  /**
   * May the move give check? A wrong yes costs a little time, a wrong no can cost a tactic: only rare moves may be
   * missed.
   */
  mayGiveCheck(move: number): boolean;
  /** The index of the move in tables of experience: which piece goes where. */
  historyIndex(move: number): number;
  /** `place` is below this. */
  readonly historySize: number;
  /** Is doing nothing surely no better than the best action? Where not, the null move is off. */
  isNullMoveSound(): boolean;
}

export const TACTICAL_UNIT = 8;

/** A game that the computer plays. */
export interface SearchGame<S, M> {
  readonly game: Game<S, M>;
  /** Unless it brings its own, those of classic chess. */
  readonly levels?: GameLevels;
  /** A walker that starts at `state`, and the expert that looks at it. */
  open(state: S): { readonly cursor: SearchCursor<M>; readonly expert: GameKnowledge };
}
