import type { Level } from '../level/level.js';
import type { SearchInfo, SearchLimits, SearchResult } from '../limits.js';
import { Deadline, planClock, planMoveTime, type TimePlan } from '../time.js';
import type { AnalysisLimits } from './engine.js';
import { readClock } from './message.js';

/** No message takes longer to arrive; more is a clock that was put forward. */
const MAX_LAG = 2000;

export type IsStopped = () => boolean;

/** An order whose first moves were found to be legal. */
export type AnalysisTask<M> = {
  readonly limits: AnalysisLimits;
  /** When it was asked, by `readClock`. */
  readonly asked: number;
  readonly moves: readonly M[] | undefined;
  readonly isStopped: IsStopped;
};

/** A worker's place for one game: what was learned there stays until it is forgotten. */
export interface GameEngine<S, M> {
  analyse(state: S, task: AnalysisTask<M>, tell: (info: SearchInfo<M>) => void): SearchResult<M>;
  /** As a level plays. `isGlance`: one ply ahead and no more, something to go by while it thinks. */
  choose(state: S, level: Level, seed: number, isStopped: IsStopped, isGlance: boolean): SearchResult<M>;
  forget(): void;
  /** Thousandths of the table in use. */
  fullness(): number;
}

/** What an order bounds beside the clock, for every way of thinking. */
export function boundsOf<M>({ limits, moves }: AnalysisTask<M>): SearchLimits<M> {
  const { depth, nodes, multiPv } = limits;
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(multiPv === undefined ? {} : { multiPv }),
    ...(moves === undefined ? {} : { moves }),
  };
}

/** Ends a task by the clock, as planned or as `replan` makes of it; undefined where no clock bounds the task. */
export function deadlineOf<M>(
  task: AnalysisTask<M>,
  replan: (plan: TimePlan) => TimePlan = (plan) => plan,
): Deadline | undefined {
  const plan = planTime(task);
  return plan && new Deadline(readClock, replan(plan), task.isStopped);
}

/** The time that the request took to arrive is already spent. */
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
