import type { ReadonlySignal } from '@preact/signals';
import type { AnalysisInfo, Engine, GameLine } from '@tabuleiro/engine';

/** A principal variation as a source of lines tells it; the score is for the side to move. */
export type AnalystInfo = Pick<
  AnalysisInfo,
  'rank' | 'depth' | 'score' | 'wdl' | 'isExact' | 'line' | 'nodes' | 'elapsed'
>;

/** What is wanted of an analysis. */
export type AnalystOptions = {
  /** How many of the best moves get a line of their own. */
  readonly lines: number;
  /** Milliseconds; without them it goes on until it is stopped. */
  readonly time?: number;
  readonly depth?: number;
};

/** How an analysis came to its end by itself. */
export type AnalystEnd = 'finished' | 'failed';

/** What finds the best lines of a position: our engine, or another program. It has one position at a time. */
export interface Analyst {
  /** Changes when somebody else analyses from now on: what was found before is not theirs. */
  readonly source?: ReadonlySignal<unknown>;
  /** Analyses this position in the place of the one before. Nothing is told of that one any more. */
  start(
    line: GameLine,
    options: AnalystOptions,
    onInfo: (info: AnalystInfo) => void,
    onEnd: (how: AnalystEnd) => void,
  ): void;
  stop(): void;
  /** Ends it for good. */
  close(): void;
}

/** Our own engine. */
export class EngineAnalyst implements Analyst {
  private readonly engine: Engine;
  private running: AbortController | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  start(
    line: GameLine,
    { lines, time, depth }: AnalystOptions,
    onInfo: (info: AnalystInfo) => void,
    onEnd: (how: AnalystEnd) => void,
  ): void {
    this.stop();
    const running = new AbortController();
    this.running = running;
    const { signal } = running;
    const limits = {
      multiPv: lines,
      ...(time === undefined ? {} : { moveTime: time }),
      ...(depth === undefined ? {} : { depth }),
    };
    const tell = (info: AnalystInfo): void => {
      if (!signal.aborted) onInfo(info);
    };
    const end = (how: AnalystEnd): void => {
      if (!signal.aborted) onEnd(how);
    };
    this.engine.analyse(line, limits, tell, signal).then(
      (answer) => end(answer.ok ? 'finished' : 'failed'),
      () => end('failed'),
    );
  }

  stop(): void {
    this.running?.abort();
    this.running = undefined;
  }

  close(): void {
    this.stop();
    void this.engine.close();
  }
}
