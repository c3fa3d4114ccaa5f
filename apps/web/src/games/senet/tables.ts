import table from '@tabuleiro/senet-engine/senet-2.bin?url';
import { fetchDataFile } from '../dataFile.js';

/** The exact table that the levels and the review know. */
export async function loadSenetTables(): Promise<readonly ArrayBuffer[]> {
  return [await fetchDataFile(table)];
}
