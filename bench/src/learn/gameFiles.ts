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
  return join(folder, `games-${numbered(chunk)}.txt`);
}

export function samplesFile(folder: string, chunk: number): string {
  return join(folder, `samples-${numbered(chunk)}.bin`);
}

/** Labels of a chunk beside what deeper thought says. */
export function checksFile(folder: string, chunk: number): string {
  return join(folder, `checks-${numbered(chunk)}.json`);
}

/** The lines of a chunk; undefined where there is none yet. */
export function readGames(folder: string, chunk: number): readonly string[] | undefined {
  const file = gamesFile(folder, chunk);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : undefined;
}

function numbered(chunk: number): string {
  return String(chunk).padStart(5, '0');
}
