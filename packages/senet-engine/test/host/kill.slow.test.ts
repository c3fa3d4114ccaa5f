import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveTable } from '@tabuleiro/senet-engine/node';
import { afterAll, expect, test } from 'vitest';
import { THREE_PIECES_SHA256, TWO_PIECES_SHA256 } from '../solver/checksums.js';
import { sha256Of, solveInKilledRuns } from './killedRuns.js';

const parent = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('killed twenty times at random moments, the solver ends with the identical table of three a side', async () => {
  const folder = mkdtempSync(join(parent, 'kill-'));
  const settings = { pieces: 3, kills: 20, checkpointEvery: 30, mostLines: 4 };
  expect(await solveInKilledRuns(folder, settings)).toBe(20);
  expect(await sha256Of(join(folder, 'senet-3.bin'))).toBe(THREE_PIECES_SHA256);
  expect(existsSync(join(folder, 'senet-3.part'))).toBe(false);
});

test.each([
  ['one thread', { threads: 1 }],
  ['three threads', { threads: 3, positionsPerThread: 1 }],
  ['a segment of memory for every block or two', { threads: 2, positionsPerThread: 1, segmentBytes: 24 }],
  ['segments of some blocks', { threads: 1, segmentBytes: 1000 }],
])('the table is the same with %s', async (_, settings) => {
  const folder = mkdtempSync(join(parent, 'same-'));
  expect((await solveTable({ pieces: 2, folder, ...settings })).ok).toBe(true);
  expect(await sha256Of(join(folder, 'senet-2.bin'))).toBe(TWO_PIECES_SHA256);
});
