import type { AnalysisInfo, AnalysisLimits, GameLine, SearchResult, StopSignal } from '@tabuleiro/engine';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';
import { type UciAnswer, UciEngine } from './uciEngine.js';
import { parseInfo } from './uciInfo.js';

/** How long to wait for an answer, in ms: a day where no time was given, else so much longer than that time. */
const UNTIMED_WAIT = 86_400_000;
const EXTRA_WAIT = 5000;

/** Names of our games among programs that speak UCI. */
const VARIANTS: ReadonlyMap<GameId, string> = new Map([['classico', 'chess']]);

/** What other programs call a game. */
export function variantOf(game: GameId): string {
  return VARIANTS.get(game) ?? game;
}

/** What is told of each line that an engine finds. */
type OnInfo = (info: AnalysisInfo) => void;

/** Analyses with another program that speaks UCI: one process, one question at a time. It is started when it is first asked, and again when it died. */
export class UciAnalyst {
  private readonly command: string;
  private engine: UciEngine | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(command: string) {
    this.command = command;
  }

  /** Starts it, to see whether it can be: its own name. */
  async greet(): Promise<Result<string, EngineError>> {
    const engine = await this.wake();
    return engine.ok ? ok(engine.value.name) : engine;
  }

  /** Waits for the question before; aborting the signal ends this one with the best move so far. Requires a line that the rules allow. */
  analyse(
    line: GameLine,
    limits: AnalysisLimits,
    onInfo: OnInfo = () => undefined,
    signal?: StopSignal,
  ): Promise<Result<SearchResult<string>, EngineError>> {
    const answer = this.last.then(() => this.ask(line, limits, onInfo, signal));
    this.last = answer;
    return answer;
  }

  async close(): Promise<void> {
    await this.engine?.close();
    this.engine = undefined;
  }

  private async wake(): Promise<Result<UciEngine, EngineError>> {
    if (this.engine?.isAlive === true) return ok(this.engine);
    const started = await UciEngine.start(this.command);
    if (started.ok) this.engine = started.value;
    return started;
  }

  private async ask(
    line: GameLine,
    limits: AnalysisLimits,
    onInfo: OnInfo,
    signal: StopSignal | undefined,
  ): Promise<Result<SearchResult<string>, EngineError>> {
    const woken = await this.wake();
    if (!woken.ok) return woken;
    const engine = woken.value;
    const variant = variantOf(line.game);
    if (!this.prepare(engine, variant, limits.multiPv ?? 1))
      return fail({ code: 'no-variant', engine: this.command, cause: variant });
    let best: AnalysisInfo | undefined;
    const hear = (text: string): void => {
      const info = parseInfo(text);
      if (info?.rank === 1) best = info;
      if (info !== undefined) onInfo(info);
    };
    const stop = (): void => engine.stop();
    signal?.addEventListener('abort', stop);
    const wait = limits.moveTime === undefined ? UNTIMED_WAIT : limits.moveTime + EXTRA_WAIT;
    const going = engine.go(formatPosition(line), formatGo(limits), wait, hear);
    if (signal?.aborted === true) stop();
    const answer = await going;
    signal?.removeEventListener('abort', stop);
    return answer.ok ? ok(conclude(answer.value, best)) : answer;
  }

  /** False for a game that the program does not know. */
  private prepare(engine: UciEngine, variant: string, multiPv: number): boolean {
    if (!engine.setVariant(variant)) return false;
    if (engine.options.has('multipv')) engine.setOption('MultiPV', String(multiPv));
    if (engine.options.has('uci_showwdl')) engine.setOption('UCI_ShowWDL', 'true');
    return true;
  }
}

/** Its last line of the best rank tells more than its answer, if it leads to the same move. */
function conclude(
  { move, score = { cp: 0 } }: UciAnswer,
  best: AnalysisInfo | undefined,
): SearchResult<string> {
  const line = best?.line.at(0) === move ? best.line : [move];
  const found = { move, score: best?.score ?? score, depth: best?.depth ?? 0, nodes: best?.nodes ?? 0, line };
  return best?.wdl === undefined ? found : { ...found, wdl: best.wdl };
}

function formatPosition({ position = 'start', moves = [] }: GameLine): string {
  const from = position === 'start' ? 'startpos' : `fen ${position}`;
  return `position ${from}${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`;
}

/** Without any bound it goes on until it is stopped. */
function formatGo({ depth, nodes, moveTime, moves }: AnalysisLimits): string {
  const bounds = [
    ...(depth === undefined ? [] : [`depth ${depth}`]),
    ...(nodes === undefined ? [] : [`nodes ${nodes}`]),
    ...(moveTime === undefined ? [] : [`movetime ${moveTime}`]),
  ];
  const wanted = moves === undefined || moves.length === 0 ? [] : [`searchmoves ${moves.join(' ')}`];
  return ['go', ...(bounds.length === 0 ? ['infinite'] : bounds), ...wanted].join(' ');
}
