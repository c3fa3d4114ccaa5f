import type { Mind } from '../expert.js';
import { Chooser } from '../level/choose.js';
import type { Level } from '../level/level.js';
import { temperAt } from '../level/levels.js';
import { heeding, type Info, type Limits, type Signal, type Surroundings, type Thought } from '../limits.js';
import { Thinker } from '../thinker.js';
import { boundsOf, type Desk, deadlineOf, type IsStopped, type Task } from './desk.js';
import { listMoves } from './replay.js';

/** A single legal action needs no time: so deep, for a score. */
const SINGLE_DEPTH = 4;

/** The desk of a game that a mind plays. */
export class MindDesk<S, M> implements Desk<S, M> {
  private readonly mind: Mind<S, M>;
  private readonly thinker: Thinker<S, M>;
  private chooser: Chooser<S, M> | undefined;
  private hasLearned = false;

  constructor(mind: Mind<S, M>, memory: ArrayBufferLike) {
    this.mind = mind;
    this.thinker = new Thinker(mind, memory);
  }

  forget(): void {
    if (this.hasLearned) this.thinker.forget();
    this.hasLearned = false;
  }

  fullness(): number {
    return this.thinker.fullness();
  }

  think(state: S, task: Task<M>, tell: (info: Info<M>) => void): Thought<M> {
    this.hasLearned = true;
    return this.thinker.think(state, this.limit(state, task), tell, surround(task));
  }

  choose(state: S, level: Level, seed: number, isStopped: IsStopped, isGlance: boolean): Thought<M> {
    this.chooser ??= new Chooser(this.mind);
    const temper = temperAt(this.mind.levels, level);
    return this.chooser.choose(state, isGlance ? { ...temper, depth: 1 } : temper, seed, toSignal(isStopped));
  }

  private limit(state: S, task: Task<M>): Limits<M> {
    const { depth, mate, clock, moveTime } = task.order;
    const isTimed = clock !== undefined || moveTime !== undefined;
    const isSingle = isTimed && (task.moves ?? listMoves(this.mind.game, state)).length === 1;
    return {
      ...boundsOf(task),
      ...(isSingle ? { depth: Math.min(depth ?? SINGLE_DEPTH, SINGLE_DEPTH) } : {}),
      ...(mate === undefined ? {} : { mate }),
    };
  }
}

function surround<M>(task: Task<M>): Surroundings {
  return deadlineOf(task) ?? heeding(toSignal(task.isStopped));
}

function toSignal(isStopped: IsStopped): Signal {
  return {
    get aborted() {
      return isStopped();
    },
  };
}
