import { existsSync } from 'node:fs';
import { shareWork, startThread } from '../thread.js';
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
  await shareWork(
    () => startThread('./gamesWorker.js', import.meta.url, order),
    missing,
    threads,
    (moves) => report(++done, moves),
  );
}
