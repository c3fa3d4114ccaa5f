import { makeGeneration } from '../../src/learn/generation.js';

// A process that can be killed: a very small generation of Brasez in the folder given.
const [work, threads] = process.argv.slice(2);
await makeGeneration(
  {
    game: 'brasez',
    generation: 1,
    chunks: 2,
    nodes: 12,
    judge: undefined,
    beside: { each: 1, nodes: 0 },
    window: 1,
    training: {
      ...{ neurons: 32, epochs: 3, batch: 256, rate: 0.01, decay: 0, resultShare: 0.2, seed: 3 },
      threads: Number(threads),
    },
    matchGames: 4,
    matchNodes: 12,
    work,
  },
  (line) => console.log(line),
);
