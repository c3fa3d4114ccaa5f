import pocket from '@tabuleiro/senet-engine/pocket.bin?url';
import table from '@tabuleiro/senet-engine/senet-2.bin?url';
import { fetchDataFile } from '../dataFile.js';

/** The exact table and the network that the computer and the review know. */
export function loadSenetFiles(): Promise<readonly ArrayBuffer[]> {
  return Promise.all([table, pocket].map((address) => fetchDataFile(address)));
}
