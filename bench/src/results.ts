import { CHESS, CHESS_DEEP, OTHERS, type Task } from './positions.js';
import { GAMES, PEERS, type Peer, type ProgramName } from './program.js';
import { type Measurement, measure, Runner } from './runner.js';
import { findStockfish } from './stockfishPath.js';

const DEEP_FROM = 10_000_000;

export type Row = { readonly task: Task; readonly best: ReadonlyMap<ProgramName, Measurement> };

export type Results = {
  readonly versions: ReadonlyMap<ProgramName, string>;
  /** Classic chess: ours and the peers', the first row is the start position at depth 5. */
  readonly chess: readonly Row[];
  readonly others: readonly Row[];
};

/** Everything from one run, so that every ratio compares like with like. */
export async function runAll(log: (line: string) => void): Promise<Results> {
  const names: readonly ProgramName[] = [
    ...GAMES,
    ...PEERS.filter((peer) => peer !== 'stockfish' || findStockfish() !== undefined),
  ];
  const runners = await Promise.all(names.map((name) => Runner.start(name)));
  try {
    for (const runner of runners) {
      log(`warming up ${runner.name} ${runner.version}`);
      await runner.warm();
    }
    const versions = new Map(runners.map((runner) => [runner.name, runner.version]));
    return { versions, chess: await runChess(runners, log), others: await runOthers(runners, log) };
  } finally {
    for (const runner of runners) runner.stop();
  }
}

async function runChess(runners: readonly Runner[], log: (line: string) => void): Promise<readonly Row[]> {
  const players = runners.filter(({ name }) => name === 'classico' || isPeer(name));
  const rows: Row[] = [];
  for (const task of Object.values(CHESS)) {
    log(`classic chess, ${task.label}`);
    rows.push({ task, best: await measure(players, task) });
  }
  const fast = players.filter(({ name }) => (rows[0].best.get(name)?.nps ?? 0) > DEEP_FROM);
  for (const task of Object.values(CHESS_DEEP)) {
    log(`classic chess, ${task.label}`);
    rows.push({ task, best: await measure(fast, task) });
  }
  return rows;
}

async function runOthers(runners: readonly Runner[], log: (line: string) => void): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [name, tasks] of Object.entries(OTHERS)) {
    for (const task of tasks) {
      log(`${name}, ${task.label}`);
      rows.push({
        task,
        best: await measure(
          runners.filter((runner) => runner.name === name),
          task,
        ),
      });
    }
  }
  return rows;
}

function isPeer(name: ProgramName): name is Peer {
  return PEERS.some((peer) => peer === name);
}
