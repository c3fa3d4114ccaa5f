import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Questions that a judge is asked before the first of them is answered. */
const AHEAD = 64;
const MATE = 32_000;

/** Another program that says over UCI how good positions are. Questions wait in its pipe: none of its time is lost. */
export class Judge {
  private readonly engine: ChildProcessWithoutNullStreams;
  private readonly nodes: number;
  private readonly waiting: ((score: number) => void)[] = [];
  private score = 0;

  constructor(command: string, nodes: number) {
    this.nodes = nodes;
    this.engine = spawn(command);
    createInterface({ input: this.engine.stdout }).on('line', (line) => this.hear(line));
    this.engine.stdin.write('uci\nsetoption name Threads value 1\nsetoption name Hash value 8\nucinewgame\n');
  }

  /** Centipawns for the side to act, in the order of the positions. */
  async judge(positions: readonly string[]): Promise<readonly number[]> {
    const scores: number[] = [];
    const asked: Promise<number>[] = [];
    for (const position of positions) {
      if (asked.length >= AHEAD) scores.push(await (asked.shift() as Promise<number>));
      asked.push(this.ask(position));
    }
    return [...scores, ...(await Promise.all(asked))];
  }

  close(): void {
    this.engine.stdin.end('quit\n');
  }

  private ask(position: string): Promise<number> {
    this.engine.stdin.write(`position fen ${position}\ngo nodes ${this.nodes}\n`);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private hear(line: string): void {
    const [, kind, value] = / score (cp|mate) (-?\d+)/.exec(line) ?? [];
    if (kind === 'cp') this.score = Number(value);
    else if (kind === 'mate') this.score = Number(value) > 0 ? MATE : -MATE;
    else if (line.startsWith('bestmove')) this.waiting.shift()?.(this.score);
  }
}
