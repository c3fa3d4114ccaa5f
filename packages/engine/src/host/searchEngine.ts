import { Chooser } from '../level/chooser.js';
import type { Level } from '../level/levels.js';
import { levelParametersAt } from '../level/levels.js';
import { type WinDrawLoss, winDrawLoss } from '../outcome/winDrawLoss.js';
import { Searcher } from '../searcher.js';
import type { SearchGame } from '../searchGame.js';
import {
  interruptedBy,
  type Score,
  type SearchHost,
  type SearchInfo,
  type SearchLimits,
  type SearchResult,
  type SearchSignal,
} from '../searchTypes.js';
import {
  type AnalysisTask,
  commonLimits,
  deadlineOf,
  type GameEngine,
  type IsStopped,
} from './gameEngine.js';
import { listMoves } from './gameLine.js';

/** A single legal move needs no time: a search of this depth gives it a score. */
const SINGLE_DEPTH = 4;

type Outcomes = { readonly wdl?: WinDrawLoss };

/** Plays a game with the alpha-beta search. */
export class SearchEngine<S, M> implements GameEngine<S, M> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly searcher: Searcher<S, M>;
  private chooser: Chooser<S, M> | undefined;
  private hasLearned = false;

  constructor(searchGame: SearchGame<S, M>, memory: ArrayBufferLike) {
    this.searchGame = searchGame;
    this.searcher = new Searcher(searchGame, memory);
  }

  forget(): void {
    if (this.hasLearned) this.searcher.forget();
    this.hasLearned = false;
  }

  fullness(): number {
    return this.searcher.fullness();
  }

  analyse(state: S, task: AnalysisTask<M>, report: (info: SearchInfo<M>) => void): SearchResult<M> {
    this.hasLearned = true;
    const withOutcome = this.outcomesAt(state);
    const found = this.searcher.search(
      state,
      this.limit(state, task),
      (info) => report(withOutcome(info)),
      hostOf(task),
    );
    return withOutcome(found);
  }

  choose(state: S, level: Level, seed: number, isStopped: IsStopped, isPreview: boolean): SearchResult<M> {
    this.chooser ??= new Chooser(this.searchGame);
    const parameters = levelParametersAt(this.searchGame.levels, level);
    const chosen = this.chooser.choose(
      state,
      isPreview ? { ...parameters, depth: 1 } : parameters,
      seed,
      toSignal(isStopped),
    );
    return this.outcomesAt(state)(chosen);
  }

  /** Adds to what was found in a position what its score comes to. */
  private outcomesAt(state: S): <T extends { readonly score: Score }>(found: T) => T & Outcomes {
    const { game, outcomes } = this.searchGame;
    if (outcomes === undefined) return (found) => found;
    const pieces = game.pieces(state).size;
    return (found) => {
      const wdl = winDrawLoss(outcomes, found.score, pieces);
      return wdl === undefined ? found : { ...found, wdl };
    };
  }

  private limit(state: S, task: AnalysisTask<M>): SearchLimits<M> {
    const { depth, mate, clock, moveTime } = task.limits;
    const isTimed = clock !== undefined || moveTime !== undefined;
    const isSingle = isTimed && (task.moves ?? listMoves(this.searchGame.game, state)).length === 1;
    return {
      ...commonLimits(task),
      ...(isSingle ? { depth: Math.min(depth ?? SINGLE_DEPTH, SINGLE_DEPTH) } : {}),
      ...(mate === undefined ? {} : { mate }),
    };
  }
}

function hostOf<M>(task: AnalysisTask<M>): SearchHost {
  return deadlineOf(task) ?? interruptedBy(toSignal(task.isStopped));
}

function toSignal(isStopped: IsStopped): SearchSignal {
  return {
    get aborted() {
      return isStopped();
    },
  };
}
