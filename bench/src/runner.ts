import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Task, warmUp } from './positions.js';
import type { ProgramName } from './program.js';
import type { Answer, Greeting, Order } from './worker.js';

const WARM_SECONDS = 2;
export const ROUNDS = 3;
/** A run lasts at least this long: a fast program counts again, or a hiccup of the machine would decide. */
const RUN_SECONDS = 1;

/** A program in a process of its own, so that no program disturbs what another has compiled. */
export class Runner {
  readonly name: ProgramName;
  readonly version: string;
  private readonly child: ChildProcess;

  private constructor(name: ProgramName, version: string, child: ChildProcess) {
    this.name = name;
    this.version = version;
    this.child = child;
  }

  static async start(name: ProgramName): Promise<Runner> {
    const child = fork(fileURLToPath(new URL('./worker.js', import.meta.url)), [name], { execArgv: [] });
    const { version } = await receive<Greeting>(child, name);
    return new Runner(name, version, child);
  }

  /** Laps over the warm-up positions until they have taken long enough. */
  async warm(): Promise<void> {
    const { positions, depth } = warmUp(this.name);
    for (let seconds = 0; seconds < WARM_SECONDS; ) {
      for (const position of positions) seconds += (await this.ask({ position, depth })).seconds;
    }
  }

  /** One run: the count of the task, repeated until it has lasted long enough. */
  async run(task: Task): Promise<Run> {
    let times = 0;
    let seconds = 0;
    let nodes = 0;
    while (seconds < RUN_SECONDS) {
      const answer = await this.ask({ position: task.position, depth: task.depth });
      nodes = answer.nodes;
      seconds += answer.seconds;
      times++;
      if (task.nodes !== undefined && task.nodes !== nodes) {
        throw new Error(`${this.name} counts ${nodes}, not ${task.nodes}: ${task.position}`);
      }
    }
    return { nodes, seconds, nps: Math.round((nodes * times) / seconds) };
  }

  stop(): void {
    this.child.disconnect();
  }

  private ask(order: Order): Promise<Answer> {
    this.child.send(order);
    return receive<Answer>(this.child, this.name);
  }
}

function receive<T>(child: ChildProcess, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`${name} ended with code ${code}`));
    child.once('exit', end);
    child.once('message', (message: T) => {
      child.off('exit', end);
      resolve(message);
    });
  });
}

type Run = { readonly nodes: number; readonly seconds: number; readonly nps: number };

/** The best of so many rounds. */
export type Measurement = { readonly nodes: number; readonly nps: number; readonly rounds: number };

/** The best of three rounds in which the programs take turns. */
export async function measure(
  runners: readonly Runner[],
  task: Task,
): Promise<ReadonlyMap<ProgramName, Measurement>> {
  const best = new Map<ProgramName, Measurement>();
  const spent = new Map<ProgramName, number>();
  for (let round = 1; round <= ROUNDS; round++) {
    for (const runner of runners.filter(({ name }) => (spent.get(name) ?? 0) < task.patience)) {
      const { nodes, seconds, nps: latest } = await runner.run(task);
      const nps = Math.max(latest, best.get(runner.name)?.nps ?? 0);
      spent.set(runner.name, (spent.get(runner.name) ?? 0) + seconds);
      best.set(runner.name, { nodes, nps, rounds: round });
    }
  }
  return best;
}
