import { copyFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { folderOf, type GenerationSettings, makeGeneration, readReport } from './learn/generation.js';
import { readCount, readOptions } from './readOptions.js';
import { findStockfish } from './stockfishPath.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const USAGE =
  'npm run learn -- GAME [--generations N] [--games N] [--nodes N] [--neurons N] [--epochs N] [--judge stockfish] [--judge-limit TEXT] [--judge-percent N] [--siblings N] [--threads N] [--seed N] [--work DIR] [--crown]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '1' },
    games: { type: 'string', default: '19200' },
    nodes: { type: 'string', default: '1000' },
    neurons: { type: 'string', default: '128' },
    epochs: { type: 'string', default: '20' },
    judge: { type: 'string' },
    siblings: { type: 'string' },
    'judge-limit': { type: 'string', default: 'depth 1' },
    'judge-percent': { type: 'string', default: '98' },
    'match-games': { type: 'string', default: '1000' },
    'match-nodes': { type: 'string', default: '5000' },
    'result-share': { type: 'string', default: '30' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    work: { type: 'string' },
    crown: { type: 'boolean', default: false },
  },
});

/** Positions looked at to judge one that was not played. */
const SIBLING_NODES = 50;

const game = positionals.at(0) ?? '';
if (!SEARCHED_GAMES.includes(game) || positionals.length > 1) {
  console.error(`GAME is one of ${SEARCHED_GAMES.join(', ')}.`);
  console.error(USAGE);
  process.exit(2);
}
const work = values.work ?? join(root, 'learning', game);
const wanted = count('generations');
let last = 0;
while (readReport(work, last + 1) !== undefined) last++;
for (let generation = last + 1; generation <= wanted; generation++) {
  const report = await makeGeneration(settingsOf(generation), (line) =>
    console.error(`${game} ${generation}: ${line}`),
  );
  console.log(JSON.stringify({ ...report, losses: report.losses.at(-1) }));
}
if (values.crown) crown();

function settingsOf(generation: number): GenerationSettings {
  return {
    game,
    generation,
    chunks: Math.ceil(count('games') / 32),
    nodes: count('nodes'),
    judge: findJudge(),
    siblings: values.siblings === undefined ? undefined : { each: count('siblings'), nodes: SIBLING_NODES },
    training: {
      neurons: count('neurons'),
      epochs: count('epochs'),
      batch: 4096,
      rate: 0.001,
      decay: 0.01,
      resultShare: count('result-share') / 100,
      seed: count('seed'),
      threads: count('threads'),
    },
    matchGames: count('match-games'),
    matchNodes: count('match-nodes'),
    work,
  };
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

/** The last network that won its match becomes the one that everybody plays against. */
function crown(): void {
  for (let generation = wanted; generation > 0; generation--) {
    if (readReport(work, generation)?.isCrowned !== true) continue;
    const folder = join(root, 'packages/engine/networks');
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(folderOf(work, generation), 'network.bin'), join(folder, `${game}.bin`));
    console.log(`crowned: generation ${generation}`);
    return;
  }
  console.error('No generation has won its match yet.');
  process.exitCode = 1;
}

function count(name: Exclude<keyof typeof values, 'work' | 'judge' | 'judge-limit' | 'crown'>): number {
  return readCount(USAGE, name, values[name] ?? '');
}
