import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Games in one file: what a killed run may lose for each thread. */
export const CHUNK_GAMES = 32;

/** What the games of a generation depend on, beside the code. */
export type GamesOrder = {
  readonly game: string;
  /** The file of the network they are played with; none for the sum of weights. */
  readonly network: string | undefined;
  /** Positions looked at for each move, give or take a quarter. */
  readonly nodes: number;
  readonly seed: number;
  readonly folder: string;
};

export function gamesFile(folder: string, chunk: number): string {
  return join(folder, `games-${String(chunk).padStart(5, '0')}.txt`);
}

/** The same games with the scores of a judge. */
export function labelsFile(folder: string, chunk: number): string {
  return join(folder, `labels-${String(chunk).padStart(5, '0')}.txt`);
}

/** The lines of a chunk, as played or as judged; undefined where there is none yet. */
export function readGames(folder: string, chunk: number, isJudged = false): readonly string[] | undefined {
  const file = isJudged ? labelsFile(folder, chunk) : gamesFile(folder, chunk);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : undefined;
}
