import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Another program that judges positions over UCI, and how long it looks at one. */
export type JudgeOrder = {
  readonly command: string;
  /** As behind `go`. */
  readonly limit: string;
  /** Our centipawns to a hundred of its own: fitted on positions that it has searched deeper. */
  readonly percent: number;
};

/** How long a judge looks at positions that its labels are held against, and its centipawns then. */
export const DEEPER: Omit<JudgeOrder, 'command'> = { limit: 'nodes 20000', percent: 80 };

/** Questions that a judge is asked before the first of them is answered. */
const AHEAD = 64;
const MATE = 32_000;

/** Another program that says over UCI how good positions are. Questions wait in its pipe: none of its time is lost. */
export class Judge {
  private readonly engine: ChildProcessWithoutNullStreams;
  private readonly waiting: ((score: number) => void)[] = [];
  private score = 0;

  constructor(command: string) {
    this.engine = spawn(command);
    createInterface({ input: this.engine.stdout }).on('line', (line) => this.hear(line));
    this.engine.stdin.write('uci\nsetoption name Threads value 1\nsetoption name Hash value 4\nucinewgame\n');
  }

  /** Our centipawns for the side to act, in the order of the positions. */
  async judge(
    positions: readonly string[],
    { limit, percent }: Omit<JudgeOrder, 'command'>,
  ): Promise<readonly number[]> {
    const scores: number[] = [];
    const asked: Promise<number>[] = [];
    for (const position of positions) {
      if (asked.length >= AHEAD) scores.push(await (asked.shift() as Promise<number>));
      asked.push(this.ask(position, limit));
    }
    scores.push(...(await Promise.all(asked)));
    return scores.map((score) => Math.round((score * percent) / 100));
  }

  private ask(position: string, limit: string): Promise<number> {
    this.engine.stdin.write(`position fen ${position}\ngo ${limit}\n`);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private hear(line: string): void {
    const [, kind, value] = / score (cp|mate) (-?\d+)/.exec(line) ?? [];
    if (kind === 'cp') this.score = Number(value);
    else if (kind === 'mate') this.score = Number(value) > 0 ? MATE : -MATE;
    else if (line.startsWith('bestmove')) this.waiting.shift()?.(this.score);
  }
}
