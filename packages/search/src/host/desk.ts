import { type Options, ok, type Result } from '@tabuleiro/game';
import type { Mind } from '../expert.js';
import { Chooser } from '../level/choose.js';
import type { Level, Temper } from '../level/level.js';
import { temperOf } from '../level/tempers.js';
import { heeding, type Info, type Limits, type Surroundings, type Thought } from '../limits.js';
import { Thinker } from '../thinker.js';
import { Deadline, planClock, planMoveTime, type TimePlan } from '../time.js';
import type { Line, LineError, LineInfo, Order } from './engine.js';
import { readClock } from './message.js';
import { findMoves, listMoves, replayLine } from './replay.js';

/** A single legal action needs no time: so deep, for a score. */
const SINGLE_DEPTH = 4;
/** No message takes longer to arrive; more is a clock that was put forward. */
const MAX_LAG = 2000;

export type Answer = Result<Thought<string>, LineError>;
export type IsStopped = () => boolean;

/** A worker's place for one game with one set of options: lines come in as texts, thoughts go out as texts. */
export interface Desk {
  isFor(line: Line): boolean;
  analyse(
    line: Line,
    order: Order,
    asked: number,
    onInfo: (info: LineInfo) => void,
    isStopped: IsStopped,
  ): Answer;
  choose(line: Line, level: Level, seed: number, isStopped: IsStopped): Answer;
  /** What `choose` would say if it looked one ply ahead: something to go by while it thinks. */
  glance(line: Line, level: Level, seed: number): Answer;
  forget(): void;
}

/** The desk of a game that a mind plays. */
export class MindDesk<S, M> implements Desk {
  private readonly mind: Mind<S, M>;
  private readonly options: string;
  private readonly thinker: Thinker<S, M>;
  private chooser: Chooser<S, M> | undefined;

  constructor(mind: Mind<S, M>, options: Options | undefined, memory: ArrayBufferLike) {
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

  analyse(
    line: Line,
    order: Order,
    asked: number,
    onInfo: (info: LineInfo) => void,
    isStopped: IsStopped,
  ): Answer {
    const state = replayLine(this.mind, line);
    if (!state.ok) return state;
    const moves = findMoves(this.mind, state.value, order.moves, line.moves?.length ?? 0);
    if (!moves.ok) return moves;
    const limits = this.limit(state.value, order, moves.value);
    const around = surround(order, asked, isStopped);
    const tell = (info: Info<M>): void =>
      onInfo({
        ...info,
        line: this.write(info.line),
        elapsed: readClock() - asked,
        fullness: this.thinker.fullness(),
      });
    return ok(this.toTexts(this.thinker.think(state.value, limits, tell, around)));
  }

  choose(line: Line, level: Level, seed: number, isStopped: IsStopped): Answer {
    return this.chooseAs(line, temperOf(this.mind.game.id, level), seed, isStopped);
  }

  glance(line: Line, level: Level, seed: number): Answer {
    return this.chooseAs(line, { ...temperOf(this.mind.game.id, level), depth: 1 }, seed, () => false);
  }

  private chooseAs(line: Line, temper: Temper, seed: number, isStopped: IsStopped): Answer {
    const state = replayLine(this.mind, line);
    if (!state.ok) return state;
    this.chooser ??= new Chooser(this.mind);
    return ok(this.toTexts(this.chooser.choose(state.value, temper, seed, toSignal(isStopped))));
  }

  private limit(state: S, order: Order, moves: readonly M[] | undefined): Limits<M> {
    const { depth, nodes, mate, multiPv } = order;
    const isTimed = order.clock !== undefined || order.moveTime !== undefined;
    const isSingle = isTimed && (moves ?? listMoves(this.mind, state)).length === 1;
    const deepest = isSingle ? Math.min(depth ?? SINGLE_DEPTH, SINGLE_DEPTH) : depth;
    return {
      ...(deepest === undefined ? {} : { depth: deepest }),
      ...(nodes === undefined ? {} : { nodes }),
      ...(mate === undefined ? {} : { mate }),
      ...(multiPv === undefined ? {} : { multiPv }),
      ...(moves === undefined ? {} : { moves }),
    };
  }

  private toTexts(thought: Thought<M>): Thought<string> {
    const line = this.write(thought.line);
    return { ...thought, line, move: line.at(0) };
  }

  private write(moves: readonly M[]): readonly string[] {
    return moves.map((move) => this.mind.game.notation.formatMove(move));
  }
}

function surround(order: Order, asked: number, isStopped: IsStopped): Surroundings {
  const plan = planTime(order, asked);
  return plan === undefined ? heeding(toSignal(isStopped)) : new Deadline(readClock, plan, isStopped);
}

/** The time that the request took to arrive is already spent. Undefined where no clock bounds it. */
export function planTime({ clock, moveTime }: Order, asked: number): TimePlan | undefined {
  const lag = Math.min(MAX_LAG, Math.max(0, readClock() - asked));
  const plans: TimePlan[] = [];
  if (moveTime !== undefined) plans.push(planMoveTime(moveTime - lag));
  if (clock !== undefined) plans.push(planClock({ ...clock, left: clock.left - lag }));
  if (plans.length === 0) return undefined;
  const soft = Math.min(...plans.map((plan) => plan.soft));
  const hard = Math.min(...plans.map((plan) => plan.hard));
  return { soft, hard };
}

function toSignal(isStopped: IsStopped): { readonly aborted: boolean } {
  return {
    get aborted() {
      return isStopped();
    },
  };
}

function optionsKey(options: Options | undefined): string {
  return JSON.stringify(Object.entries(options ?? {}).sort());
}
