import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExactValues } from '@tabuleiro/senet-engine';
import { DiskTable, solveTable } from '@tabuleiro/senet-engine/node';
import { afterAll, expect, test } from 'vitest';
import { checkLaws } from '../../src/senet/laws.js';

const folder = mkdtempSync(join(tmpdir(), 'senet-laws-'));
await solveTable({ pieces: 3, folder, threads: 2 });
afterAll(() => rmSync(folder, { recursive: true }));

function open(): DiskTable {
  const table = DiskTable.open(join(folder, 'senet-3.bin'));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

const SETTINGS = { samples: 5000, seed: 3, batch: 2000 };

test('three a side: Bellman, the exchange of the players and the mirror of a skip hold in positions that chance picks', () => {
  const table = open();
  const laws = checkLaws(table, SETTINGS);
  table.close();
  expect(laws).toMatchObject({ positions: 5000, unlike: 0 });
  expect(laws.residual).toBeGreaterThan(0);
  expect(laws.residual).toBeLessThanOrEqual(2 ** -15);
  expect(laws.stuck).toBeGreaterThan(20);
  expect(laws.stuckResidual).toBeLessThanOrEqual(2 ** -15);
});

test('a table that is wrong in some of its values is found out, and where', () => {
  const table = open();
  /** A little too hopeful where a piece stands on 26. */
  const wrong: ExactValues = {
    pieces: 3,
    win: (own, other) => Math.min(1, table.win(own, other) + ((own >> 26) & 1) * 1e-3),
  };
  const laws = checkLaws(wrong, SETTINGS);
  table.close();
  expect(laws.residual).toBeGreaterThan(2 ** -15);
  expect(laws.worst).toMatch(/^[AB.]{10}\/[AB.]{10}\/[AB.]{10} A -$/);
});
