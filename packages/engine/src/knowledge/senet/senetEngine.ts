import type { SenetMove, SenetState } from '@tabuleiro/senet';
import {
  type ExactValues,
  NO_EXACT_VALUES,
  type PocketProblem,
  readKnowledge,
  SenetChooser,
  SenetSearcher,
  type SenetSearchLimits,
  senetLevelParametersOf,
  TableFault,
  type TableFaultCode,
  type WinEstimate,
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

type OnProblem = (code: TableFaultCode | PocketProblem) => void;

/**
 * Plays Senet: exactly where a win table covers the position, else by expectimax over the pocket network. Its resources are that
 * network and win tables: the one shipped with `@tabuleiro/senet-engine`, which the levels use so that they play the same
 * everywhere, and larger ones.
 */
export class SenetEngine implements GameEngine<SenetState, SenetMove> {
  private readonly onProblem: OnProblem;
  private readonly estimate: WinEstimate;
  /** The largest first. */
  private tables: readonly ExactValues[];
  private searcher: SenetSearcher;
  private readonly chooser: SenetChooser;

  /** What is no valid file, or turns out to be damaged later, is told: the computer plays without it. */
  constructor(files: readonly ArrayBufferLike[], onProblem: OnProblem = () => undefined) {
    const { tables, estimate, shipped } = readKnowledge(files, onProblem);
    this.onProblem = onProblem;
    this.estimate = estimate;
    this.tables = tables;
    this.searcher = this.openSearcher();
    this.chooser = new SenetChooser(shipped);
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
    return new SenetSearcher({ exact: this.tables.at(0) ?? NO_EXACT_VALUES, estimate: this.estimate });
  }
}

function limitsOf(task: AnalysisTask<SenetMove>): SenetSearchLimits {
  // An iteration that is stopped has found nothing, so none is started that might run past the soft limit.
  const deadline = deadlineOf(task, ({ soft }) => ({ soft, hard: soft }));
  return { ...commonLimits(task), poll: deadline === undefined ? task.isStopped : () => deadline.poll() };
}
