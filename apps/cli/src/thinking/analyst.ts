import { DEFAULT_MOVE_MS } from '@tabuleiro/any-game';
import {
  type AnalysisInfo,
  type AnalysisLimits,
  ENGINE_GAMES,
  type Engine,
  type SearchResult,
} from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { Complaint } from '../complaint.js';
import type { Io } from '../io.js';
import { openThreads } from './engine.js';
import { complainOfGame, expectThought, type Task } from './task.js';
import type { Wish } from './wish.js';

/** What an analysis is asked for beside what a best move is. */
export type Study = Wish & { readonly depth: number | undefined; readonly multiPv: number };

/** Somebody who looks into a position and tells line after line: our own computer or an attached program. */
export interface Analyst {
  study(
    task: Task,
    study: Study,
    onInfo: (info: AnalysisInfo) => void,
    signal: AbortSignal,
  ): Promise<Result<SearchResult<string>, Complaint>>;
  close(): Promise<void>;
}

export class OwnAnalyst implements Analyst {
  private readonly lang: Lang;
  private readonly engine: Engine;

  constructor(io: Io, lang: Lang) {
    this.lang = lang;
    this.engine = openThreads(io);
  }

  async study(
    { line }: Task,
    study: Study,
    onInfo: (info: AnalysisInfo) => void,
    signal: AbortSignal,
  ): Promise<Result<SearchResult<string>, Complaint>> {
    if (!ENGINE_GAMES.includes(line.game)) return fail(complainOfGame(this.lang, line.game));
    const { engine } = this;
    await engine.forget();
    const found =
      study.level === 'max'
        ? engine.analyse(line, orderFor(study), onInfo, signal)
        : engine.choose(line, study.level, study.seed, signal);
    return ok(expectThought(await found));
  }

  async close(): Promise<void> {
    await this.engine.close();
  }
}

export function orderFor({ ms, nodes, depth, multiPv }: Study): AnalysisLimits {
  const isBounded = [ms, nodes, depth].some((bound) => bound !== undefined);
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(ms !== undefined && { moveTime: ms }),
    ...(!isBounded && { moveTime: DEFAULT_MOVE_MS }),
    multiPv,
  };
}
