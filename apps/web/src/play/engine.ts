import { type Engine, openLater } from '@tabuleiro/search';
import type { Face } from '../games/face.js';

/** The computer in a Web Worker; all that has to do with it is fetched when it is first needed. */
export function openPageEngine(face: Face): Engine {
  return openLater(async () => (await import('./pageEngine.js')).startPageEngine(face));
}
