import type { Score } from '@tabuleiro/engine';
import type { Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';

/** The position that a player is asked about: the state for our own players, the moves for UCI engines. */
export type Situation<S> = {
  readonly state: S;
  /** Move texts from the starting position. */
  readonly moves: readonly string[];
};

/** A move as text and the score that the player reports, if any. */
export type ChosenMove = { readonly move: string; readonly score?: Score };

/** Plays one side of one game after another. */
export interface ArenaPlayer<S> {
  /** Before each game; afterwards nothing depends on the games before. Fails when it cannot play at all. */
  begin(seed: number): Promise<Result<undefined, EngineError>>;
  /** Requires a position with a legal move. A failure loses the game; the next `begin` restarts what it can. */
  choose(situation: Situation<S>): Promise<Result<ChosenMove, EngineError>>;
  /** Soon ends a `choose` under way; its answer does not count. */
  stop(): void;
  close(): Promise<void>;
}
