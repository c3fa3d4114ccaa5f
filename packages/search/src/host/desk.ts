import { type Game, ok, type Result } from '@tabuleiro/game';
import type { Level } from '../level/level.js';
import type { Info, Limits, Thought } from '../limits.js';
import { Deadline, planClock, planMoveTime, type TimePlan } from '../time.js';
import type { Line, LineError, LineInfo, Order } from './engine.js';
import { readClock } from './message.js';
import { findMoves, replayLine } from './replay.js';

/** No message takes longer to arrive; more is a clock that was put forward. */
const MAX_LAG = 2000;

export type Answer = Result<Thought<string>, LineError>;
export type IsStopped = () => boolean;
type OnInfo = (info: LineInfo) => void;

/** An order whose first moves were found to be legal. */
export type Task<M> = {
  readonly order: Order;
  /** When it was asked, by `readClock`. */
  readonly asked: number;
  readonly moves: readonly M[] | undefined;
  readonly isStopped: IsStopped;
};

/** A worker's place for one game: lines come in as texts, thoughts go out as texts. */
export interface Desk {
  analyse(line: Line, order: Order, asked: number, onInfo: OnInfo, isStopped: IsStopped): Answer;
  choose(line: Line, level: Level, seed: number, isStopped: IsStopped): Answer;
  /** What `choose` would say if it looked one ply ahead: something to go by while it thinks. */
  glance(line: Line, level: Level, seed: number): Answer;
  forget(): void;
}

/** What desks share: lines are followed by the rules, and what is thought is told in texts. */
export abstract class GameDesk<S, M> implements Desk {
  protected readonly game: Game<S, M>;

  constructor(game: Game<S, M>) {
    this.game = game;
  }

  abstract forget(): void;
  protected abstract think(state: S, task: Task<M>, tell: (info: Info<M>) => void): Thought<M>;
  /** `isGlance`: one ply ahead and no more. */
  protected abstract pick(
    state: S,
    level: Level,
    seed: number,
    isStopped: IsStopped,
    isGlance: boolean,
  ): Thought<M>;

  /** Thousandths of the table in use. */
  protected fullness(): number {
    return 0;
  }

  analyse(line: Line, order: Order, asked: number, onInfo: OnInfo, isStopped: IsStopped): Answer {
    const state = replayLine(this.game, line);
    if (!state.ok) return state;
    const moves = findMoves(this.game, state.value, order.moves, line.moves?.length ?? 0);
    if (!moves.ok) return moves;
    const tell = (info: Info<M>): void =>
      onInfo({
        ...info,
        line: this.write(info.line),
        elapsed: readClock() - asked,
        fullness: this.fullness(),
      });
    return ok(this.toTexts(this.think(state.value, { order, asked, moves: moves.value, isStopped }, tell)));
  }

  choose(line: Line, level: Level, seed: number, isStopped: IsStopped): Answer {
    return this.choice(line, level, seed, isStopped, false);
  }

  glance(line: Line, level: Level, seed: number): Answer {
    return this.choice(line, level, seed, () => false, true);
  }

  private choice(line: Line, level: Level, seed: number, isStopped: IsStopped, isGlance: boolean): Answer {
    const state = replayLine(this.game, line);
    return state.ok ? ok(this.toTexts(this.pick(state.value, level, seed, isStopped, isGlance))) : state;
  }

  private toTexts(thought: Thought<M>): Thought<string> {
    const line = this.write(thought.line);
    return { ...thought, line, move: line.at(0) };
  }

  private write(moves: readonly M[]): readonly string[] {
    return moves.map((move) => this.game.notation.formatMove(move));
  }
}

/** What an order bounds beside the clock, for every way of thinking. */
export function boundsOf<M>({ order, moves }: Task<M>): Limits<M> {
  const { depth, nodes, multiPv } = order;
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(multiPv === undefined ? {} : { multiPv }),
    ...(moves === undefined ? {} : { moves }),
  };
}

/** Ends a task by the clock, as planned or as `replan` makes of it; undefined where no clock bounds the task. */
export function deadlineOf<M>(
  task: Task<M>,
  replan: (plan: TimePlan) => TimePlan = (plan) => plan,
): Deadline | undefined {
  const plan = planTime(task);
  return plan && new Deadline(readClock, replan(plan), task.isStopped);
}

/** The time that the request took to arrive is already spent. */
function planTime<M>({ order: { clock, moveTime }, asked }: Task<M>): TimePlan | undefined {
  const lag = Math.min(MAX_LAG, Math.max(0, readClock() - asked));
  const plans: TimePlan[] = [];
  if (moveTime !== undefined) plans.push(planMoveTime(moveTime - lag));
  if (clock !== undefined) plans.push(planClock({ ...clock, left: clock.left - lag }));
  if (plans.length === 0) return undefined;
  const soft = Math.min(...plans.map((plan) => plan.soft));
  const hard = Math.min(...plans.map((plan) => plan.hard));
  return { soft, hard };
}
