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
  TableFault,
  type TableFaultCode,
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
  private readonly onProblem: (code: TableFaultCode) => void;
  /** The largest first. */
  private tables: readonly ExactValues[];
  private searcher: SenetSearcher;
  private readonly chooser: SenetChooser;

  /** What is no valid table, or turns out to be damaged later, is told: the computer plays without it. */
  constructor(
    files: readonly ArrayBufferLike[],
    onProblem: (code: TableFaultCode) => void = () => undefined,
  ) {
    this.onProblem = onProblem;
    const exact = files.flatMap((bytes) => {
      const table = openTable(bytes);
      if (!table.ok) onProblem(table.error.code);
      return table.ok ? [table.value] : [];
    });
    const shipped = exact.find(({ pieces }) => pieces === SHIPPED_PIECES) ?? NO_EXACT_VALUES;
    this.tables = exact.sort((one, other) => other.pieces - one.pieces);
    this.searcher = this.openSearcher();
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
    for (;;) {
      try {
        return this.searcher.search(state, limitsOf(task), (info) =>
          report({ ...info, selectiveDepth: info.depth }),
        );
      } catch (error) {
        if (!(error instanceof TableFault)) throw error;
        this.dropLargest(error);
      }
    }
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

  /** Only the largest table is searched with: it is the one that failed. */
  private dropLargest({ code }: TableFault): void {
    this.onProblem(code);
    this.tables = this.tables.slice(1);
    this.searcher = this.openSearcher();
  }

  private openSearcher(): SenetSearcher {
    return new SenetSearcher(senetNet(), this.tables.at(0) ?? NO_EXACT_VALUES);
  }
}

function limitsOf(task: AnalysisTask<SenetMove>): SenetSearchLimits {
  // An iteration that is stopped has found nothing, so none is started that might run past the soft limit.
  const deadline = deadlineOf(task, ({ soft }) => ({ soft, hard: soft }));
  return { ...commonLimits(task), poll: deadline === undefined ? task.isStopped : () => deadline.poll() };
}
