import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type OutcomeModel, SEARCHED_GAMES, type SearchGame } from '@tabuleiro/engine';
import { networkFile } from '@tabuleiro/engine/node';
import { crc32 } from '@tabuleiro/game';
import { CHUNK_GAMES } from './learn/gameFiles.js';
import { playGames } from './learn/games.js';
import { withLearner } from './learn/networkGame.js';
import { fitOutcomes, logLoss } from './outcomes/fit.js';
import { type Observation, observeFolder, RESULTS } from './outcomes/observations.js';
import { calibrate, type Fitted, formatModels, formatOutcomes } from './outcomes/report.js';
import { readCount, readOptions, readSearchedGame } from './readOptions.js';

/*
 * `npm run outcomes -- GAME [--network FILE | --weights] [--games N] [--nodes N] [--folder DIR] [--write]`: fits what scores come to
 * (win, draw, loss) to games of the computer against itself with the reigning network, another one, or the sum of weights. Games that
 * lie in the folder are read, others are played first.
 */
const USAGE =
  'npm run outcomes -- GAME [--network FILE | --weights] [--games N] [--nodes N] [--folder DIR] [--threads N] [--write]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    network: { type: 'string' },
    weights: { type: 'boolean', default: false },
    games: { type: 'string', default: '1600' },
    nodes: { type: 'string', default: '1000' },
    folder: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});

const SEED = 20_261_118;
const DATA = 'docs/outcomes.json';
const DOCUMENT = 'docs/outcomes.md';
const MODELS = 'packages/engine/src/outcome/outcomeModels.ts';
const game = readSearchedGame(USAGE, positionals);
const network = values.weights ? undefined : (values.network ?? networkFile(game));
const nodes = readCount(USAGE, 'nodes', values.nodes);
const chunks = Math.ceil(readCount(USAGE, 'games', values.games) / CHUNK_GAMES);
const folder = values.folder ?? join('learning', game, `outcomes-${nameOf(network)}-${nodes}`);
mkdirSync(folder, { recursive: true });
await playGames(
  { game, network, nodes, seed: SEED, folder },
  chunks,
  readCount(USAGE, 'threads', values.threads),
  (done) => console.error(`games: ${done} of ${chunks} chunks`),
);
const fitted = withLearner(game, network, { visit: fit });
if (fitted !== undefined) publish(fitted);

/** Games of one network are never taken for those of another. */
function nameOf(file: string | undefined): string {
  return file === undefined ? 'weights' : (crc32(readFileSync(file)) >>> 0).toString(16);
}

function fit<S, M>(searchGame: SearchGame<S, M>): Fitted {
  const { games, fitted: learned, heldOut } = observeFolder(searchGame.game, folder, chunks);
  const model = fitOutcomes(learned);
  const on = (one: OutcomeModel): number => logLoss(one, heldOut);
  return {
    game,
    evaluation: network === undefined ? 'weights' : 'network',
    date: new Date().toISOString().slice(0, 10),
    games,
    nodes,
    positions: learned.length + heldOut.length,
    model,
    logLoss: { byPieces: on(model), constant: on(fitOutcomes(learned, true)), shares: entropy(heldOut) },
    calibration: calibrate(model, heldOut),
  };
}

/** The log loss of telling everywhere how many of the games end in which way. */
function entropy(observations: readonly Observation[]): number {
  const shares = RESULTS.map(
    (name) => observations.filter(({ result }) => result === name).length / observations.length,
  );
  return -shares.reduce((sum, share) => sum + (share === 0 ? 0 : share * Math.log(share)), 0);
}

function publish(found: Fitted): void {
  console.log(formatOutcomes([found]));
  if (!values.write) return;
  const known: readonly Fitted[] = existsSync(DATA) ? JSON.parse(readFileSync(DATA, 'utf8')) : [];
  const isSame = (one: Fitted): boolean => one.game === found.game && one.evaluation === found.evaluation;
  const all = [...known.filter((one) => !isSame(one)), found].sort(
    (a, b) =>
      SEARCHED_GAMES.indexOf(a.game) - SEARCHED_GAMES.indexOf(b.game) ||
      b.evaluation.localeCompare(a.evaluation),
  );
  writeFileSync(DATA, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(DOCUMENT, formatOutcomes(all));
  writeFileSync(MODELS, formatModels(all));
  console.error(`wrote ${DATA}, ${DOCUMENT} and ${MODELS}`);
}
