import {
  type AnalysisInfo,
  type AnalysisLimits,
  type Engine,
  fallbackMove,
  type Level,
  levelNearElo,
  levelParametersOf,
  type SearchResult,
  type StopSignal,
} from '@tabuleiro/engine';
import { type Lang, wordResourceProblem } from '@tabuleiro/words';
import { expectResult } from '../engine/engineRequest.js';
import { type OnProblem, resourcesOn, tellingOnce } from '../engine/open.js';
import type { Io } from '../io/io.js';
import type { GoCommand } from './go.js';
import { formatInfo, formatRemark, formatResult } from './info.js';
import type { UciOptions } from './options.js';
import type { UciPosition } from './position.js';

/** The engine behind a UCI session, opened when it is first needed. */
export class UciEngineHost {
  private readonly io: Io;
  private readonly say: (line: string) => void;
  private readonly onProblem: OnProblem;
  private engine: Engine | undefined;

  constructor(io: Io, lang: Lang, say: (line: string) => void) {
    this.io = io;
    this.say = say;
    this.onProblem = tellingOnce((problem) =>
      say(formatRemark(wordResourceProblem(lang, problem, 'reinstall'))),
    );
  }

  /** Always gives an answer, with a move unless the position has none. */
  async search(
    position: UciPosition,
    go: GoCommand,
    options: UciOptions,
    seed: number,
    signal: StopSignal,
  ): Promise<SearchResult<string>> {
    try {
      return await this.ask(position, go, options, seed, signal);
    } catch (error) {
      // UCI expects a move all the same.
      this.drop(error);
      return expectResult(fallbackMove(position.line, go.limits.moves));
    }
  }

  /** Forgets the last game; an engine that was not open is, and is ready, when this resolves. */
  async newGame(options: UciOptions): Promise<void> {
    try {
      await this.open(options).forget();
    } catch (error) {
      this.drop(error);
    }
  }

  /** Opens the engine unless it is open. */
  async warmUp(options: UciOptions): Promise<void> {
    if (this.engine === undefined) await this.newGame(options);
  }

  /** The next search opens another engine. */
  async close(): Promise<void> {
    const { engine } = this;
    this.engine = undefined;
    await engine?.close();
  }

  /** Reports that the engine failed; the next search opens another one. */
  private drop(error: unknown): void {
    this.say(formatRemark(String(error)));
    this.engine = undefined;
  }

  private open({ Threads, Hash, Evaluation }: UciOptions): Engine {
    const { io, onProblem } = this;
    const resources = resourcesOn(io, Evaluation);
    this.engine ??= io.openEngine({ threads: Threads, hash: Hash, resources, onProblem });
    return this.engine;
  }

  private async ask(
    { line }: UciPosition,
    { limits, isPonder }: GoCommand,
    options: UciOptions,
    seed: number,
    signal: StopSignal,
  ): Promise<SearchResult<string>> {
    const engine = this.open(options);
    const level = limitOf(options, line.game);
    if (level !== undefined && limits.moves === undefined) {
      const chosen = await engine.choose(line, level, seed, signal);
      if (!chosen.ok) throw new Error(chosen.error.code);
      this.say(formatResult(chosen.value, options.UCI_ShowWDL));
      return chosen.value;
    }
    const bounds: AnalysisLimits = {
      ...(isPonder ? withoutClock(limits) : limits),
      ...(level !== undefined && { nodes: levelParametersOf(line.game, level).nodes }),
      multiPv: options.MultiPV,
    };
    const report = (info: AnalysisInfo): void => this.say(formatInfo(info, options.UCI_ShowWDL));
    const found = await engine.analyse(line, bounds, report, signal);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  }
}

/** The level to play at; undefined for full strength, as in analysis. */
function limitOf(
  { UCI_LimitStrength, UCI_AnalyseMode, UCI_Elo }: UciOptions,
  game: string,
): Level | undefined {
  return UCI_LimitStrength && !UCI_AnalyseMode ? levelNearElo(game, UCI_Elo) : undefined;
}

/** Pondering is done on the opponent's time. */
function withoutClock({ moveTime, clock, ...limits }: AnalysisLimits): AnalysisLimits {
  return limits;
}

/** A search from `go` to its answer, which `infinite` and `ponder` hold back. */
export class RunningSearch {
  /** Resolves when the answer has been given. */
  readonly done: Promise<void>;
  /** Whether it ends by itself. */
  readonly isBounded: boolean;
  private readonly controller = new AbortController();
  private release: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    search: (signal: StopSignal) => Promise<SearchResult<string>>,
    onResult: (result: SearchResult<string>) => void,
    isHeld: boolean,
  ) {
    this.isBounded = !isHeld;
    const released = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    if (!isHeld) this.release();
    this.done = search(this.controller.signal).then(async (result) => {
      await released;
      clearTimeout(this.timer);
      onResult(result);
    });
  }

  /** Ends the search with the best move so far. */
  stop(): void {
    this.controller.abort();
    this.release();
  }

  /** The pondered move was played: answers within so many milliseconds, or when the search ends by itself. */
  ponderHit(ms: number | undefined): void {
    this.release();
    if (ms !== undefined) this.timer = setTimeout(() => this.controller.abort(), ms);
  }
}
