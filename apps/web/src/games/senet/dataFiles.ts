import pocket from '@tabuleiro/senet-engine/pocket.bin?url';
import table from '@tabuleiro/senet-engine/senet-2.bin?url';
import { fetchDataFile } from '../dataFile.js';
import { findServerTable } from './serverTable.js';

/** The exact table and the network that the computer and the review know, and a larger table if the server of the app has one. */
export async function loadSenetFiles(): Promise<readonly ArrayBuffer[]> {
  const own = Promise.all([table, pocket].map((address) => fetchDataFile(address)));
  const [files, larger] = await Promise.all([own, findServerTable()]);
  return [...files, ...larger];
}
