import type { Level } from '../level/levels.js';
import type { SearchInfo, SearchLimits, SearchResult } from '../searchTypes.js';
import { Deadline, planClock, planMoveTime, type TimePlan } from '../timeManagement.js';
import type { AnalysisLimits } from './engine.js';
import { readClock } from './protocol.js';

/** No message takes longer to arrive; a longer delay means that the system clock was changed. */
const MAX_LAG = 2000;

/** Has the host asked to stop? */
export type IsStopped = () => boolean;

/** A request for an analysis whose root moves were found to be legal. */
export type AnalysisTask<M> = {
  readonly limits: AnalysisLimits;
  /** When it was made, by `readClock`. */
  readonly asked: number;
  readonly moves: readonly M[] | undefined;
  readonly isStopped: IsStopped;
};

/** Plays one game inside a worker. What it learned, in tables and histories, stays until it is told to forget. */
export interface GameEngine<S, M> {
  analyse(state: S, task: AnalysisTask<M>, report: (info: SearchInfo<M>) => void): SearchResult<M>;
  /** Plays as a level does. `isPreview`: with a search of one ply only, for a first answer at once. */
  choose(state: S, level: Level, seed: number, isStopped: IsStopped, isPreview: boolean): SearchResult<M>;
  forget(): void;
  /** Permill of the transposition table in use. */
  fullness(): number;
}

/** The limits of a task that every engine knows, without those by the clock. */
export function commonLimits<M>({ limits, moves }: AnalysisTask<M>): SearchLimits<M> {
  const { depth, nodes, multiPv } = limits;
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(multiPv === undefined ? {} : { multiPv }),
    ...(moves === undefined ? {} : { moves }),
  };
}

/** The deadline of a task as planned, or as `replan` changes the plan; undefined if no time limits the task. */
export function deadlineOf<M>(
  task: AnalysisTask<M>,
  replan: (plan: TimePlan) => TimePlan = (plan) => plan,
): Deadline | undefined {
  const plan = planTime(task);
  return plan && new Deadline(readClock, replan(plan), task.isStopped);
}

/** The time that the request took to arrive has already been used. */
function planTime<M>({ limits: { clock, moveTime }, asked }: AnalysisTask<M>): TimePlan | undefined {
  const lag = Math.min(MAX_LAG, Math.max(0, readClock() - asked));
  const plans: TimePlan[] = [];
  if (moveTime !== undefined) plans.push(planMoveTime(moveTime - lag));
  if (clock !== undefined) plans.push(planClock({ ...clock, left: clock.left - lag }));
  if (plans.length === 0) return undefined;
  const soft = Math.min(...plans.map((plan) => plan.soft));
  const hard = Math.min(...plans.map((plan) => plan.hard));
  return { soft, hard };
}
