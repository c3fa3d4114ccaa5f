import { type EngineError, UciEngine } from '@tabuleiro/arena';
import type { AnalysisInfo, SearchResult } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { engineFailure, toUserError, type UserError } from '../commandLine/userError.js';
import { parseInfo } from '../uci/info.js';
import { VARIANTS } from '../uci/options.js';
import type { Analyser } from './analyser.js';
import { type AnalysisRequest, type EngineTask, limitsFor } from './engineRequest.js';

/** How long to wait for an answer, in ms: a day where no time was given, else so much longer than that time. */
const UNTIMED_WAIT = 86_400_000;
const EXTRA_WAIT = 5000;

/** Analyses with another program that speaks UCI. */
export class UciAnalyser implements Analyser {
  private readonly command: string;
  private readonly lang: Lang;
  private engine: UciEngine | undefined;

  constructor(command: string, lang: Lang) {
    this.command = command;
    this.lang = lang;
  }

  async analyse(
    task: EngineTask,
    request: AnalysisRequest,
    onInfo: (info: AnalysisInfo) => void,
    signal: AbortSignal,
  ): Promise<Result<SearchResult<string>, UserError>> {
    const started = this.engine?.isAlive === true ? ok(this.engine) : await UciEngine.start(this.command);
    if (!started.ok) return fail(this.toUserError(task, started.error));
    const engine = started.value;
    this.engine = engine;
    if (!this.prepare(engine, task, request)) {
      return fail(
        toUserError(this.lang, { code: 'engine-game', engine: this.command, game: task.line.game }),
      );
    }
    const stop = (): void => engine.stop();
    signal.addEventListener('abort', stop);
    const found = await this.ask(engine, task, request, onInfo);
    signal.removeEventListener('abort', stop);
    return found;
  }

  async close(): Promise<void> {
    await this.engine?.close();
  }

  /** False for a game that the program does not know. */
  private prepare(engine: UciEngine, { line: { game } }: EngineTask, { multiPv }: AnalysisRequest): boolean {
    const [variant] = [...VARIANTS].find(([, known]) => known === game) ?? [game];
    if (!engine.setVariant(variant)) return false;
    if (engine.options.has('multipv')) engine.setOption('MultiPV', String(multiPv));
    if (engine.options.has('uci_showwdl')) engine.setOption('UCI_ShowWDL', 'true');
    return true;
  }

  private async ask(
    engine: UciEngine,
    task: EngineTask,
    request: AnalysisRequest,
    onInfo: (info: AnalysisInfo) => void,
  ): Promise<Result<SearchResult<string>, UserError>> {
    let best: AnalysisInfo | undefined;
    const hear = (line: string): void => {
      const info = parseInfo(line);
      if (info?.rank === 1) best = info;
      if (info !== undefined) onInfo(info);
    };
    const wait = request.ms === undefined ? UNTIMED_WAIT : request.ms + EXTRA_WAIT;
    const answer = await engine.go(formatPosition(task), formatGo(request), wait, hear);
    if (!answer.ok) return fail(this.toUserError(task, answer.error));
    const { move, score = { cp: 0 } } = answer.value;
    const line = best?.line.at(0) === move ? best.line : [move];
    const found = {
      move,
      score: best?.score ?? score,
      depth: best?.depth ?? 0,
      nodes: best?.nodes ?? 0,
      line,
    };
    return ok(best?.wdl === undefined ? found : { ...found, wdl: best.wdl });
  }

  private toUserError({ line: { game } }: EngineTask, error: EngineError): UserError {
    return toUserError(this.lang, engineFailure(game, error));
  }
}

function formatPosition({ line: { position, moves } }: EngineTask): string {
  const from = position === 'start' ? 'startpos' : `fen ${position}`;
  return `position ${from}${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`;
}

function formatGo(request: AnalysisRequest): string {
  const { depth, nodes, moveTime } = limitsFor(request);
  const bounds = [
    ...(depth === undefined ? [] : [`depth ${depth}`]),
    ...(nodes === undefined ? [] : [`nodes ${nodes}`]),
    ...(moveTime === undefined ? [] : [`movetime ${moveTime}`]),
  ];
  return `go ${bounds.join(' ')}`;
}
