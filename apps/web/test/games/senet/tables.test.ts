import { expect, test } from 'vitest';
import { loadSenetTables } from '../../../src/games/senet/tables.js';

const answer = (ok: boolean, length: number) => ({
  ok,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(length)),
});

test('a table that cannot be fetched is none, and is asked for again; once there it is kept', async () => {
  const asked: string[] = [];
  const from = (give: () => ReturnType<typeof answer>) => (address: string) => {
    asked.push(address);
    return Promise.resolve().then(give);
  };
  const broken = from(() => {
    throw new Error('no network');
  });
  expect(await loadSenetTables(broken)).toEqual([]);
  expect(await loadSenetTables(from(() => answer(false, 0)))).toEqual([]);
  expect((await loadSenetTables(from(() => answer(true, 64))))[0].byteLength).toBe(64);
  expect((await loadSenetTables(broken))[0].byteLength).toBe(64);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toContain('senet-2.bin');
});
