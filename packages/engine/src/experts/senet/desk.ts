import type { SenetMove, SenetState } from '@tabuleiro/senet';
import {
  type ExactValues,
  NO_EXACT_VALUES,
  SenetChooser,
  SenetSearcher,
  type SenetSearchLimits,
  SHIPPED_PIECES,
  senetLevelParametersOf,
  senetNet,
  WinTable,
} from '@tabuleiro/senet-engine';
import { type AnalysisTask, boundsOf, deadlineOf, type GameEngine, type IsStopped } from '../../host/desk.js';
import type { Level } from '../../level/level.js';
import type { SearchInfo, SearchResult } from '../../limits.js';

/**
 * The desk of Senet: exact where a table knows, else a look ahead over the throws. Its resources are exact tables: the one
 * that comes with `@tabuleiro/senet-engine`, which the levels need to play the same everywhere, and any larger ones.
 */
export class SenetEngine implements GameEngine<SenetState, SenetMove> {
  private readonly thinker: SenetSearcher;
  private readonly chooser: SenetChooser;

  constructor(tables: readonly ArrayBufferLike[]) {
    const truths = tables.flatMap(readTable);
    const largest = truths.reduce((one, other) => (other.pieces > one.pieces ? other : one), NO_EXACT_VALUES);
    const shipped = truths.find(({ pieces }) => pieces === SHIPPED_PIECES) ?? NO_EXACT_VALUES;
    this.thinker = new SenetSearcher(senetNet(), largest);
    this.chooser = new SenetChooser(senetNet(), shipped);
  }

  forget(): void {
    this.thinker.forget();
  }

  /** It writes into no table. */
  fullness(): number {
    return 0;
  }

  analyse(
    state: SenetState,
    task: AnalysisTask<SenetMove>,
    tell: (info: SearchInfo<SenetMove>) => void,
  ): SearchResult<SenetMove> {
    return this.thinker.search(state, limitsOf(task), (info) =>
      tell({ ...info, selectiveDepth: info.depth }),
    );
  }

  choose(
    state: SenetState,
    level: Level,
    seed: number,
    _isStopped: IsStopped,
    isGlance: boolean,
  ): SearchResult<SenetMove> {
    const temper = senetLevelParametersOf(level);
    return this.chooser.choose(state, isGlance ? { ...temper, depth: 1 } : temper, seed);
  }
}

/** A table that is none is left out: the computer plays without it. */
function readTable(bytes: ArrayBufferLike): ExactValues[] {
  const table = WinTable.read(bytes);
  return table.ok ? [table.value] : [];
}

function limitsOf(task: AnalysisTask<SenetMove>): SenetSearchLimits {
  // A look ahead that is cut short has nothing to show for it: it is not begun to be ended late.
  const deadline = deadlineOf(task, ({ soft }) => ({ soft, hard: soft }));
  return { ...boundsOf(task), poll: deadline === undefined ? task.isStopped : () => deadline.poll() };
}
