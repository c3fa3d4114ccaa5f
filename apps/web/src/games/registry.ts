import type { GameId } from '@tabuleiro/game';
import type { Face } from './face.js';

/** Every game on offer, in the order of the home page; each is fetched when it is first needed. */
const LOADERS: ReadonlyMap<GameId, () => Promise<Face>> = new Map([
  ['classico', async () => (await import('./chess/classico.js')).classicoFace],
  ['nucleo', async () => (await import('./chess/nucleo.js')).nucleoFace],
  ['brasez', async () => (await import('./brasez/brasez.js')).brasezFace],
  ['senet', async () => (await import('./senet/senet.js')).senetFace],
]);

export const GAME_IDS: readonly GameId[] = [...LOADERS.keys()];

export async function loadFace(game: GameId): Promise<Face | undefined> {
  return LOADERS.get(game)?.();
}
