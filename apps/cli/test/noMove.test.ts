import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@tabuleiro/engine';
import { ok } from '@tabuleiro/game';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeEngine } from './fakeEngine.js';
import { runCli } from './harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([undefined, 'a1h8'])(
  'who answers %s is not asked for ever: the game is left, and kept',
  async (move) => {
    const openEngine = (): Engine => ({
      ...fakeEngine().openEngine(),
      choose: async () => ok({ move, score: { cp: 0 }, depth: 1, nodes: 1, line: [] }),
    });
    const { code, out } = await runCli(['play', 'classico', '--level', '1'], {
      ...{ input: 'e2e4\n', env: { TABULEIRO_DATA: folder }, openEngine },
    });
    expect(code).toBe(0);
    expect(out).toContain('gave no move.');
    const [name] = readdirSync(join(folder, 'play'));
    const [, ...actions] = readFileSync(join(folder, 'play', name), 'utf8')
      .trimEnd()
      .split('\n');
    expect(actions.map((line) => JSON.parse(line))).toMatchObject([{ by: 'w', move: 'e2e4' }]);
  },
);
