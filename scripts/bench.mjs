import { join } from 'node:path';
import { root, setUp, start } from './setup.mjs';

/** `npm run bench:perft [-- --json] [-- --write]`, `npm run bench:latency [-- --positions N] [-- --game GAME]`. */
export async function main([name, ...args]) {
  await setUp();
  const { code } = await start(process.execPath, [join(root, 'bench/dist', `${name}.js`), ...args], {
    show: true,
  });
  process.exitCode = code;
}
