import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import {
  LEVELS,
  type LevelParameters,
  levelParametersOf,
  SEARCHED_GAMES,
  type SearchGame,
} from '@tabuleiro/engine';
import { networkFile } from '@tabuleiro/engine/node';
import { publishCalibration, readCalibration } from './calibrate/document.js';
import { encounterOf } from './calibrate/encounter.js';
import { findLevels } from './calibrate/findLevels.js';
import { type Maximum, measureMaximum } from './calibrate/maximum.js';
import { Pairings } from './calibrate/pairings.js';
import { anchorsOf, levelName, planMeetings } from './calibrate/plan.js';
import { checkPromises } from './calibrate/promises.js';
import { type Calibration, formatLevels, type Step } from './calibrate/report.js';
import { calibrateSenet } from './calibrate/senet/calibrateSenet.js';
import { formatSenet } from './calibrate/senet/report.js';
import { type Encounter, solveRatings } from './calibrate/solve.js';
import { withLearner } from './learn/networkGame.js';
import { readCount, readOptions } from './readOptions.js';
import { findStockfish } from './stockfishPath.js';
import { readShipped, readTruth } from './tune/senet/truth.js';

/*
 * `npm run calibrate -- GAME [--search | --maximum] [--games N] [--work DIR] [--write]`: plays the levels against each other (classico also
 * against Stockfish, where it is installed) and makes the table of docs/levels.md; with `--search` it first finds parameters for
 * levels with equal steps. It ends with "máximo" at several numbers of positions; with `--maximum` it measures nothing else. Levels play with the reigning network, where there is one. Every game is kept in the work folder as
 * soon as it is over: a run that was ended goes on where it stopped.
 */
const USAGE =
  'npm run calibrate -- GAME [--search | --maximum] [--network FILE | --weights] [--games N] [--work DIR] [--concurrency N] [--positions N] [--table FILE] [--write]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    search: { type: 'boolean', default: false },
    maximum: { type: 'boolean', default: false },
    network: { type: 'string' },
    weights: { type: 'boolean', default: false },
    games: { type: 'string', default: '200' },
    work: { type: 'string', default: 'calibration' },
    concurrency: { type: 'string', default: String(cpus().length) },
    positions: { type: 'string', default: '10000' },
    table: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const SEED = 20_261_116;
/** Programs with a known Elo, by the game they play. */
const RATED_BY: ReadonlyMap<string, () => string | undefined> = new Map([['classico', findStockfish]]);
/** Its levels are measured by an exact table, not by Elo. */
const SENET = 'senet';
const SENET_DOCUMENT = 'docs/senet-levels.md';
const [game] = positionals;
if (game === SENET) {
  publishSenet();
  process.exit(0);
}
if (!SEARCHED_GAMES.includes(game)) {
  console.error(`Say which game: ${[...SEARCHED_GAMES, SENET].join(', ')}.`);
  process.exit(2);
}
const network = values.weights ? undefined : (values.network ?? networkFile(game));
const games = readCount(USAGE, 'games', values.games);
const pairings = new Pairings({
  game,
  network,
  seed: SEED,
  work: values.work,
  concurrency: readCount(USAGE, 'concurrency', values.concurrency),
  say: (line) => console.error(line),
});
if (values.maximum) {
  await renewMaximum();
  process.exit(0);
}
const levels = values.search
  ? await findLevels(pairings, games)
  : LEVELS.map((level) => levelParametersOf(game, level));
const calibration = await withLearner(game, network, {
  visit: (searchGame) => calibrate(searchGame, levels),
});
if (calibration !== undefined) publish(calibration);

async function calibrate<S, M>(
  searchGame: SearchGame<S, M>,
  parameters: readonly LevelParameters[],
): Promise<Calibration> {
  const stockfish = RATED_BY.get(searchGame.game.id)?.();
  const meetings = planMeetings(games, (level) => pairings.level(parameters[level - 1]), stockfish);
  const steps: Step[] = [];
  const encounters: Encounter[] = [];
  for (const { first, second, specs, games: count } of meetings) {
    const { standing } = await pairings.play(`${first} – ${second}`, specs, count);
    const { tally, rating } = standing;
    if (rating === undefined) continue;
    steps.push({ first, second, tally, rating });
    encounters.push(encounterOf(first, second, standing));
  }
  const estimates = solveRatings(encounters, anchorsOf(stockfish));
  const between = steps.slice(0, LEVELS.length - 1);
  return {
    game: searchGame.game.id,
    date: new Date().toISOString().slice(0, 10),
    load: `load average ${loadavg()[0].toFixed(2)} on ${cpus().length} cores`,
    evaluation: network === undefined ? 'weights' : 'network',
    parameters,
    ratings: LEVELS.map(
      (level) => estimates.get(levelName(level)) ?? { elo: Number.NaN, margin: Number.NaN },
    ),
    steps: between,
    scale: stockfish && 'The scale is that of `UCI_Elo` of Stockfish 15.1, 40 ms a move.',
    anchors: steps.slice(LEVELS.length - 1),
    checks: await checkPromises(searchGame, pairings, parameters, between),
    maximum: await measureAbove(parameters, estimates.get(levelName(10))?.elo ?? Number.NaN),
  };
}

/** Above the levels: long games, so there are fewer of them. */
function measureAbove(parameters: readonly LevelParameters[], elo: number): Promise<Maximum> {
  const highest = { spec: pairings.level(parameters[parameters.length - 1]), elo };
  return measureMaximum(pairings, highest, Math.ceil(games / 8) * 2, RATED_BY.get(game)?.());
}

/** Only what is above the levels, which stay as they were measured. */
async function renewMaximum(): Promise<void> {
  const kept = readCalibration(game);
  if (kept === undefined) throw new Error(`${game}: its levels have to be calibrated first`);
  const { elo } = kept.ratings[kept.ratings.length - 1];
  publish({ ...kept, maximum: await measureAbove(kept.parameters, elo) });
}

function publish(found: Calibration): void {
  console.log(formatLevels([found], []));
  if (!values.write) return;
  console.error(`wrote ${publishCalibration(found).join(', ')}`);
}

function publishSenet(): void {
  const report = calibrateSenet({
    shipped: readShipped(),
    truth: readTruth(values.table),
    positions: readCount(USAGE, 'positions', values.positions),
    games: readCount(USAGE, 'games', values.games),
    seed: SEED,
    work: values.work,
    say: (line) => console.error(line),
  });
  const text = formatSenet(report);
  console.log(text);
  if (!values.write) return;
  writeFileSync(SENET_DOCUMENT, text);
  console.error(`wrote ${SENET_DOCUMENT}`);
}
