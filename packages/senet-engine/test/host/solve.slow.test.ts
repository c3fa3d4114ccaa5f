import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SolveProgress, type SolveSettings, solveTable } from '@tabuleiro/senet-engine/node';
import { afterAll, expect, test } from 'vitest';

const parent = mkdtempSync(join(tmpdir(), 'oracle-'));
afterAll(() => rmSync(parent, { recursive: true }));

function makeFolder(): string {
  return mkdtempSync(join(parent, 'solve-'));
}

/** Ends a run once some sweep over its last layer is done; what is kept is enough to go on with. */
async function interrupt(settings: Omit<SolveSettings, 'signal' | 'onProgress'>) {
  const calledOff = new AbortController();
  const onProgress = ({ number, layers }: SolveProgress): void => {
    if (number === layers) calledOff.abort();
  };
  return solveTable({ ...settings, signal: calledOff.signal, onProgress });
}

test('a table is written, its checkpoint removed, and progress told to the end', async () => {
  const folder = makeFolder();
  const told: SolveProgress[] = [];
  const solved = await solveTable({ pieces: 2, folder, threads: 2, onProgress: (state) => told.push(state) });
  expect(solved).toMatchObject({ ok: true, value: { positions: 165_242 } });
  expect(readdirSync(folder)).toEqual(['senet-2.bin']);
  const last = told.at(-1);
  expect(last).toMatchObject({ layer: [2, 2], number: 3, layers: 3, levels: 96, level: 96 });
  expect(last?.change).toBeLessThanOrEqual(1 / 65535);
});

test('an interrupted run keeps what it has, goes on with it, and clears it away at the end', async () => {
  const folder = makeFolder();
  const part = join(folder, 'senet-1.part');
  expect(await interrupt({ pieces: 1, folder, threads: 1 })).toEqual({
    ok: false,
    error: { code: 'interrupted', folder: part },
  });
  expect(readdirSync(folder)).toEqual(['senet-1.part']);
  expect(readdirSync(part)).toEqual(['layer-1-1.bin']);
  const whole = makeFolder();
  await solveTable({ pieces: 1, folder: whole, threads: 1 });
  expect((await solveTable({ pieces: 1, folder, threads: 1 })).ok).toBe(true);
  expect(readFileSync(join(folder, 'senet-1.bin')).equals(readFileSync(join(whole, 'senet-1.bin')))).toBe(
    true,
  );
  expect(existsSync(part)).toBe(false);
});

test('a damaged checkpoint is never used: the file to delete is named', async () => {
  const folder = makeFolder();
  await interrupt({ pieces: 1, folder, threads: 1 });
  const file = join(folder, 'senet-1.part', 'layer-1-1.bin');
  const sound = readFileSync(file);
  const damages = [
    sound.subarray(0, sound.length - 1),
    Buffer.concat([sound, Buffer.alloc(1)]),
    ...[0, 8, 12, 20, 24, 28, 40, 64, 68, 80, sound.length - 1].map((at) => {
      const bytes = Buffer.from(sound);
      bytes[at] ^= 1;
      return bytes;
    }),
  ];
  for (const damage of damages) {
    writeFileSync(file, damage);
    const solved = await solveTable({ pieces: 1, folder, threads: 1 });
    expect(solved).toEqual({ ok: false, error: { code: 'damaged-checkpoint', file } });
  }
  rmSync(file);
  expect((await solveTable({ pieces: 1, folder, threads: 1 })).ok).toBe(true);
});

test('a folder that cannot be written is a coded error', async () => {
  const file = join(makeFolder(), 'file');
  writeFileSync(file, '');
  const solved = await solveTable({ pieces: 1, folder: file, threads: 1 });
  expect(solved).toMatchObject({ ok: false, error: { code: 'unwritable-file' } });
});
