import { type Engine, openLazyEngine } from '@tabuleiro/engine';
import type { GameView } from '../games/view.js';

/** The computer in a Web Worker; all that has to do with it is fetched when it is first needed. */
export function openPageEngine(view: GameView): Engine {
  return openLazyEngine(async () => (await import('./pageEngine.js')).startPageEngine(view));
}
