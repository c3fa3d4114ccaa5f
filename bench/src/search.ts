import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { formatSearch, replaceSearch, type SearchSpeed } from './searchReport.js';
import type { SearchQuestion } from './searchWorker.js';
import { SIGNATURE_KINDS, type SignatureKind } from './signature.js';

/*
 * `npm run bench:search [-- --write]`: nodes of fixed positions at a fixed depth, with the sum of weights and with the networks. The
 * counts are the same on every machine; whoever touches the search quotes them. The speed is in nodes a second of processor time;
 * each kind has a process of its own, so that none disturbs what another has compiled, and they take turns.
 */

/** After one that does not count, since the program is still being compiled in it. */
const ROUNDS = 8;
const DOCUMENT = new URL('../../docs/benchmarks.md', import.meta.url);

const before = loadavg()[0];
const found: SearchSpeed[] = [];
for (const game of SEARCHED_GAMES) found.push(await measure(game));
const report = formatSearch(found, {
  date: new Date().toISOString().slice(0, 10),
  rounds: ROUNDS,
  load: `${before.toFixed(2)} before, ${loadavg()[0].toFixed(2)} after`,
});
console.log(report);
for (const { game, nodes } of found) {
  if (nodes.wasm === nodes.plain) continue;
  console.error(`${game}: WebAssembly and plain TypeScript differ`);
  process.exitCode = 1;
}
if (process.argv.includes('--write')) {
  writeFileSync(DOCUMENT, replaceSearch(readFileSync(DOCUMENT, 'utf8'), report));
}

async function measure(game: string): Promise<SearchSpeed> {
  const children = SIGNATURE_KINDS.map((kind) => ({ kind, child: start(game, kind) }));
  const nodes = { weights: 0, wasm: 0, plain: 0 };
  const speed = { weights: 0, wasm: 0, plain: 0 };
  for (const { kind, child } of children) nodes[kind] = await ask(child, 'count');
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { kind, child } of children) {
      const latest = await ask(child, 'speed');
      if (round > 0) speed[kind] = Math.max(speed[kind], latest);
    }
  }
  for (const { child } of children) child.disconnect();
  return { game, nodes, speed };
}

function start(game: string, kind: SignatureKind): ChildProcess {
  return fork(fileURLToPath(new URL('./searchWorker.js', import.meta.url)), [game, kind], { execArgv: [] });
}

function ask(child: ChildProcess, question: SearchQuestion): Promise<number> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null): void => reject(new Error(`the search ended with code ${code}`));
    child.once('exit', end);
    child.once('message', (answer: number) => {
      child.off('exit', end);
      resolve(answer);
    });
    child.send(question);
  });
}
