import {
  type AnalysisInfo,
  ENGINE_GAMES,
  type Engine,
  type Evaluation,
  type SearchResult,
} from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { UserError } from '../commandLine/userError.js';
import type { Io } from '../io/io.js';
import {
  type AnalysisRequest,
  type EngineTask,
  expectResult,
  gameNotPlayed,
  limitsFor,
} from './engineRequest.js';
import { engineFiles, openThreadedEngine } from './open.js';

/** Analyses positions and reports every line it finds: our own engine, or another UCI program. */
export interface Analyser {
  analyse(
    task: EngineTask,
    request: AnalysisRequest,
    onInfo: (info: AnalysisInfo) => void,
    signal: AbortSignal,
  ): Promise<Result<SearchResult<string>, UserError>>;
  close(): Promise<void>;
}

export class OwnAnalyser implements Analyser {
  private readonly lang: Lang;
  private readonly engine: Engine;

  constructor(io: Io, lang: Lang, evaluation: Evaluation) {
    this.lang = lang;
    this.engine = openThreadedEngine(io, engineFiles(io, lang, evaluation));
  }

  async analyse(
    { line }: EngineTask,
    request: AnalysisRequest,
    onInfo: (info: AnalysisInfo) => void,
    signal: AbortSignal,
  ): Promise<Result<SearchResult<string>, UserError>> {
    if (!ENGINE_GAMES.includes(line.game)) return fail(gameNotPlayed(this.lang, line.game));
    const { engine } = this;
    await engine.forget();
    const found =
      request.level === 'max'
        ? engine.analyse(line, limitsFor(request), onInfo, signal)
        : engine.choose(line, request.level, request.seed, signal);
    return ok(expectResult(await found));
  }

  async close(): Promise<void> {
    await this.engine.close();
  }
}
