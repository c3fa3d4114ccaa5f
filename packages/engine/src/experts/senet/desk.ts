import type { SenetMove, SenetState } from '@tabuleiro/senet';
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
} from '@tabuleiro/senet-engine';
import { boundsOf, type Desk, deadlineOf, type IsStopped, type Task } from '../../host/desk.js';
import type { Level } from '../../level/level.js';
import type { Info, Thought } from '../../limits.js';

/**
 * The desk of Senet: exact where a table knows, else a look ahead over the throws. Its resources are exact tables: the one
 * that comes with `@tabuleiro/senet-engine`, which the levels need to play the same everywhere, and any larger ones.
 */
export class SenetDesk implements Desk<SenetState, SenetMove> {
  private readonly thinker: SenetThinker;
  private readonly chooser: SenetChooser;

  constructor(tables: readonly ArrayBufferLike[]) {
    const truths = tables.flatMap(readTable);
    const largest = truths.reduce((one, other) => (other.pieces > one.pieces ? other : one), NO_TRUTH);
    const shipped = truths.find(({ pieces }) => pieces === SHIPPED_PIECES) ?? NO_TRUTH;
    this.thinker = new SenetThinker(senetNet(), largest);
    this.chooser = new SenetChooser(senetNet(), shipped);
  }

  forget(): void {
    this.thinker.forget();
  }

  /** It writes into no table. */
  fullness(): number {
    return 0;
  }

  think(state: SenetState, task: Task<SenetMove>, tell: (info: Info<SenetMove>) => void): Thought<SenetMove> {
    return this.thinker.think(state, limitsOf(task), (info) => tell({ ...info, reached: info.depth }));
  }

  choose(
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
  // A look ahead that is cut short has nothing to show for it: it is not begun to be ended late.
  const deadline = deadlineOf(task, ({ soft }) => ({ soft, hard: soft }));
  return { ...boundsOf(task), poll: deadline === undefined ? task.isStopped : () => deadline.poll() };
}
