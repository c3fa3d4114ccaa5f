import type { SenetMove, SenetState } from '@tabuleiro/senet';
import {
  type ExactValues,
  NO_EXACT_VALUES,
  openTable,
  SenetChooser,
  SenetSearcher,
  type SenetSearchLimits,
  SHIPPED_PIECES,
  senetLevelParametersOf,
  senetNet,
  type TableProblem,
} from '@tabuleiro/senet-engine';
import {
  type AnalysisTask,
  commonLimits,
  deadlineOf,
  type GameEngine,
  type IsStopped,
} from '../../host/gameEngine.js';
import type { Level } from '../../level/levels.js';
import type { SearchInfo, SearchResult } from '../../searchTypes.js';

/**
 * Plays Senet: exactly where a win table covers the position, else by expectimax. Its resources are win tables: the one
 * shipped with `@tabuleiro/senet-engine`, which the levels use so that they play the same everywhere, and larger ones.
 */
export class SenetEngine implements GameEngine<SenetState, SenetMove> {
  private readonly searcher: SenetSearcher;
  private readonly chooser: SenetChooser;

  /** Bytes that are no valid table are told of: the computer plays without them. */
  constructor(files: readonly ArrayBufferLike[], onProblem: (code: TableProblem) => void = () => undefined) {
    const exact = files.flatMap((bytes) => {
      const table = openTable(bytes);
      if (!table.ok) onProblem(table.error.code);
      return table.ok ? [table.value] : [];
    });
    const largest = exact.reduce<ExactValues>(
      (one, other) => (other.pieces > one.pieces ? other : one),
      NO_EXACT_VALUES,
    );
    const shipped = exact.find(({ pieces }) => pieces === SHIPPED_PIECES) ?? NO_EXACT_VALUES;
    this.searcher = new SenetSearcher(senetNet(), largest);
    this.chooser = new SenetChooser(senetNet(), shipped);
  }

  forget(): void {
    this.searcher.forget();
  }

  /** It has no transposition table that a host could see. */
  fullness(): number {
    return 0;
  }

  analyse(
    state: SenetState,
    task: AnalysisTask<SenetMove>,
    report: (info: SearchInfo<SenetMove>) => void,
  ): SearchResult<SenetMove> {
    return this.searcher.search(state, limitsOf(task), (info) =>
      report({ ...info, selectiveDepth: info.depth }),
    );
  }

  choose(
    state: SenetState,
    level: Level,
    seed: number,
    _isStopped: IsStopped,
    isPreview: boolean,
  ): SearchResult<SenetMove> {
    const parameters = senetLevelParametersOf(level);
    return this.chooser.choose(state, isPreview ? { ...parameters, depth: 1 } : parameters, seed);
  }
}

function limitsOf(task: AnalysisTask<SenetMove>): SenetSearchLimits {
  // An iteration that is stopped has found nothing, so none is started that might run past the soft limit.
  const deadline = deadlineOf(task, ({ soft }) => ({ soft, hard: soft }));
  return { ...commonLimits(task), poll: deadline === undefined ? task.isStopped : () => deadline.poll() };
}
