import {
  NO_TRUTH,
  SenetChooser,
  type SenetLimits,
  SenetThinker,
  SHIPPED_PIECES,
  senetNet,
  senetTemperOf,
  type Truth,
  WinTable,
} from '@tabuleiro/oracle';
import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import type { Level } from '../level/level.js';
import type { Info, Thought } from '../limits.js';
import { Deadline } from '../time.js';
import { boundsOf, GameDesk, type IsStopped, planTime, type Task } from './desk.js';
import type { Line } from './engine.js';
import { readClock } from './message.js';

/** The bytes of exact tables: the one that comes with the package, which the levels know, and any larger ones. */
export type SenetTables = readonly ArrayBufferLike[];

/** The desk of Senet: exact where a table knows, else a look ahead over the throws. */
export class SenetDesk extends GameDesk<SenetState, SenetMove> {
  private readonly thinker: SenetThinker;
  private readonly chooser: SenetChooser;

  constructor(tables: SenetTables) {
    super({ game: senet });
    const truths = tables.flatMap(readTable);
    const largest = truths.reduce((one, other) => (other.pieces > one.pieces ? other : one), NO_TRUTH);
    const shipped = truths.find(({ pieces }) => pieces === SHIPPED_PIECES) ?? NO_TRUTH;
    this.thinker = new SenetThinker(senetNet(), largest);
    this.chooser = new SenetChooser(senetNet(), shipped);
  }

  isFor(line: Line): boolean {
    return line.game === senet.id;
  }

  forget(): void {
    this.thinker.forget();
  }

  protected think(
    state: SenetState,
    task: Task<SenetMove>,
    tell: (info: Info<SenetMove>) => void,
  ): Thought<SenetMove> {
    return this.thinker.think(state, limitsOf(task), (info) => tell({ ...info, reached: info.depth }));
  }

  protected pick(
    state: SenetState,
    level: Level,
    seed: number,
    _isStopped: IsStopped,
    isGlance: boolean,
  ): Thought<SenetMove> {
    const temper = senetTemperOf(level);
    return this.chooser.choose(state, isGlance ? { ...temper, depth: 1 } : temper, seed);
  }
}

/** A table that is none is left out: the computer plays without it. */
function readTable(bytes: ArrayBufferLike): Truth[] {
  const table = WinTable.read(bytes);
  return table.ok ? [table.value] : [];
}

function limitsOf(task: Task<SenetMove>): SenetLimits {
  const plan = planTime(task);
  // A look ahead that is cut short has nothing to show for it: it is not begun to be ended late.
  const deadline = plan && new Deadline(readClock, { soft: plan.soft, hard: plan.soft }, task.isStopped);
  return { ...boundsOf(task), poll: deadline === undefined ? task.isStopped : () => deadline.poll() };
}
