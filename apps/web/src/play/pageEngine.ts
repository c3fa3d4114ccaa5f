import { unthoughtOf } from '@tabuleiro/contest';
import type { Engine } from '@tabuleiro/search';
import { openBrowserEngine } from '@tabuleiro/search/browser';
import type { Face } from '../games/face.js';

const makeWorker = (): Worker =>
  new Worker(new URL('../worker/search.worker.ts', import.meta.url), { type: 'module' });

/** The computer for one game, with the exact tables that it has. */
export async function openPageEngine(face: Face): Promise<Engine> {
  const senetTables = (await face.tables?.()) ?? [];
  return openBrowserEngine(makeWorker, { senetTables, unthought: unthoughtOf(face.entry) });
}
