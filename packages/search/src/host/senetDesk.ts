import { ok } from '@tabuleiro/game';
import {
  NO_TRUTH,
  SenetChooser,
  type SenetLimits,
  SenetThinker,
  type SenetThought,
  SHIPPED_PIECES,
  senetGame,
  senetNet,
  senetTemperOf,
  type Truth,
  WinTable,
} from '@tabuleiro/oracle';
import type { Level } from '../level/level.js';
import type { Thought } from '../limits.js';
import { Deadline } from '../time.js';
import { type Answer, type Desk, type IsStopped, planTime } from './desk.js';
import type { Line, LineInfo, Order } from './engine.js';
import { readClock } from './message.js';
import { findMoves, replayLine } from './replay.js';

/** The bytes of exact tables: the one that comes with the package, which the levels know, and any larger ones. */
export type SenetTables = readonly ArrayBufferLike[];

const RULES = { game: senetGame };
type State = ReturnType<typeof senetGame.start>;
type Moves = SenetThought['line'];

/** The desk of Senet: exact where a table knows, else a look ahead over the throws. */
export class SenetDesk implements Desk {
  private readonly thinker: SenetThinker;
  private readonly chooser: SenetChooser;

  constructor(tables: SenetTables) {
    const truths = tables.flatMap(readTable);
    const largest = truths.reduce((one, other) => (other.pieces > one.pieces ? other : one), NO_TRUTH);
    const shipped = truths.find(({ pieces }) => pieces === SHIPPED_PIECES) ?? NO_TRUTH;
    this.thinker = new SenetThinker(senetNet(), largest);
    this.chooser = new SenetChooser(senetNet(), shipped);
  }

  isFor(line: Line): boolean {
    return line.game === senetGame.id;
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
    const state = replayLine(RULES, line);
    if (!state.ok) return state;
    const moves = findMoves(RULES, state.value, order.moves, line.moves?.length ?? 0);
    if (!moves.ok) return moves;
    const limits = limitsOf(order, asked, isStopped, moves.value);
    const thought = this.thinker.think(state.value, limits, (info) => {
      const elapsed = readClock() - asked;
      onInfo({ ...info, reached: info.depth, line: toTexts(info.line), elapsed, fullness: 0 });
    });
    return ok(inTexts(thought));
  }

  choose(line: Line, level: Level, seed: number): Answer {
    return this.chooseAs(line, (state) => this.chooser.choose(state, senetTemperOf(level), seed));
  }

  glance(line: Line, level: Level, seed: number): Answer {
    const temper = { ...senetTemperOf(level), depth: 1 };
    return this.chooseAs(line, (state) => this.chooser.choose(state, temper, seed));
  }

  private chooseAs(line: Line, choose: (state: State) => SenetThought): Answer {
    const state = replayLine(RULES, line);
    return state.ok ? ok(inTexts(choose(state.value))) : state;
  }
}

/** A table that is none is left out: the computer plays without it. */
function readTable(bytes: ArrayBufferLike): Truth[] {
  const table = WinTable.read(bytes);
  return table.ok ? [table.value] : [];
}

function limitsOf(order: Order, asked: number, isStopped: IsStopped, moves: Moves | undefined): SenetLimits {
  const { depth, nodes, multiPv } = order;
  const plan = planTime(order, asked);
  // A look ahead that is cut short has nothing to show for it: it is not begun to be ended late.
  const deadline = plan && new Deadline(readClock, { soft: plan.soft, hard: plan.soft }, isStopped);
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(multiPv === undefined ? {} : { multiPv }),
    ...(moves === undefined ? {} : { moves }),
    poll: deadline === undefined ? isStopped : () => deadline.poll(),
  };
}

function inTexts({ move, line, ...rest }: SenetThought): Thought<string> {
  const texts = toTexts(line);
  return { ...rest, line: texts, move: move === undefined ? undefined : senetGame.notation.formatMove(move) };
}

function toTexts(line: Moves): readonly string[] {
  return line.map((move) => senetGame.notation.formatMove(move));
}
