import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Judge } from '../../src/learn/judge.js';

const folder = mkdtempSync(join(tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that says of every position that its first move is worth the number in its name, the second a mate. */
const PROGRAM = `#!${process.execPath}
let lines = 1, position = '';
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.startsWith('setoption name MultiPV')) lines = Number(line.split(' ').pop());
  if (line.startsWith('position fen')) position = line.slice(13);
  if (!line.startsWith('go ')) return;
  console.log('info depth 1 multipv 1 score cp ' + position + ' nodes 1 pv a1a2 b1b2');
  if (lines > 1) console.log('info depth 1 multipv 2 score mate -1 nodes 1 pv a1a3');
  console.log('bestmove a1a2');
});
process.stdin.on('end', () => process.exit());
`;

test('a judge answers many questions in order, in our centipawns', async () => {
  const command = join(folder, 'judge.cjs');
  writeFileSync(command, PROGRAM);
  chmodSync(command, 0o755);
  const judge = new Judge(command);
  const asked = Array.from({ length: 200 }, (_, i) => String(i * 10 - 1000));
  const order = { limit: 'depth 1', percent: 50 };
  expect(await judge.judge(asked, order)).toEqual(asked.map((score) => Number(score) / 2));
  const [moves] = await judge.judgeMoves(['30'], order);
  expect([...moves]).toEqual([
    ['a1a2', 15],
    ['a1a3', -16_000],
  ]);
  expect(await judge.judge(['8'], order)).toEqual([4]);
  judge.close();
});
