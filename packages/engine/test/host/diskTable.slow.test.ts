import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableReference } from '@tabuleiro/senet-engine';
import { DiskTable, loadBestTable, solveTable } from '@tabuleiro/senet-engine/node';
import { afterAll, expect, test } from 'vitest';
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

const folder = mkdtempSync(join(tmpdir(), 'damaged-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The table of the package, and one for three a side on the disk of which every page is damaged. */
async function damagedTables(): Promise<readonly ArrayBufferLike[]> {
  await solveTable({ pieces: 3, folder, threads: 2 });
  const file = join(folder, 'senet-3.bin');
  const bytes = readFileSync(file);
  const [head, page] = [32, 1 << 14];
  for (let at = head; at < bytes.length - 4 * Math.ceil(bytes.length / page); at += page) bytes[at] ^= 1;
  writeFileSync(file, bytes);
  const shipped = await loadBestTable([]);
  return [shipped.best?.resource ?? new ArrayBuffer(0), tableReference(file)];
}
const tables = damagedTables();

test.each([
  ['in a thread', openEngine],
  ['in the calling thread', openInThreadEngine],
])(
  'senet: a table on the disk that turns out to be damaged is told of once and done without, %s',
  async (_, open) => {
    const problems: unknown[] = [];
    const engine = open({ onProblem: (problem) => void problems.push(problem), resources: () => tables });
    const without = open({ resources: async () => (await tables).slice(0, 1) });
    // With three on a side the damaged table would be asked; with two that of the package knows it.
    for (const position of ['A........./...A...B../.A...B.... A 2', '........../...A...B../.A...B.... A 2']) {
      const line = { game: 'senet', position };
      const thought = await engine.analyse(line, { depth: 3 });
      expect(thought).toMatchObject({ ok: true, value: { move: expect.any(String) } });
      expect(thought).toEqual(await without.analyse(line, { depth: 3 }));
    }
    expect(problems).toEqual([{ game: 'senet', code: 'damaged' }]);
    await Promise.all([engine.close(), without.close()]);
  },
);
