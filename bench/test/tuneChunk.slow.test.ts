import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classico } from '@tabuleiro/chess';
import { chessTuning } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import {
  chunkFile,
  decodeSamples,
  encodeSamples,
  hasChunk,
  measureChunk,
  writeWhole,
} from '../src/tune/chunk.js';
import { playChunk } from '../src/tune/playChunk.js';
import type { Sample } from '../src/tune/sample.js';
import { seatSelf } from '../src/tune/selfPlay.js';
import { CHUNK_GAMES } from '../src/tune/settings.js';

const tuning = chessTuning(classico);
const settings = { nodes: 12, seed: 7 };

/** What a run does: every chunk that is missing, in order; it may be killed after so many. */
function run(folder: string, chunks: number, killedAfter = chunks): void {
  const player = seatSelf(tuning, tuning.handmade);
  const missing = Array.from({ length: chunks }, (_, index) => index).filter((i) => !hasChunk(folder, i));
  for (const index of missing.slice(0, killedAfter)) {
    writeWhole(chunkFile(folder, index), encodeSamples(playChunk(player, settings, index)));
  }
}

test('[P-AI] a killed and resumed run ends with the same chunks as one that was never killed', () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'tune-')));
  const [whole, killed] = folders;
  run(whole, 2);
  run(killed, 2, 1);
  writeFileSync(`${chunkFile(killed, 1)}.part`, 'half a chunk');
  run(killed, 2);
  for (let index = 0; index < 2; index++) {
    const bytes = readFileSync(chunkFile(whole, index));
    expect(measureChunk(bytes).samples).toBeGreaterThan(0);
    expect(readFileSync(chunkFile(killed, index)).equals(bytes)).toBe(true);
  }
  expect(readdirSync(killed).sort()).toEqual(readdirSync(whole).sort());
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('[P-AI] a chunk reads back as what was written', () => {
  const samples = playChunk(seatSelf(tuning, tuning.handmade), settings, 5);
  const found: Sample[] = [];
  const bytes = encodeSamples(samples);
  decodeSamples(bytes, (sample) => found.push(sample));
  expect(found).toEqual(samples);
  expect(measureChunk(bytes)).toEqual({
    samples: samples.length,
    features: samples.reduce((sum, { features }) => sum + features.length, 0),
  });
  for (const { game, phase, result, score } of samples) {
    expect(game).toBeLessThan(CHUNK_GAMES);
    expect(phase).toBeLessThanOrEqual(24);
    expect([0, 1, 2]).toContain(result);
    expect(Math.abs(score)).toBeLessThan(800);
  }
});
