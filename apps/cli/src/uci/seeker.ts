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
import type { Io } from '../io.js';
import { expectThought } from '../thinking/task.js';
import type { Board } from './board.js';
import type { Go } from './go.js';
import { formatInfo, formatRemark, formatThought } from './info.js';
import type { UciOptions } from './options.js';

/** Looks for moves with an engine that is opened when it is first needed. */
export class Seeker {
  private readonly io: Io;
  private readonly say: (line: string) => void;
  private engine: Engine | undefined;

  constructor(io: Io, say: (line: string) => void) {
    this.io = io;
    this.say = say;
  }

  /** Always an answer: a move while the position allows one. */
  async seek(
    board: Board,
    go: Go,
    options: UciOptions,
    seed: number,
    signal: StopSignal,
  ): Promise<SearchResult<string>> {
    try {
      return await this.ask(board, go, options, seed, signal);
    } catch (error) {
      // A move is owed all the same.
      this.lose(error);
      return expectThought(fallbackMove(board.line, go.order.moves));
    }
  }

  /** A new game; an engine that is not there yet comes up and is ready when this is done. */
  async renew(options: UciOptions): Promise<void> {
    try {
      await this.open(options).forget();
    } catch (error) {
      this.lose(error);
    }
  }

  /** The same without forgetting. */
  async warmUp(options: UciOptions): Promise<void> {
    if (this.engine === undefined) await this.renew(options);
  }

  /** The next search opens another engine. */
  async close(): Promise<void> {
    const { engine } = this;
    this.engine = undefined;
    await engine?.close();
  }

  /** The engine is gone; the next search gets another one. */
  private lose(error: unknown): void {
    this.say(formatRemark(String(error)));
    this.engine = undefined;
  }

  private open({ Threads, Hash }: UciOptions): Engine {
    this.engine ??= this.io.openEngine({ threads: Threads, hash: Hash });
    return this.engine;
  }

  private async ask(
    { line }: Board,
    { order, isPonder }: Go,
    options: UciOptions,
    seed: number,
    signal: StopSignal,
  ): Promise<SearchResult<string>> {
    const engine = this.open(options);
    const level = limitOf(options, line.game);
    if (level !== undefined && order.moves === undefined) {
      const chosen = await engine.choose(line, level, seed, signal);
      if (!chosen.ok) throw new Error(chosen.error.code);
      this.say(formatThought(chosen.value));
      return chosen.value;
    }
    const bounds: AnalysisLimits = {
      ...(isPonder ? withoutClock(order) : order),
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
function withoutClock({ moveTime, clock, ...order }: AnalysisLimits): AnalysisLimits {
  return order;
}
