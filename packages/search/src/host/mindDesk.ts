import type { Options } from '@tabuleiro/game';
import type { Mind } from '../expert.js';
import { Chooser } from '../level/choose.js';
import type { Level } from '../level/level.js';
import { temperAt } from '../level/levels.js';
import { heeding, type Info, type Limits, type Signal, type Surroundings, type Thought } from '../limits.js';
import { Thinker } from '../thinker.js';
import { Deadline } from '../time.js';
import { boundsOf, GameDesk, type IsStopped, planTime, type Task } from './desk.js';
import type { Line } from './engine.js';
import { readClock } from './message.js';
import { listMoves } from './replay.js';

/** A single legal action needs no time: so deep, for a score. */
const SINGLE_DEPTH = 4;

/** The desk of a game that a mind plays. */
export class MindDesk<S, M> extends GameDesk<S, M> {
  private readonly mind: Mind<S, M>;
  private readonly options: string;
  private readonly thinker: Thinker<S, M>;
  private chooser: Chooser<S, M> | undefined;

  constructor(mind: Mind<S, M>, options: Options | undefined, memory: ArrayBufferLike) {
    super(mind);
    this.mind = mind;
    this.options = optionsKey(options);
    this.thinker = new Thinker(mind, memory);
  }

  /** Other options are other rules: what was learned under these says nothing of them. */
  isFor(line: Line): boolean {
    return line.game === this.mind.game.id && optionsKey(line.options) === this.options;
  }

  forget(): void {
    this.thinker.forget();
  }

  protected override fullness(): number {
    return this.thinker.fullness();
  }

  protected think(state: S, task: Task<M>, tell: (info: Info<M>) => void): Thought<M> {
    return this.thinker.think(state, this.limit(state, task), tell, surround(task));
  }

  protected pick(state: S, level: Level, seed: number, isStopped: IsStopped, isGlance: boolean): Thought<M> {
    this.chooser ??= new Chooser(this.mind);
    const temper = temperAt(this.mind.levels, level);
    return this.chooser.choose(state, isGlance ? { ...temper, depth: 1 } : temper, seed, toSignal(isStopped));
  }

  private limit(state: S, task: Task<M>): Limits<M> {
    const { depth, mate, clock, moveTime } = task.order;
    const isTimed = clock !== undefined || moveTime !== undefined;
    const isSingle = isTimed && (task.moves ?? listMoves(this.mind, state)).length === 1;
    return {
      ...boundsOf(task),
      ...(isSingle ? { depth: Math.min(depth ?? SINGLE_DEPTH, SINGLE_DEPTH) } : {}),
      ...(mate === undefined ? {} : { mate }),
    };
  }
}

function surround<M>(task: Task<M>): Surroundings {
  const plan = planTime(task);
  return plan === undefined
    ? heeding(toSignal(task.isStopped))
    : new Deadline(readClock, plan, task.isStopped);
}

function toSignal(isStopped: IsStopped): Signal {
  return {
    get aborted() {
      return isStopped();
    },
  };
}

function optionsKey(options: Options | undefined): string {
  return JSON.stringify(Object.entries(options ?? {}).sort());
}
