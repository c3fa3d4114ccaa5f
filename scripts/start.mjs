import { join } from 'node:path';
import { root, setUp, start } from './setup.mjs';

/** `npm start [-- ARGUMENT …]`: the terminal game; without a terminal, help. */
export async function main(args) {
  await setUp();
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const command = isTerminal ? ['play', ...args] : ['--help'];
  const { code } = await start(process.execPath, [join(root, 'apps/cli/bin/tabuleiro.mjs'), ...command], {
    show: true,
    input: true,
  });
  process.exitCode = code;
}
