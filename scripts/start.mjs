import { buildWeb } from './build.mjs';
import { setUp } from './setup.mjs';

/** `npm start [-- --port N --host H --no-open]`: builds the app where needed and serves it. */
export async function main(args) {
  await setUp();
  const { run } = await import('@tabuleiro/server');
  await run(args, buildWeb);
}
