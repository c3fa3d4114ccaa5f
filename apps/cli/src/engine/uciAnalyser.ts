import { UciAnalyst } from '@tabuleiro/arena';
import type { AnalysisInfo, SearchResult } from '@tabuleiro/engine';
import { fail, type Result } from '@tabuleiro/game';
import { engineFailure, type Lang } from '@tabuleiro/words';
import { toUserError, type UserError } from '../commandLine/userError.js';
import type { Analyser } from './analyser.js';
import { type AnalysisRequest, type EngineTask, limitsFor } from './engineRequest.js';

/** Analyses with another program that speaks UCI. */
export class UciAnalyser implements Analyser {
  private readonly lang: Lang;
  private readonly analyst: UciAnalyst;

  constructor(command: string, lang: Lang) {
    this.lang = lang;
    this.analyst = new UciAnalyst(command);
  }

  async analyse(
    { line }: EngineTask,
    request: AnalysisRequest,
    onInfo: (info: AnalysisInfo) => void,
    signal: AbortSignal,
  ): Promise<Result<SearchResult<string>, UserError>> {
    const found = await this.analyst.analyse(line, limitsFor(request), onInfo, signal);
    return found.ok ? found : fail(toUserError(this.lang, engineFailure(line.game, found.error)));
  }

  async close(): Promise<void> {
    await this.analyst.close();
  }
}
