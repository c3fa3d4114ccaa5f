import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { ExactValues } from '@tabuleiro/senet-engine';
import { chunkFile, hasChunk, readChunk, writeWhole } from '../chunk.js';
import { formatNumbers } from '../weightsFile.js';
import { fitNet, handmade, measureNet } from './fit.js';
import { decodeSamples, encodeSamples, type Samples } from './samples.js';
import { CHUNK_GAMES, SelfPlay } from './selfPlay.js';

/** What the weights in use were fitted with, see docs/tuning.md. */
export const USUAL_SENET = { games: 2400, rounds: 3, epochs: 24 };

export type SenetTuning = {
  readonly truth: ExactValues;
  /** Self-played games of each round. */
  readonly games: number;
  readonly rounds: number;
  readonly epochs: number;
  readonly seed: number;
  readonly work: string;
  /** Where the weights go. */
  readonly file: string;
  readonly say: (line: string) => void;
};

/** Every so many chunks one is kept out of the fit. */
const HELD_OUT = 12;

/** Round after round: play with the weights of the round before, say what the positions are worth, fit. */
export function tuneSenet(tuning: SenetTuning): void {
  let weights = handmade(tuning.seed);
  for (let round = 1; round <= tuning.rounds; round++) weights = runRound(tuning, weights, round);
  writeFileSync(tuning.file, formatNet(weights));
  tuning.say(`written: ${tuning.file}`);
}

function runRound(tuning: SenetTuning, weights: number[], round: number): number[] {
  const { epochs, say } = tuning;
  const seed = tuning.seed + round - 1;
  const folder = join(tuning.work, `round-${round}`);
  claim(folder, tuning, weights, seed);
  const kept = join(folder, 'weights.json');
  if (existsSync(kept)) {
    say(`round ${round}: fitted before`);
    return readWeights(kept);
  }
  play(folder, tuning, weights, round);
  const [fitted, heldOut] = readSamples(folder, chunksOf(tuning));
  const before = measureNet(heldOut, weights);
  const found = fitNet(fitted, weights, { seed, epochs }, (epoch, error) => {
    if (epoch % 4 === 0) say(`round ${round}: epoch ${epoch}, error ${error.toFixed(5)}`);
  });
  const after = measureNet(heldOut, found);
  say(`round ${round}: ${fitted.length} samples, held out ${before.toFixed(5)} → ${after.toFixed(5)}`);
  writeWhole(kept, JSON.stringify(found));
  return found;
}

function readWeights(file: string): number[] {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Samples of one folder belong together: other settings need another folder. */
function claim(folder: string, { games, epochs, truth }: SenetTuning, weights: number[], seed: number): void {
  const digest = createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 16);
  const claimed = JSON.stringify({ games, epochs, seed, pieces: truth.pieces, weights: digest });
  const file = join(folder, 'settings.json');
  if (!existsSync(file)) writeWhole(file, claimed);
  else if (readFileSync(file, 'utf8') !== claimed) {
    throw new Error(`${folder} holds games of other settings: remove it, or choose another with --work`);
  }
}

/** The result counts for less from round to round: the looks ahead become better. */
function play(folder: string, tuning: SenetTuning, weights: number[], round: number): void {
  const { truth, seed, say } = tuning;
  const begin = performance.now();
  const chunks = chunksOf(tuning);
  const player = new SelfPlay({ seed: seed + round - 1, weights, truth, lambda: 4 ** (1 - round) });
  for (let index = 0; index < chunks; index++) {
    if (hasChunk(folder, index)) continue;
    writeWhole(chunkFile(folder, index), encodeSamples(player.playChunk(index)));
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    say(`round ${round}: ${index + 1} of ${chunks} chunks, ${seconds} s`);
  }
}

function chunksOf({ games }: Pick<SenetTuning, 'games'>): number {
  return Math.ceil(games / CHUNK_GAMES);
}

function readSamples(folder: string, chunks: number): readonly [Samples, Samples] {
  const indices = Array.from({ length: chunks }, (_, index) => index);
  const isHeldOut = (index: number): boolean => index % HELD_OUT === HELD_OUT - 1;
  const read = (wanted: number[]): Samples => decodeSamples(wanted.map((index) => readChunk(folder, index)));
  return [read(indices.filter((index) => !isHeldOut(index))), read(indices.filter(isHeldOut))];
}

function formatNet(weights: readonly number[]): string {
  return [
    '/** Fitted to the table and to self-played games by `npm run tune -- senet`, see docs/tuning.md. */',
    'export const WEIGHTS: readonly number[] = [',
    formatNumbers(weights, 2),
    '];',
    '',
  ].join('\n');
}
