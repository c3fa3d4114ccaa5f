import { type Game, ok, type Result } from '@tabuleiro/game';
import { SeededRandom } from '../chance.js';
import type { EngineError } from '../engineError.js';
import type { ArenaPlayer, Choice, Situation } from '../player.js';

/** Any legal action, each as likely as another. */
export class RandomPlayer<S, M> implements ArenaPlayer<S> {
  private readonly game: Game<S, M>;
  private chance = new SeededRandom(0);

  constructor(game: Game<S, M>) {
    this.game = game;
  }

  async begin(seed: number): Promise<Result<undefined, EngineError>> {
    this.chance = new SeededRandom(seed);
    return ok(undefined);
  }

  async choose({ state }: Situation<S>): Promise<Result<Choice, EngineError>> {
    return ok({ move: this.game.notation.formatMove(this.chance.pick(this.game.moves(state))) });
  }

  stop(): void {}

  async close(): Promise<void> {}
}
