import type { Engine } from '@tabuleiro/engine';
import { openBrowserEngine } from '@tabuleiro/engine/browser';
import type { GameView } from '../games/view.js';

const makeWorker = (): Worker =>
  new Worker(new URL('../worker/engine.worker.ts', import.meta.url), { type: 'module' });

/** The computer for one game, with what the game brings along. */
export function startPageEngine(view: GameView): Engine {
  return openBrowserEngine(makeWorker, {
    games: [view.written.game],
    resources: async () => (await view.resources?.()) ?? [],
  });
}
