import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  folderOf,
  type GenerationReport,
  type GenerationSettings,
  makeGeneration,
  readReport,
} from './learn/generation.js';
import { publish } from './learn/publish.js';
import { CHUNK_DECISIONS, crownPocket, learnSenet } from './learn/senet/learnSenet.js';
import { readCount, readOptions, readSearchedGame } from './readOptions.js';
import { findStockfish } from './stockfishPath.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const USAGE =
  'npm run learn -- GAME [--generations N] [--games N] [--nodes N] [--neurons N] [--epochs N] [--judge stockfish] [--judge-limit TEXT] [--judge-percent N] [--beside N] [--beside-nodes N] [--window N] [--rate N] [--match-games N] [--match-nodes N] [--result-share PERCENT] [--threads N] [--seed N] [--work DIR] [--line NAME] [--crown]\n' +
  'npm run learn -- senet --table FILE [--chunks N] [--epochs N] [--batch N] [--rate N] [--stress N] [--threads N] [--seed N] [--work DIR] [--crown]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '1' },
    games: { type: 'string', default: '19200' },
    nodes: { type: 'string', default: '1000' },
    neurons: { type: 'string', default: '128' },
    epochs: { type: 'string', default: '20' },
    judge: { type: 'string' },
    beside: { type: 'string', default: '8' },
    'beside-nodes': { type: 'string', default: '0' },
    window: { type: 'string', default: '1' },
    rate: { type: 'string', default: '1000' },
    'judge-limit': { type: 'string', default: 'depth 1' },
    'judge-percent': { type: 'string', default: '100' },
    'match-games': { type: 'string', default: '1000' },
    'match-nodes': { type: 'string', default: '5000' },
    'result-share': { type: 'string', default: '30' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    work: { type: 'string' },
    line: { type: 'string' },
    crown: { type: 'boolean', default: false },
    table: { type: 'string' },
    chunks: { type: 'string', default: '6' },
    batch: { type: 'string', default: '512' },
    stress: { type: 'string', default: '3' },
  },
});

/** Has a network of another kind, fitted to exact values. */
const SENET = 'senet';
if (positionals.length === 1 && positionals[0] === SENET) {
  await learnPocket();
  process.exit(0);
}
const game = readSearchedGame(USAGE, positionals);
const work = values.work ?? join(root, 'learning', game);
const wanted = count('generations');
/** Generations that are whole. */
let last = 0;
while (readReport(work, last + 1) !== undefined) last++;
for (let generation = last + 1; generation <= wanted; generation++) {
  const report = await makeGeneration(settingsOf(generation), (line) =>
    console.error(`${game} ${generation}: ${line}`),
  );
  console.log(JSON.stringify({ ...report, losses: report.losses.at(-1) }));
  last = generation;
}
if (values.crown) crown();

function settingsOf(generation: number): GenerationSettings {
  return {
    game,
    generation,
    chunks: Math.ceil(count('games') / 32),
    nodes: count('nodes'),
    judge: findJudge(),
    beside: { each: share('beside'), nodes: share('beside-nodes') },
    window: count('window'),
    training: {
      neurons: count('neurons'),
      epochs: count('epochs'),
      batch: 4096,
      rate: count('rate') / 1e6,
      decay: 0.01,
      resultShare: share('result-share') / 100,
      seed: count('seed'),
      threads: count('threads'),
    },
    matchGames: count('match-games'),
    matchNodes: count('match-nodes'),
    work,
  };
}

/** Fits the pocket network of Senet to the values of a table. */
async function learnPocket(): Promise<void> {
  if (values.table === undefined) {
    console.error(`--table FILE is missing: what positions are worth.\n${USAGE}`);
    process.exit(2);
  }
  const folder = values.work ?? join(root, 'learning', SENET);
  const file = await learnSenet({
    table: values.table,
    chunks: count('chunks'),
    chunkDecisions: CHUNK_DECISIONS,
    training: {
      epochs: count('epochs'),
      batch: count('batch'),
      rate: count('rate') / 1e6,
      stress: share('stress'),
      seed: count('seed'),
      threads: count('threads'),
    },
    work: folder,
    say: (line) => console.error(`${SENET}: ${line}`),
  });
  console.log(`fitted: ${file}`);
  if (!values.crown) return;
  crownPocket(root, folder);
  console.log('crowned');
}

/** Only classic chess has a judge: nobody else plays the other games. */
function findJudge(): GenerationSettings['judge'] {
  if (values.judge === undefined) return undefined;
  const command = values.judge === 'stockfish' ? findStockfish() : undefined;
  if (command === undefined || game !== 'classico') {
    console.error('--judge stockfish is for classico, and Stockfish has to be installed.');
    process.exit(2);
  }
  return { command, limit: values['judge-limit'], percent: count('judge-percent') };
}

/** The last network that won its match becomes the one that is played with; all generations are told in the documents. */
function crown(): void {
  const reports = Array.from({ length: last }, (_, i) => readReport(work, i + 1) as GenerationReport);
  publish(root, values.line ?? game, reports);
  const winner = reports.findLast(({ isCrowned }) => isCrowned);
  if (winner === undefined) {
    console.error('No generation has won its match yet.');
    process.exitCode = 1;
  } else if (values.line === undefined) {
    const folder = join(root, 'packages/engine/networks');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(folderOf(work, winner.generation), 'network.bin'), join(folder, `${game}.bin`));
    console.log(`crowned: generation ${winner.generation}`);
  }
}

type Count = Exclude<keyof typeof values, 'work' | 'judge' | 'judge-limit' | 'line' | 'crown' | 'table'>;

function count(name: Count): number {
  return readCount(USAGE, name, values[name] ?? '');
}

/** As `count`, or nothing at all. */
function share(name: Count): number {
  return values[name] === '0' ? 0 : count(name);
}
