import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPocket, NO_EXACT_VALUES, PocketNetwork, parsePocket, senetNet } from '@tabuleiro/senet-engine';
import { expect, onTestFinished, test } from 'vitest';
import { makeChunk } from '../../../src/learn/senet/decisionChunk.js';
import type { Decisions } from '../../../src/learn/senet/decisions.js';
import { learnSenet, type PocketLearning } from '../../../src/learn/senet/learnSenet.js';
import {
  type PocketLosses,
  type TrainingState,
  trainPocket,
} from '../../../src/learn/senet/pocketTraining.js';
import { readTruth } from '../../../src/tune/senet/truth.js';

const TRUTH = readTruth();
const PLAYER = { exact: NO_EXACT_VALUES, estimate: senetNet() };
const SETTINGS = { epochs: 6, batch: 64, rate: 0.002, stress: 3, seed: 3 };

function share(decisions: Decisions): SharedArrayBuffer {
  const bytes = new Uint8Array(new SharedArrayBuffer(decisions.bytes.length));
  bytes.set(decisions.bytes);
  return bytes.buffer as SharedArrayBuffer;
}

const CHUNK = makeChunk(PLAYER, TRUTH, { seed: 1, size: 4000 }, 0);
const DECISIONS = share(CHUNK);

test('a chunk follows from its settings and its number alone', () => {
  const chunk = (index: number) =>
    Buffer.from(makeChunk(PLAYER, TRUTH, { seed: 1, size: 4000 }, index).bytes);
  expect(chunk(0).equals(CHUNK.bytes)).toBe(true);
  expect(chunk(1).equals(CHUNK.bytes)).toBe(false);
});

test('a decision holds what its moves lead to and what that is worth', () => {
  for (let i = 0; i < CHUNK.count; i += 50) {
    const losses = Array.from({ length: CHUNK.movesOf(i) }, (_, move) => {
      const [own, other] = [CHUNK.ownOf(i, move), CHUNK.otherOf(i, move)];
      const win = TRUTH.win(own, other);
      expect(CHUNK.worthOf(i, move)).toBeCloseTo(CHUNK.isAgain(i) ? win : 1 - win, 10);
      return CHUNK.lossOf(i, move);
    });
    expect(losses.length).toBeGreaterThan(1);
    expect(Math.min(...losses)).toBe(0);
  }
});

test('the network learns its decisions, the same one with one thread or two, and after a pause', async () => {
  const learn = async (threads: number, begin?: TrainingState) => {
    const losses: PocketLosses[] = [];
    const states: TrainingState[] = [];
    const pocket = await trainPocket(DECISIONS, { ...SETTINGS, threads }, begin, (state, loss) => {
      states.push(state);
      losses.push(loss);
    });
    return { file: Buffer.from(formatPocket({ ...pocket, provenance: '' })), losses, states };
  };
  const one = await learn(1);
  expect(one.losses.at(-1)?.learned).toBeLessThan((one.losses[0]?.learned ?? 0) / 5);
  expect(one.losses.at(-1)?.heldOut).toBeLessThan(0.01);
  const two = await learn(2);
  expect(two.losses).toEqual(one.losses);
  expect(two.file.equals(one.file)).toBe(true);
  const later = await learn(2, one.states[2]);
  expect(later.losses).toEqual(one.losses.slice(3));
  expect(later.file.equals(one.file)).toBe(true);
});

test('in whole numbers it chooses nearly as it did in fractions', async () => {
  let heldOut = 0;
  const pocket = await trainPocket(DECISIONS, { ...SETTINGS, threads: 2 }, undefined, (_, losses) => {
    ({ heldOut } = losses);
  });
  const network = new PocketNetwork({ ...pocket, provenance: 'test' });
  let [sum, count] = [0, 0];
  for (let i = 63; i < CHUNK.count; i += 64) {
    const sign = CHUNK.isAgain(i) ? 1 : -1;
    const wins = Array.from(
      { length: CHUNK.movesOf(i) },
      (_, move) => sign * network.win(CHUNK.ownOf(i, move), CHUNK.otherOf(i, move)),
    );
    sum += CHUNK.lossOf(i, wins.indexOf(Math.max(...wins)));
    count++;
  }
  expect(Math.abs(sum / count - heldOut)).toBeLessThan(heldOut * 0.25 + 1e-4);
});

test('a run that was ended goes on: chunks and epochs are not made again', async () => {
  const work = mkdtempSync(join(tmpdir(), 'pocket-'));
  onTestFinished(() => rmSync(work, { recursive: true }));
  const table = new URL('../../../../packages/senet-engine/data/senet-2.bin', import.meta.url).pathname;
  const said: string[] = [];
  const learning: PocketLearning = {
    ...{ table, chunks: 2, chunkDecisions: 500, work, say: (line: string) => said.push(line) },
    training: { ...SETTINGS, epochs: 2, threads: 2 },
  };
  const file = await learnSenet(learning);
  const bytes = readFileSync(file);
  expect(parsePocket(bytes)).toMatchObject({ ok: true });
  expect(said.filter((line) => line.startsWith('chunk'))).toHaveLength(2);
  rmSync(file);
  said.length = 0;
  expect(readFileSync(await learnSenet(learning)).equals(bytes)).toBe(true);
  expect(said).toEqual([]);
  await expect(learnSenet({ ...learning, chunks: 3 })).rejects.toThrow('other settings');
});
