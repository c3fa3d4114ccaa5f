import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTables } from '@tabuleiro/senet-engine/node';
import { afterAll, expect, test } from 'vitest';
import { formatCount, formatSolving } from '../src/senet/tables.js';
import { runCli } from './harness.js';

const parent = mkdtempSync(join(tmpdir(), 'solve-'));
afterAll(() => rmSync(parent, { recursive: true }));

test.each([
  [[], 'missing-argument'],
  [['--pieces', '0'], 'bad-option'],
  [['--pieces', '6'], 'bad-option'],
  [['--pieces', 'x'], 'bad-option'],
  [['--pieces', '1', '--threads', '0'], 'bad-option'],
  [['1'], 'extra-argument'],
])('senet-solve %j is refused with %s', async (args, code) => {
  const {
    code: exit,
    out,
    err,
  } = await runCli(['senet-solve', ...args], { env: { TABULEIRO_DATA: parent } });
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(`[${code}]`);
});

test('a table is made in the data folder, found by tables, and not made twice', async () => {
  const folder = join(parent, 'new', 'data');
  const world = { env: { TABULEIRO_DATA: folder } };
  const made = await runCli(['senet-solve', '--pieces', '1', '--threads', '1'], world);
  const file = join(folder, 'senet-1.bin');
  expect(made).toEqual({ code: 0, out: `The table of 812 positions is in ${file}.\n`, err: '' });
  expect(readdirSync(folder)).toEqual(['senet-1.bin']);
  const again = await runCli(['senet-solve', '--pieces', '1', '--lang', 'pt-BR'], world);
  expect(again.out).toBe(`A tabela já existe e está em ordem: ${file}.\n`);
  const { code, out } = await runCli(['tables'], world);
  const [packaged] = findTables([]);
  expect([code, out.split('\n')]).toEqual([
    0,
    [
      `Senet, at most 2 pieces a side: 165,242 positions, ${packaged.file}`,
      `Senet, at most 1 piece a side: 812 positions, ${file}`,
      '',
    ],
  ]);
});

test('--out says where, whatever the data folder', async () => {
  const folder = join(parent, 'out');
  const { code, out } = await runCli(['senet-solve', '--pieces=1', '--threads=1', '--out', folder]);
  expect([code, out]).toEqual([0, expect.stringContaining(join(folder, 'senet-1.bin'))]);
});

test('tables tells a damaged file and what to do, for people and for programs', async () => {
  const folder = mkdtempSync(join(parent, 'damaged-'));
  const file = join(folder, 'senet-3.bin');
  const [packaged] = findTables([]);
  copyFileSync(packaged.file, file);
  const bytes = readFileSync(file);
  bytes[100] ^= 1;
  writeFileSync(file, bytes);
  const world = { env: { TABULEIRO_DATA: folder } };
  const { out } = await runCli(['tables'], world);
  expect(out.split('\n')[0]).toBe(
    `${file} is damaged. Delete it; "tabuleiro senet-solve --pieces 3" makes a new one.`,
  );
  const json = await runCli(['tables', '--json'], world);
  expect(JSON.parse(json.out.split('\n')[0])).toEqual({
    pieces: 3,
    file,
    positions: null,
    problem: 'damaged',
  });
});

test('a damaged checkpoint is named', async () => {
  const folder = mkdtempSync(join(parent, 'checkpoint-'));
  const part = join(folder, 'senet-1.part');
  await runCli(['senet-solve', '--pieces', '1', '--threads', '1', '--out', part]);
  writeFileSync(join(part, 'layer-1-1.bin'), 'x');
  const { code, err } = await runCli(['senet-solve', '--pieces', '1', '--threads', '1', '--out', folder]);
  expect([code, err]).toEqual([2, expect.stringMatching(/layer-1-1\.bin.*Delete.*\[damaged-checkpoint\]/)]);
});

test('progress names the layer, the sweep, the largest change and the time left', () => {
  const state = {
    layer: [2, 1],
    number: 2,
    layers: 3,
    sweep: 7,
    levels: 96,
    level: 24,
    change: 0.0034,
    secondsLeft: undefined,
  } as const;
  expect(formatSolving('en', state)).toBe(
    '2 × 1 pieces (layer 2 of 3), sweep 7 [#####...............] largest change 3.4e-3',
  );
  expect(formatSolving('pt-BR', state)).toContain('maior mudança 3,4e-3');
  const left = (lang: 'en' | 'pt-BR', secondsLeft: number): string =>
    formatSolving(lang, { ...state, secondsLeft }).replace(/.*3[.,]4e-3/, '');
  expect(left('en', 3 * 3600 + 7 * 60)).toBe(', about 3 h 7 min left');
  expect(left('en', 290)).toBe(', about 5 min left');
  expect(left('en', 20)).toBe(', less than a minute left');
  expect(left('pt-BR', 3 * 3600 + 7 * 60)).toBe(', faltam cerca de 3 h 7 min');
  expect(left('pt-BR', 290)).toBe(', faltam cerca de 5 min');
  expect(left('pt-BR', 20)).toBe(', falta menos de um minuto');
  expect([formatCount('en', 165_242), formatCount('pt-BR', 12_230_750), formatCount('en', 812)]).toEqual([
    '165,242',
    '12.230.750',
    '812',
  ]);
});
