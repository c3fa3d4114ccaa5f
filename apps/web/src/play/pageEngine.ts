import type { Engine } from '@tabuleiro/search';
import { openBrowserEngine } from '@tabuleiro/search/browser';
import type { Face } from '../games/face.js';

const makeWorker = (): Worker =>
  new Worker(new URL('../worker/search.worker.ts', import.meta.url), { type: 'module' });

/** The computer for one game, with what the game brings along. */
export function startPageEngine(face: Face): Engine {
  return openBrowserEngine(makeWorker, {
    games: [face.entry.game],
    resources: async () => (await face.tables?.()) ?? [],
  });
}
