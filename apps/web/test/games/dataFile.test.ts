import { expect, test } from 'vitest';
import { fetchDataFile } from '../../src/games/dataFile.js';

const answer = (ok: boolean, length: number) => ({
  ok,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(length)),
});

test('a file that cannot be fetched is asked for again; once there it is kept', async () => {
  const asked: string[] = [];
  const from = (give: () => ReturnType<typeof answer>) => (address: string) => {
    asked.push(address);
    return Promise.resolve().then(give);
  };
  const broken = from(() => {
    throw new Error('no network');
  });
  await expect(fetchDataFile('a.bin', broken)).rejects.toThrow('no network');
  await expect(
    fetchDataFile(
      'a.bin',
      from(() => answer(false, 0)),
    ),
  ).rejects.toThrow('a.bin');
  const whole = from(() => answer(true, 64));
  const both = await Promise.all([fetchDataFile('a.bin', whole), fetchDataFile('a.bin', whole)]);
  for (const { byteLength } of both) expect(byteLength).toBe(64);
  expect((await fetchDataFile('a.bin', broken)).byteLength).toBe(64);
  expect(asked).toEqual(['a.bin', 'a.bin', 'a.bin']);
});
