import { type Game, ok, type Result, type Player as Side } from '@tabuleiro/game';
import { SeededRandom } from '../seededRandom.js';
import type { EngineError } from './engineError.js';
import { materialLead } from './material.js';
import type { ArenaPlayer, ChosenMove, Situation } from './player.js';

/** Looks one action ahead: a win at once if there is one, else the most material, ties by random. */
export class GreedyPlayer<S, M> implements ArenaPlayer<S> {
  private readonly game: Game<S, M>;
  private random = new SeededRandom(0);

  constructor(game: Game<S, M>) {
    this.game = game;
  }

  async begin(seed: number): Promise<Result<undefined, EngineError>> {
    this.random = new SeededRandom(seed);
    return ok(undefined);
  }

  async choose({ state }: Situation<S>): Promise<Result<ChosenMove, EngineError>> {
    const turn = this.game.turn(state);
    const moves = this.game.moves(state);
    if (turn.kind !== 'player') return ok({ move: this.game.notation.formatMove(moves[0]) });
    const values = moves.map((move) => this.valueOf(this.game.apply(state, move), turn.player));
    const best = Math.max(...values);
    const candidates = moves.filter((_, i) => values[i] === best);
    return ok({ move: this.game.notation.formatMove(this.random.pick(candidates)) });
  }

  stop(): void {}

  async close(): Promise<void> {}

  private valueOf(state: S, player: Side): number {
    const turn = this.game.turn(state);
    if (turn.kind === 'over' && turn.outcome.winner === player) return Number.POSITIVE_INFINITY;
    return materialLead(this.game.id, this.game.notation.formatPosition(state), player);
  }
}

/** Plays random legal moves, all equally likely. */
export class RandomPlayer<S, M> implements ArenaPlayer<S> {
  private readonly game: Game<S, M>;
  private random = new SeededRandom(0);

  constructor(game: Game<S, M>) {
    this.game = game;
  }

  async begin(seed: number): Promise<Result<undefined, EngineError>> {
    this.random = new SeededRandom(seed);
    return ok(undefined);
  }

  async choose({ state }: Situation<S>): Promise<Result<ChosenMove, EngineError>> {
    return ok({ move: this.game.notation.formatMove(this.random.pick(this.game.moves(state))) });
  }

  stop(): void {}

  async close(): Promise<void> {}
}
