import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_RULES, type MatchReport, type PlayerSpec, playMatch } from '@tabuleiro/arena';
import {
  LEVELS,
  levelParametersOf,
  SEARCHED_GAMES,
  type SearchGame,
  withSearchGame,
} from '@tabuleiro/engine';
import { countOpenings, queensGiven } from './calibrate/levelOne.js';
import { anchorsOf, levelName, planMeetings } from './calibrate/plan.js';
import { type Calibration, type Check, formatLevels, formatMeasured, type Step } from './calibrate/report.js';
import { calibrateSenet } from './calibrate/senet/calibrateSenet.js';
import { formatSenet } from './calibrate/senet/report.js';
import { type Encounter, solveRatings } from './calibrate/solve.js';
import { readCount, readOptions } from './readOptions.js';
import { findStockfish } from './stockfishPath.js';
import { readTruth } from './tune/senet/truth.js';

/*
 * `npm run calibrate -- GAME [--games N] [--work DIR] [--write]`: plays the levels against each other (classico also against
 * Stockfish, where it is installed) and makes the table of docs/levels.md. Every game is kept in the work folder as soon
 * as it is over: a run that was ended goes on where it stopped.
 */
const USAGE =
  'npm run calibrate -- GAME [--games N] [--work DIR] [--concurrency N] [--positions N] [--table FILE] [--write]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    work: { type: 'string', default: 'calibration' },
    concurrency: { type: 'string', default: String(cpus().length) },
    positions: { type: 'string', default: '10000' },
    table: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const SEED = 20_261_116;
const DATA = 'docs/levels.json';
const DOCUMENT = 'docs/levels.md';
const MEASURED = 'packages/engine/src/level/measuredElo.ts';
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
const calibration = await withSearchGame(game, { visit: (searchGame) => calibrate(searchGame) });
if (calibration !== undefined) publish(calibration);

async function calibrate<S, M>(searchGame: SearchGame<S, M>): Promise<Calibration> {
  const stockfish = RATED_BY.get(searchGame.game.id)?.();
  const meetings = planMeetings(readCount(USAGE, 'games', values.games), stockfish);
  const steps: Step[] = [];
  const encounters: Encounter[] = [];
  for (const { first, second, specs, games } of meetings) {
    const { standing } = await play(`${first} – ${second}`, specs, games);
    const { tally, rating } = standing;
    if (rating === undefined) continue;
    steps.push({ first, second, tally, rating });
    const points = tally.wins + tally.draws / 2;
    const mean = points / standing.games;
    const squares = tally.wins * (1 - mean) ** 2 + tally.draws * (0.5 - mean) ** 2 + tally.losses * mean ** 2;
    encounters.push({ first, second, games: standing.games, points, variance: squares / standing.games });
  }
  const estimates = solveRatings(encounters, anchorsOf(stockfish));
  return {
    game: searchGame.game.id,
    date: new Date().toISOString().slice(0, 10),
    load: `load average ${loadavg()[0].toFixed(2)} on ${cpus().length} cores`,
    ratings: LEVELS.map(
      (level) => estimates.get(levelName(level)) ?? { elo: Number.NaN, margin: Number.NaN },
    ),
    steps: steps.slice(0, LEVELS.length - 1),
    scale: stockfish && 'The scale is that of `UCI_Elo` of Stockfish 15.1, 40 ms a move.',
    anchors: steps.slice(LEVELS.length - 1),
    checks: await check(searchGame, steps.slice(0, LEVELS.length - 1)),
  };
}

/** The promises of the levels, one by one. */
async function check<S, M>(searchGame: SearchGame<S, M>, steps: readonly Step[]): Promise<readonly Check[]> {
  const one: PlayerSpec = { kind: 'level', level: 1 };
  const greedy = await play('greedy – level:1', [{ kind: 'greedy' }, one], 200);
  const random = await play('level:1 – random', [one, { kind: 'random' }], 200);
  const ten = await play('level:10 – greedy', [{ kind: 'level', level: 10 }, { kind: 'greedy' }], 100);
  const openings = countOpenings(searchGame, 50);
  const elos = steps.map(({ rating }) => rating.elo);
  const checks = [
    percent('a greedy player scores at least 60 % against level 1', scoreOf(greedy), (share) => share >= 0.6),
    percent('level 1 scores at least 90 % against chance', scoreOf(random), (share) => share >= 0.9),
    percent('level 10 beats a greedy player in 100 of 100 games', winsOf(ten), (share) => share === 1),
    {
      promise: 'fifty seeds of level 1 show at least ten openings',
      seen: `${openings}`,
      holds: openings >= 10,
    },
    {
      promise: 'adjacent levels are 100 to 250 Elo apart',
      seen: elos.map((elo) => elo.toFixed(0)).join(', '),
      holds: elos.every((elo) => elo >= 100 && elo <= 250),
    },
  ];
  if (!hasQueen(searchGame)) return checks;
  const given = await play('level:1 – greedy, queens', [one, { kind: 'greedy' }], 200);
  const share = queensGiven(searchGame.game, given.played);
  const queens = percent(
    'level 1 gives its queen away before move 6 in fewer than 5 % of 200 games',
    share,
    (part) => part < 0.05,
  );
  return [...checks, queens];
}

function hasQueen<S, M>({ game }: SearchGame<S, M>): boolean {
  return game.notation.formatPosition(game.start()).includes('Q');
}

function percent(promise: string, share: number, holds: (share: number) => boolean): Check {
  return { promise, seen: `${(share * 100).toFixed(1)} %`, holds: holds(share) };
}

function scoreOf({ standing: { tally, games } }: MatchReport): number {
  return (tally.wins + tally.draws / 2) / games;
}

function winsOf({ standing: { tally, games } }: MatchReport): number {
  return tally.wins / games;
}

/** One pairing, its games kept in the work folder under a name made of the level parameters. */
async function play(
  name: string,
  specs: readonly [PlayerSpec, PlayerSpec],
  games: number,
): Promise<MatchReport> {
  const [first, second] = specs.map(toLevelParameters);
  const folder = join(values.work, game);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${fileName(first)}~${fileName(second)}.jsonl`);
  const started = performance.now();
  const report = await playMatch(
    { game, first, second, seed: SEED, rules: DEFAULT_RULES, games },
    {
      file,
      concurrency: readCount(USAGE, 'concurrency', values.concurrency),
      onGame: (_, { games: done }) => {
        if (done % 20 === 0) console.error(`${name}: ${done} of ${games}`);
      },
    },
  );
  if (!report.ok) {
    console.error(report.error);
    process.exit(1);
  }
  const { tally, rating } = report.value.standing;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(
    `${name}: +${tally.wins} =${tally.draws} −${tally.losses}, ${rating?.elo.toFixed(0)} Elo, ${seconds} s`,
  );
  return report.value;
}

/** A level is played by its parameters, so that games of older parameters are never taken for games of new ones. */
function toLevelParameters(spec: PlayerSpec): PlayerSpec {
  return spec.kind === 'level' ? { kind: 'temper', temper: levelParametersOf(game, spec.level) } : spec;
}

function fileName(spec: PlayerSpec): string {
  if (spec.kind === 'temper') return `t${Object.values(spec.temper).join('-')}`;
  return spec.kind === 'uci' ? `stockfish${spec.options?.UCI_Elo}` : spec.kind;
}

function publish(found: Calibration): void {
  const known: readonly Calibration[] = existsSync(DATA) ? JSON.parse(readFileSync(DATA, 'utf8')) : [];
  const all = SEARCHED_GAMES.flatMap((id) =>
    id === found.game ? [found] : known.filter((one) => one.game === id),
  );
  const text = formatLevels(all);
  console.log(formatLevels([found]));
  if (!values.write) return;
  writeFileSync(DATA, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(DOCUMENT, text);
  writeFileSync(MEASURED, formatMeasured(all));
  console.error(`wrote ${DATA}, ${DOCUMENT} and ${MEASURED}`);
}

function publishSenet(): void {
  const report = calibrateSenet({
    shipped: readTruth(),
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
