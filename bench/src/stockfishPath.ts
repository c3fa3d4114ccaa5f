import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** On the PATH or in the folder where Debian puts games. */
export function findStockfish(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/games'];
  return folders.map((folder) => join(folder, 'stockfish')).find((path) => existsSync(path));
}
