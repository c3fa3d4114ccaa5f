import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LEVELS, levelParametersOf, OUTCOME_MODELS } from '@tabuleiro/engine';
import { networkFile } from '@tabuleiro/engine/node';
import { crc32 } from '@tabuleiro/game';
import { publishErrors } from './calibrate/document.js';
import { readDecisions } from './errors/chunks.js';
import { checkErrors, type ErrorReport, formatErrors, sumUp } from './errors/report.js';
import { readCount, readOptions, readSearchedGame } from './readOptions.js';

/*
 * `npm run errors -- GAME [--games N] [--nodes N] [--write]`: what errors the levels make, and of what kind, in positions of seeded
 * games; a deeper search judges them. Every game is kept in the work folder when it is done.
 */
const USAGE =
  'npm run errors -- GAME [--network FILE | --weights] [--games N] [--nodes N] [--threads N] [--work DIR] [--write]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    network: { type: 'string' },
    weights: { type: 'boolean', default: false },
    games: { type: 'string', default: '600' },
    nodes: { type: 'string', default: '8000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    work: { type: 'string', default: 'calibration' },
    write: { type: 'boolean', default: false },
  },
});

const SEED = 20_261_118;
const game = readSearchedGame(USAGE, positionals);
const network = values.weights ? undefined : (values.network ?? networkFile(game));
const nodes = readCount(USAGE, 'nodes', values.nodes);
const folder = join(values.work, game, `errors-${fingerprint()}`);
mkdirSync(folder, { recursive: true });
const decisions = await readDecisions(
  { game, network, nodes, seed: SEED, folder },
  readCount(USAGE, 'games', values.games),
  readCount(USAGE, 'threads', values.threads),
  (line) => console.error(line),
);
const conducts = sumUp(decisions);
const report: ErrorReport = {
  game,
  date: new Date().toISOString().slice(0, 10),
  evaluation: network === undefined ? 'weights' : 'network',
  nodes,
  positions: conducts[0].decisions,
  parameters: LEVELS.map((level) => levelParametersOf(game, level)),
  conducts,
  checks: checkErrors(conducts),
};
console.log(formatErrors(report).join('\n'));
for (const { promise, seen, holds } of report.checks) {
  console.log(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${promise}: ${seen}`);
}
if (values.write) console.error(`wrote ${publishErrors(report).join(' and ')}`);

/** Decisions of other levels, of another network or by another measure of results are never taken for these. */
function fingerprint(): string {
  const levels = LEVELS.map((level) => levelParametersOf(game, level));
  const settings = new TextEncoder().encode(JSON.stringify([levels, nodes, OUTCOME_MODELS[game]]));
  const evaluation = network === undefined ? 0 : crc32(readFileSync(network));
  return ((crc32(settings) ^ evaluation) >>> 0).toString(16);
}
