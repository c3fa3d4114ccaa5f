import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Tuning, Weights } from '@tabuleiro/engine';
import { readOptions } from './readOptions.js';
import { writeWhole } from './tune/chunk.js';
import { Data } from './tune/data.js';
import { type Fit, fitWeights, USUAL_FIT } from './tune/fit.js';
import { generate } from './tune/generate.js';
import { readTruth } from './tune/senet/truth.js';
import { tuneSenet, USUAL_SENET } from './tune/senet/tuneSenet.js';
import { chunksOf, type Settings } from './tune/settings.js';
import { TUNED } from './tune/tunings.js';
import { formatWeights } from './tune/weightsFile.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const USAGE =
  'npm run tune -- GAME [--rounds N] [--games N] [--nodes N] [--threads N] [--seed N] [--lambda X] [--leeway N] [--epochs N] [--table FILE] [--work DIR] [--write]';
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    work: { type: 'string' },
    rounds: { type: 'string' },
    games: { type: 'string' },
    nodes: { type: 'string' },
    threads: { type: 'string' },
    seed: { type: 'string' },
    epochs: { type: 'string' },
    lambda: { type: 'string' },
    leeway: { type: 'string' },
    table: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** Has a network and a table instead of weighted features and a search. */
const SENET = 'senet';
const game = positionals.at(0) ?? '';
if (game === SENET) {
  const folder = values.work ?? join(root, 'tuning', game);
  tuneSenet({
    truth: readTruth(values.table),
    games: readNumber('games', USUAL_SENET.games),
    rounds: readNumber('rounds', USUAL_SENET.rounds),
    epochs: readNumber('epochs', USUAL_SENET.epochs),
    seed: readNumber('seed', 1),
    work: folder,
    file: values.write
      ? join(root, 'packages/senet-engine/src/value/weights.ts')
      : join(folder, 'weights.ts'),
    say,
  });
  process.exit(0);
}
if (!Object.hasOwn(TUNED, game)) {
  fail(
    `npm run tune -- ${[...Object.keys(TUNED), SENET].join('|')} [--write] [--games N] …, see docs/tuning.md`,
  );
}
const { knowledgeFolder, usual, show } = TUNED[game];
const rounds = readNumber('rounds', usual.rounds);
const settings: Settings = {
  game,
  games: readNumber('games', usual.games),
  nodes: readNumber('nodes', usual.nodes),
  seed: readNumber('seed', 1),
};
const work = values.work ?? join(root, 'tuning', game);
await show({ visit: tune });

/** Round after round: play with the weights of the round before, then fit the hand-made ones to all games so far. */
async function tune<S, M>(tuning: Tuning<S, M>): Promise<void> {
  let weights = tuning.handmade;
  const folders: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const folder = join(work, `round-${round}`);
    folders.push(folder);
    claim(folder, weights, round);
    await play(folder, weights, round);
    weights = fit(folders, tuning.handmade, round).weights;
    writeWhole(join(folder, 'weights.json'), JSON.stringify(weights));
  }
  const file = values.write
    ? join(root, 'packages/engine/src/knowledge', knowledgeFolder, 'weights.ts')
    : join(work, 'weights.ts');
  writeFileSync(file, formatWeights(game, weights, tuning.blocks));
  say(`written: ${file}`);
}

/** No round plays the openings of another. */
function roundSettings(round: number): Settings {
  return { ...settings, seed: settings.seed + round - 1 };
}

/** Data of one folder belongs together: other settings need another folder. */
function claim(folder: string, weights: Weights, round: number): void {
  const { nodes, seed } = roundSettings(round);
  const digest = createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 16);
  const claimed = JSON.stringify({ game, nodes, seed, weights: digest });
  const file = join(folder, 'settings.json');
  if (!existsSync(file)) writeWhole(file, claimed);
  else if (readFileSync(file, 'utf8') !== claimed) {
    fail(`${folder} holds games of other settings: remove it, or choose another folder with --work`);
  }
}

async function play(folder: string, weights: Weights, round: number): Promise<void> {
  const begin = performance.now();
  await generate(
    { settings: roundSettings(round), weights, folder },
    readNumber('threads', availableParallelism()),
    ({ chunks, of, samples, added }) => {
      const seconds = (performance.now() - begin) / 1000;
      const rate = (added / seconds).toFixed(0);
      say(
        `round ${round}: ${chunks} of ${of} chunks, ${samples} samples, ${rate}/s, ${seconds.toFixed(0)} s`,
      );
    },
  );
}

function fit(folders: readonly string[], start: Weights, round: number): Fit {
  const data = Data.read(folders, chunksOf(settings));
  const games = settings.games * folders.length;
  say(`round ${round}: ${data.size} samples of ${games} games, ${data.features.length} features`);
  const fitSettings = {
    seed: settings.seed,
    epochs: readNumber('epochs', USUAL_FIT.epochs),
    lambda: readNumber('lambda', USUAL_FIT.lambda),
    leeway: readNumber('leeway', USUAL_FIT.leeway),
  };
  const found = fitWeights(data, start, fitSettings, (epoch, { fitted, heldOut }) =>
    say(`  epoch ${epoch}: loss ${fitted.toFixed(6)}, held out ${heldOut.toFixed(6)}`),
  );
  const { k, before, after } = found;
  say(`  k ${k.toFixed(6)}`);
  say(`  loss ${before.fitted.toFixed(6)} → ${after.fitted.toFixed(6)}`);
  say(`  held out ${before.heldOut.toFixed(6)} → ${after.heldOut.toFixed(6)}`);
  return found;
}

function readNumber(name: Exclude<keyof typeof values, 'work' | 'table' | 'write'>, usual: number): number {
  const number = Number(values[name] ?? usual);
  if (!(number >= 0)) fail(`--${name} ${values[name]}: a number is needed`);
  return number;
}

function say(line: string): void {
  console.error(line);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
