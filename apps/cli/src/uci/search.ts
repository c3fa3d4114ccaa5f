import {
  type AnalysisLimits,
  type Engine,
  fallbackMove,
  type Level,
  levelNearElo,
  levelParametersOf,
  type SearchResult,
  type StopSignal,
} from '@tabuleiro/engine';
import { expectResult } from '../engine/request.js';
import type { Io } from '../io/io.js';
import type { GoCommand } from './go.js';
import { formatInfo, formatRemark, formatThought } from './info.js';
import type { UciOptions } from './options.js';
import type { UciPosition } from './position.js';

/** Looks for moves with an engine that is opened when it is first needed. */
export class UciEngineHost {
  private readonly io: Io;
  private readonly say: (line: string) => void;
  private engine: Engine | undefined;

  constructor(io: Io, say: (line: string) => void) {
    this.io = io;
    this.say = say;
  }

  /** Always an answer: a move while the position allows one. */
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
      // A move is owed all the same.
      this.drop(error);
      return expectResult(fallbackMove(position.line, go.limits.moves));
    }
  }

  /** A new game; an engine that is not there yet comes up and is ready when this is done. */
  async newGame(options: UciOptions): Promise<void> {
    try {
      await this.open(options).forget();
    } catch (error) {
      this.drop(error);
    }
  }

  /** The same without forgetting. */
  async warmUp(options: UciOptions): Promise<void> {
    if (this.engine === undefined) await this.newGame(options);
  }

  /** The next search opens another engine. */
  async close(): Promise<void> {
    const { engine } = this;
    this.engine = undefined;
    await engine?.close();
  }

  /** The engine is gone; the next search gets another one. */
  private drop(error: unknown): void {
    this.say(formatRemark(String(error)));
    this.engine = undefined;
  }

  private open({ Threads, Hash }: UciOptions): Engine {
    this.engine ??= this.io.openEngine({ threads: Threads, hash: Hash });
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
      this.say(formatThought(chosen.value));
      return chosen.value;
    }
    const bounds: AnalysisLimits = {
      ...(isPonder ? withoutClock(limits) : limits),
      ...(level !== undefined && { nodes: levelParametersOf(line.game, level).nodes }),
      multiPv: options.MultiPV,
    };
    const found = await engine.analyse(line, bounds, (info) => this.say(formatInfo(info)), signal);
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

/** While the other side thinks, its time is not ours. */
function withoutClock({ moveTime, clock, ...limits }: AnalysisLimits): AnalysisLimits {
  return limits;
}

/** One search from `go` to its answer, which may be held back. */
export class RunningSearch {
  /** Settled when the answer has been told. */
  readonly done: Promise<void>;
  /** Does it end by itself? */
  readonly isBounded: boolean;
  private readonly controller = new AbortController();
  private release: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    search: (signal: StopSignal) => Promise<SearchResult<string>>,
    tell: (thought: SearchResult<string>) => void,
    isHeld: boolean,
  ) {
    this.isBounded = !isHeld;
    const released = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    if (!isHeld) this.release();
    this.done = search(this.controller.signal).then(async (thought) => {
      await released;
      clearTimeout(this.timer);
      tell(thought);
    });
  }

  /** The best so far is the answer. */
  stop(): void {
    this.controller.abort();
    this.release();
  }

  /** The move that was pondered on has been played: an answer within so many milliseconds, undefined for its own end. */
  ponderHit(ms: number | undefined): void {
    this.release();
    if (ms !== undefined) this.timer = setTimeout(() => this.controller.abort(), ms);
  }
}
