import { main as bench } from './bench.mjs';

/** `npm run tune -- GAME [--write]`, see docs/tuning.md. */
export async function main(args) {
  await bench(['tune', ...args]);
}
