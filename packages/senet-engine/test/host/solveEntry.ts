import { solveTable } from '@tabuleiro/senet-engine/node';

// A process that can be killed: solves for two a side into the folder given, keeping what it has all the time.
const [folder] = process.argv.slice(2);
const solved = await solveTable({
  pieces: 2,
  folder,
  threads: 2,
  checkpointEvery: 10,
  onProgress: ({ layer, sweep }) => console.log(`${layer.join()} ${sweep}`),
});
process.exitCode = solved.ok ? 0 : 1;
