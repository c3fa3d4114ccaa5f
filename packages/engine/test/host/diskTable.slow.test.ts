import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableReference } from '@tabuleiro/senet-engine';
import { DiskTable, solveTable } from '@tabuleiro/senet-engine/node';
import { expect, test } from 'vitest';
import { openEngine } from '../../src/host/node.js';
import { openInThreadEngine } from '../../src/index.js';

test.each([
  ['in a thread', openEngine],
  ['in the calling thread', openInThreadEngine],
])('senet: a table that stays on the disk is used %s', async (_, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-table-'));
  await solveTable({ pieces: 1, folder, threads: 1 });
  const file = join(folder, 'senet-1.bin');
  const engine = open({ resources: () => Promise.resolve([tableReference(file)]) });
  const table = DiskTable.open(file);
  if (!table.ok) throw new Error(table.error.code);
  // A throws 2 and has one step; afterwards it is B's throw.
  const line = { game: 'senet', position: '........../...A...B../.......... A 2' };
  const thought = await engine.analyse(line, { depth: 9 });
  await engine.close();
  const win = 1 - table.value.win(1 << 18, 1 << 16);
  expect(thought).toMatchObject({ ok: true, value: { move: '14-16', score: { win }, depth: 1 } });
  table.value.close();
  rmSync(folder, { recursive: true });
});
