import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, one at a time: the system's own way to make them all tries for ever where a
 * folder is there but none can be made in it.
 */
export function makeFolders(folder: string, make: (path: string) => void = mkdirSync): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent, make);
  make(folder);
}
