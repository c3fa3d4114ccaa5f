import type { SearchGame } from '../expert.js';
import { Chooser } from '../level/choose.js';
import type { Level } from '../level/level.js';
import { parametersAt } from '../level/levels.js';
import {
  interruptedBy,
  type SearchHost,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  type SearchSignal,
} from '../limits.js';
import { Searcher } from '../thinker.js';
import { type AnalysisTask, boundsOf, deadlineOf, type GameEngine, type IsStopped } from './desk.js';
import { listMoves } from './replay.js';

/** A single legal action needs no time: so deep, for a score. */
const SINGLE_DEPTH = 4;

/** The desk of a game that a mind plays. */
export class SearchEngine<S, M> implements GameEngine<S, M> {
  private readonly mind: SearchGame<S, M>;
  private readonly thinker: Searcher<S, M>;
  private chooser: Chooser<S, M> | undefined;
  private hasLearned = false;

  constructor(mind: SearchGame<S, M>, memory: ArrayBufferLike) {
    this.mind = mind;
    this.thinker = new Searcher(mind, memory);
  }

  forget(): void {
    if (this.hasLearned) this.thinker.forget();
    this.hasLearned = false;
  }

  fullness(): number {
    return this.thinker.fullness();
  }

  analyse(state: S, task: AnalysisTask<M>, tell: (info: SearchInfo<M>) => void): SearchResult<M> {
    this.hasLearned = true;
    return this.thinker.search(state, this.limit(state, task), tell, surround(task));
  }

  choose(state: S, level: Level, seed: number, isStopped: IsStopped, isGlance: boolean): SearchResult<M> {
    this.chooser ??= new Chooser(this.mind);
    const temper = parametersAt(this.mind.levels, level);
    return this.chooser.choose(state, isGlance ? { ...temper, depth: 1 } : temper, seed, toSignal(isStopped));
  }

  private limit(state: S, task: AnalysisTask<M>): SearchLimits<M> {
    const { depth, mate, clock, moveTime } = task.limits;
    const isTimed = clock !== undefined || moveTime !== undefined;
    const isSingle = isTimed && (task.moves ?? listMoves(this.mind.game, state)).length === 1;
    return {
      ...boundsOf(task),
      ...(isSingle ? { depth: Math.min(depth ?? SINGLE_DEPTH, SINGLE_DEPTH) } : {}),
      ...(mate === undefined ? {} : { mate }),
    };
  }
}

function surround<M>(task: AnalysisTask<M>): SearchHost {
  return deadlineOf(task) ?? interruptedBy(toSignal(task.isStopped));
}

function toSignal(isStopped: IsStopped): SearchSignal {
  return {
    get aborted() {
      return isStopped();
    },
  };
}
