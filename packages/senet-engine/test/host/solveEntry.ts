import { solveTable } from '@tabuleiro/senet-engine/node';

// A process that can be killed: solves into the folder given, keeping what it has again and again.
const [folder, pieces, threads, checkpointEvery] = process.argv.slice(2);
const solved = await solveTable({
  pieces: Number(pieces),
  folder,
  threads: Number(threads),
  positionsPerThread: 1e6,
  checkpointEvery: Number(checkpointEvery),
  onProgress: ({ layer, sweep, level }) => console.log(`${layer.join()} ${sweep} ${level}`),
});
process.exitCode = solved.ok ? 0 : 1;
