import { existsSync } from 'node:fs';
import { startThread } from '../thread.js';
import { type GamesOrder, gamesFile } from './gameFiles.js';

/** Plays the chunks that are missing, lowest numbers first, and tells of each how many moves it has. */
export async function playGames(
  order: GamesOrder,
  chunks: number,
  threads: number,
  report: (done: number, moves: number) => void,
): Promise<void> {
  const missing = Array.from({ length: chunks }, (_, chunk) => chunk).filter(
    (chunk) => !existsSync(gamesFile(order.folder, chunk)),
  );
  let done = chunks - missing.length;
  const note = (moves: number): void => report(++done, moves);
  const staff = Math.min(threads, missing.length);
  await Promise.all(Array.from({ length: staff }, () => employ(order, missing, note)));
}

/** One thread, which takes chunks from the list until it is empty. */
function employ(order: GamesOrder, missing: number[], note: (moves: number) => void): Promise<void> {
  const worker = startThread('./gamesWorker.js', import.meta.url, order);
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const chunk = missing.shift();
      if (chunk === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(chunk);
    };
    worker.on('error', reject);
    worker.on('message', (moves: number) => {
      note(moves);
      next();
    });
    next();
  });
}
