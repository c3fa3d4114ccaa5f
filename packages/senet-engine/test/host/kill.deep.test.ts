import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { senet } from '@tabuleiro/senet';
import { loadTable } from '@tabuleiro/senet-engine/node';
import { Random } from '@tabuleiro/testkit';
import { afterAll, expect, test } from 'vitest';
import { setsOf } from '../../src/table/squareSets.js';
import { lookAhead, stateOf, worthBy } from '../solver/bruteForce.js';
import { FOUR_PIECES_SHA256 } from '../solver/checksums.js';
import { sha256Of, solveInKilledRuns } from './killedRuns.js';

const folder = mkdtempSync(join(tmpdir(), 'four-'));
const file = join(folder, 'senet-4.bin');
const settings = { pieces: 4, kills: 20, checkpointEvery: 1000, mostLines: 30 };
const killed = await solveInKilledRuns(folder, settings);
afterAll(() => rmSync(folder, { recursive: true }));

test('killed twenty times at random moments, the solver ends with the identical table of four a side', async () => {
  expect(killed).toBe(20);
  expect(await sha256Of(file)).toBe(FOUR_PIECES_SHA256);
});

test('with four on a side a position is worth what its best moves lead to, by the rules themselves (Bellman)', async () => {
  const loaded = await loadTable(file);
  if (!loaded.ok) throw new Error(loaded.error.code);
  const { table } = loaded.value;
  const random = new Random(4);
  const sets = [1, 2, 3, 4].map(setsOf);
  for (let i = 0; i < 20_000; ) {
    const [owns, others] = i % 2 === 0 ? [sets[3], sets[random.below(4)]] : [sets[random.below(4)], sets[3]];
    const [own, other] = [owns[random.below(owns.length)], others[random.below(others.length)]];
    if ((own & other) !== 0) continue;
    i++;
    const state = stateOf(own, other);
    const residual = Math.abs(lookAhead(state, worthBy(table)) - table.win(own, other));
    expect(residual, senet.notation.formatPosition(state)).toBeLessThan(2 ** -15);
  }
});
