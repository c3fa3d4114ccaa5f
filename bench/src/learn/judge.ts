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
/** More lines than a position has moves. */
const ALL_MOVES = 500;

/** What a judge says of a position: its score, and that of each move it was asked about. */
type Verdict = { readonly score: number; readonly moves: ReadonlyMap<string, number> };

/** Another program that says over UCI how good positions are. Questions wait in its pipe: none of its time is lost. */
export class Judge {
  private readonly engine: ChildProcessWithoutNullStreams;
  private readonly waiting: ((verdict: Verdict) => void)[] = [];
  private moves: Map<string, number> = new Map();
  private lines = 1;

  constructor(command: string) {
    this.engine = spawn(command);
    createInterface({ input: this.engine.stdout }).on('line', (line) => this.hear(line));
    this.engine.stdin.write('uci\nsetoption name Threads value 1\nsetoption name Hash value 4\nucinewgame\n');
  }

  /** Our centipawns for the side to act, in the order of the positions. */
  async judge(positions: readonly string[], order: Omit<JudgeOrder, 'command'>): Promise<readonly number[]> {
    return (await this.askAll(positions, order, 1)).map(({ score }) => scale(score, order));
  }

  /** Our centipawns after each legal move, for the side that moved; one list of moves for each position. */
  async judgeMoves(
    positions: readonly string[],
    order: Omit<JudgeOrder, 'command'>,
  ): Promise<readonly ReadonlyMap<string, number>[]> {
    const verdicts = await this.askAll(positions, order, ALL_MOVES);
    return verdicts.map(
      ({ moves }) => new Map([...moves].map(([move, score]) => [move, scale(score, order)])),
    );
  }

  close(): void {
    this.engine.stdin.end('quit\n');
  }

  private async askAll(
    positions: readonly string[],
    { limit }: Omit<JudgeOrder, 'command'>,
    lines: number,
  ): Promise<readonly Verdict[]> {
    if (lines !== this.lines) this.engine.stdin.write(`setoption name MultiPV value ${lines}\n`);
    this.lines = lines;
    const verdicts: Verdict[] = [];
    const asked: Promise<Verdict>[] = [];
    for (const position of positions) {
      if (asked.length >= AHEAD) verdicts.push(await (asked.shift() as Promise<Verdict>));
      this.engine.stdin.write(`position fen ${position}\ngo ${limit}\n`);
      asked.push(new Promise((resolve) => this.waiting.push(resolve)));
    }
    verdicts.push(...(await Promise.all(asked)));
    return verdicts;
  }

  private hear(line: string): void {
    if (line.startsWith('bestmove')) {
      const { moves } = this;
      this.moves = new Map();
      this.waiting.shift()?.({ score: moves.get(line.split(' ')[1]) ?? 0, moves });
      return;
    }
    const [, kind, value, move] = / score (cp|mate) (-?\d+).* pv (\S+)/.exec(line) ?? [];
    if (kind === undefined) return;
    this.moves.set(move, kind === 'cp' ? Number(value) : Number(value) > 0 ? MATE : -MATE);
  }
}

function scale(score: number, { percent }: Omit<JudgeOrder, 'command'>): number {
  return Math.round((score * percent) / 100);
}
