import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseOptions } from '../src/options.js';

const deploy = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/deploy/${name}`, import.meta.url));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('the unit for systemd is one', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', deploy('tabuleiro.service')], {
    encoding: 'utf8',
  });
  expect({ status, ours: stderr.split('\n').filter((line) => line.includes('tabuleiro.service')) }).toEqual({
    status: 0,
    ours: [],
  });
});

test.each(['tabuleiro.service', 'compose.yaml'])(
  'the server takes the arguments that %s gives it',
  (name) => {
    const commands = [...readFileSync(deploy(name), 'utf8').matchAll(/npm start -- (.*)/g)];
    expect(commands.length).toBeGreaterThan(0);
    for (const [, args] of commands) expect(parseOptions(args.split(' '))).toMatchObject({ ok: true });
  },
);
