import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from './harness.js';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  file = join(folder, 'game.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function play(args: readonly string[], typed: readonly string[]): Promise<string> {
  const { out } = await runCli(['play', '--file', file, ...args], { input: `${typed.join('\n')}\n` });
  return out;
}

function played(): string[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(1, -1);
  return lines.map((line) => JSON.parse(line).move);
}

test('moves are typed in the notation of either language', async () => {
  await play(['classico'], ['e4', 'e5', 'Cf3', 'Nc6', 'bb5', 'cf6', '0-0', 'Bc5']);
  expect(played()).toEqual(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'g8f6', 'e1g1', 'f8c5']);
});

test('a text that several moves fit is answered with them', async () => {
  const start = '4k3/8/8/8/8/8/8/R3K3 w - - 0 1';
  const saved = { version: 1, game: 'classico', options: {}, start, actions: [], seen: [], result: null };
  const record = join(folder, 'game.json');
  writeFileSync(record, JSON.stringify(saved));
  const out = await play(['--resume', '--file', record], ['Rd1', 'why Rd1', 'Td1']);
  expect(out.match(/Kd1 \(e1d1\)/g)?.length).toBe(2);
  expect(out).toContain('Rd1 (a1d1)');
  expect(played()).toEqual(['a1d1']);
});

test('a move that is not legal is still explained', async () => {
  expect(await play(['classico'], ['e2e5'])).toMatch(/\[C-\w+\]/);
});

test('Brasez moves are typed as people write them', async () => {
  await play(['brasez'], ['K@e1', 'K@d8', 'e3']);
  expect(played()).toEqual(['K@e1', 'K@d8', 'e2e3']);
});
