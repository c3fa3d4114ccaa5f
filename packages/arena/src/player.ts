import type { Score } from '@tabuleiro/engine';
import type { Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';

/** Where a game stands when a player is asked: the state for our own, the line that led there for others. */
export type Situation<S> = {
  readonly state: S;
  /** Action texts from the start position. */
  readonly moves: readonly string[];
};

/** An action as text and, where the player says so, what it thinks of its position. */
export type Choice = { readonly move: string; readonly score?: Score };

/** Plays one side of one game after another. */
export interface ArenaPlayer<S> {
  /** Before each game; afterwards nothing depends on the games before. Fails when it cannot play at all. */
  begin(seed: number): Promise<Result<undefined, EngineError>>;
  /** Requires a position with a legal action. A failure loses the game; the next `begin` mends what it can. */
  choose(situation: Situation<S>): Promise<Result<Choice, EngineError>>;
  /** Ends a `choose` that goes on, soon; what it then answers does not count. */
  stop(): void;
  close(): Promise<void>;
}
