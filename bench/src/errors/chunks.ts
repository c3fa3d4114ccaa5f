import { existsSync, readFileSync } from 'node:fs';
import { shareWork, startThread } from '../thread.js';
import type { ErrorsOrder } from './decide.js';
import type { Decision } from './decision.js';
import { decisionsFile } from './decisionFiles.js';

/** The decisions of so many chunks; those that are missing are made first, in threads. */
export async function readDecisions(
  order: ErrorsOrder,
  chunks: number,
  threads: number,
  say: (line: string) => void,
): Promise<readonly Decision[]> {
  const all = Array.from({ length: chunks }, (_, chunk) => chunk);
  const missing = all.filter((chunk) => !existsSync(decisionsFile(order.folder, chunk)));
  let done = chunks - missing.length;
  await shareWork(
    () => startThread('./worker.js', import.meta.url, order),
    missing,
    threads,
    () => say(`games: ${++done} of ${chunks}`),
  );
  return all.flatMap(
    (chunk) => JSON.parse(readFileSync(decisionsFile(order.folder, chunk), 'utf8')) as Decision[],
  );
}
