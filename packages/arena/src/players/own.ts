import { performance } from 'node:perf_hooks';
import {
  Chooser,
  Deadline,
  heeding,
  type Limits,
  type Mind,
  planClock,
  planMoveTime,
  type Signal,
  type Surroundings,
  type Temper,
  Thinker,
  type Thought,
} from '@tabuleiro/engine';
import { type Game, ok, type Result } from '@tabuleiro/game';
import type { EngineError } from '../engineError.js';
import type { Choice, Player, Situation } from '../player.js';
import type { Effort } from '../spec.js';
import { GameClock } from './gameClock.js';

/** Our computer at full strength within an effort. */
export class SearchPlayer<S, M> implements Player<S> {
  private readonly thinker: Thinker<S, M>;
  private readonly effort: Effort;
  private readonly signal: Signal;
  private readonly clock: GameClock;

  constructor(mind: Mind<S, M>, effort: Effort, signal: Signal) {
    this.thinker = new Thinker(mind);
    this.effort = effort;
    this.signal = signal;
    this.clock = new GameClock(effort);
  }

  async begin(): Promise<Result<undefined, EngineError>> {
    this.thinker.forget();
    this.clock.reset();
    return ok(undefined);
  }

  async choose({ state }: Situation<S>): Promise<Result<Choice, EngineError>> {
    const begun = performance.now();
    const thought = this.thinker.think(state, this.limits(), undefined, this.surroundings());
    const isInTime = this.clock.spend(performance.now() - begun);
    return conclude(this.thinker.mind.game, thought, isInTime);
  }

  /** The signal does it. */
  stop(): void {}

  async close(): Promise<void> {}

  private limits(): Limits<M> {
    const { effort } = this;
    if ('nodes' in effort) return { nodes: effort.nodes };
    return 'depth' in effort ? { depth: effort.depth } : {};
  }

  private surroundings(): Surroundings {
    const { effort, signal } = this;
    if ('nodes' in effort || 'depth' in effort) return heeding(signal);
    const plan =
      'ms' in effort
        ? planMoveTime(effort.ms)
        : planClock({ left: this.clock.left, increment: effort.increment, movesToGo: undefined });
    return new Deadline(
      () => performance.now(),
      plan,
      () => signal.aborted,
    );
  }
}

/** Our computer as a level plays. */
export class TemperPlayer<S, M> implements Player<S> {
  private readonly mind: Mind<S, M>;
  private readonly chooser: Chooser<S, M>;
  private readonly temper: Temper;
  private readonly signal: Signal;
  private seed = 0;

  constructor(mind: Mind<S, M>, temper: Temper, signal: Signal) {
    this.mind = mind;
    this.chooser = new Chooser(mind);
    this.temper = temper;
    this.signal = signal;
  }

  async begin(seed: number): Promise<Result<undefined, EngineError>> {
    this.seed = seed;
    return ok(undefined);
  }

  async choose({ state }: Situation<S>): Promise<Result<Choice, EngineError>> {
    return conclude(this.mind.game, this.chooser.choose(state, this.temper, this.seed, this.signal), true);
  }

  /** The signal does it. */
  stop(): void {}

  async close(): Promise<void> {}
}

function conclude<S, M>(
  game: Game<S, M>,
  { move, score }: Thought<M>,
  isInTime: boolean,
): Result<Choice, EngineError> {
  const code = isInTime ? 'no-move' : 'late';
  if (move === undefined || !isInTime) return { ok: false, error: { code, engine: game.id, cause: '' } };
  return ok({ move: game.notation.formatMove(move), score });
}
