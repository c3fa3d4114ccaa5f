import { cpus, loadavg } from 'node:os';
import type { SenetState } from '@tabuleiro/senet';
import { analyse, type SenetSearchResult } from '@tabuleiro/senet-engine';
import { measureLoss } from './calibrate/senet/loss.js';
import { drawPositions } from './calibrate/senet/positions.js';
import { readCount, readOptions } from './readOptions.js';
import { readShipped, readTruth } from './tune/senet/truth.js';

/*
 * `npm run bench:equity -- --truth FILE`: what the best player of Senet gives away beyond its own table, by the exact
 * numbers of a larger one. It knows the table that comes with the package, or the one of `--table`.
 */
const USAGE = 'npm run bench:equity -- --truth FILE [--table FILE] [--ms N] [--positions N] [--seed N]';
const { values } = readOptions(USAGE, {
  options: {
    truth: { type: 'string' },
    table: { type: 'string' },
    ms: { type: 'string', default: '1000' },
    positions: { type: 'string', default: '500' },
    seed: { type: 'string', default: '20261116' },
  },
});
/** Neighbours in a game are much alike: of so many positions one is asked. */
const SPREAD = 20;
const EVERY = 50;

if (values.truth === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const truth = readTruth(values.truth);
const table = readTruth(values.table);
const knowledge = { ...readShipped(), exact: table };
if (table.pieces >= truth.pieces) {
  console.error(`--truth needs a table of more than ${table.pieces} pieces a side.`);
  process.exit(2);
}
const ms = readCount(USAGE, 'ms', values.ms);
const positions = readCount(USAGE, 'positions', values.positions);
const seed = readCount(USAGE, 'seed', values.seed);
const drawn = drawPositions(positions * SPREAD, truth.pieces, seed, table.pieces).filter(
  (_, i) => i % SPREAD === 0,
);
const depths: number[] = [];
const { mean, margin } = measureLoss(drawn, truth, chooseInTime);
depths.sort((a, b) => a - b);
console.log(
  [
    `mean equity loss ${mean.toFixed(5)} ± ${margin.toFixed(5)} (95 %)`,
    `${drawn.length} positions of at most ${truth.pieces} pieces a side that a table of ${table.pieces} does not know`,
    `${ms} ms each, ${depths[depths.length >> 1]} throws ahead at the median, seed ${seed}`,
    `load average ${loadavg()[0].toFixed(2)} on ${cpus().length} cores`,
  ].join('; '),
);

function chooseInTime(state: SenetState, index: number): SenetSearchResult {
  if (index % EVERY === 0) console.error(`${index} of ${drawn.length}`);
  const end = performance.now() + ms;
  const thought = analyse(knowledge, state, { poll: () => performance.now() >= end });
  depths.push(thought.depth);
  return thought;
}
