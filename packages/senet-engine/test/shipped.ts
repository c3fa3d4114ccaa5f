import { readFileSync } from 'node:fs';
import { readKnowledge, type SenetKnowledge } from '../src/index.js';

/** The bytes of a file that comes with the package. */
export function readData(name: 'senet-2.bin' | 'pocket.bin'): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(new URL(`../data/${name}`, import.meta.url)));
}

/** What comes with the package: the table and the pocket network. */
export function readShipped(): SenetKnowledge {
  const files = [readData('senet-2.bin').buffer, readData('pocket.bin').buffer];
  return readKnowledge(files, (code) => {
    throw new Error(code);
  }).shipped;
}
