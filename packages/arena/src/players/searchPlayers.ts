import { performance } from 'node:perf_hooks';
import {
  Chooser,
  Deadline,
  interruptedBy,
  type LevelParameters,
  planClock,
  planMoveTime,
  Searcher,
  type SearchGame,
  type SearchHost,
  type SearchLimits,
  type SearchResult,
  type SearchSignal,
} from '@tabuleiro/engine';
import { type Game, ok, type Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';
import { GameClock } from './gameClock.js';
import type { ArenaPlayer, ChosenMove, Situation } from './player.js';
import type { Effort } from './spec.js';

/** Our computer at full strength within an effort. */
export class SearchPlayer<S, M> implements ArenaPlayer<S> {
  private readonly searcher: Searcher<S, M>;
  private readonly effort: Effort;
  private readonly signal: SearchSignal;
  private readonly clock: GameClock;

  constructor(searchGame: SearchGame<S, M>, effort: Effort, signal: SearchSignal) {
    this.searcher = new Searcher(searchGame);
    this.effort = effort;
    this.signal = signal;
    this.clock = new GameClock(effort);
  }

  async begin(): Promise<Result<undefined, EngineError>> {
    this.searcher.forget();
    this.clock.reset();
    return ok(undefined);
  }

  async choose({ state }: Situation<S>): Promise<Result<ChosenMove, EngineError>> {
    const begun = performance.now();
    const result = this.searcher.search(state, this.limits(), undefined, this.host());
    const isInTime = this.clock.spend(performance.now() - begun);
    return conclude(this.searcher.searchGame.game, result, isInTime);
  }

  /** The signal stops it. */
  stop(): void {}

  async close(): Promise<void> {}

  private limits(): SearchLimits<M> {
    const { effort } = this;
    if ('nodes' in effort) return { nodes: effort.nodes };
    return 'depth' in effort ? { depth: effort.depth } : {};
  }

  private host(): SearchHost {
    const { effort, signal } = this;
    if ('nodes' in effort || 'depth' in effort) return interruptedBy(signal);
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
export class LevelPlayer<S, M> implements ArenaPlayer<S> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly chooser: Chooser<S, M>;
  private readonly parameters: LevelParameters;
  private readonly signal: SearchSignal;
  private seed = 0;

  constructor(searchGame: SearchGame<S, M>, parameters: LevelParameters, signal: SearchSignal) {
    this.searchGame = searchGame;
    this.chooser = new Chooser(searchGame);
    this.parameters = parameters;
    this.signal = signal;
  }

  async begin(seed: number): Promise<Result<undefined, EngineError>> {
    this.seed = seed;
    return ok(undefined);
  }

  async choose({ state }: Situation<S>): Promise<Result<ChosenMove, EngineError>> {
    return conclude(
      this.searchGame.game,
      this.chooser.choose(state, this.parameters, this.seed, this.signal),
      true,
    );
  }

  /** The signal stops it. */
  stop(): void {}

  async close(): Promise<void> {}
}

function conclude<S, M>(
  game: Game<S, M>,
  { move, score }: SearchResult<M>,
  isInTime: boolean,
): Result<ChosenMove, EngineError> {
  const code = isInTime ? 'no-move' : 'late';
  if (move === undefined || !isInTime) return { ok: false, error: { code, engine: game.id, cause: '' } };
  return ok({ move: game.notation.formatMove(move), score });
}
