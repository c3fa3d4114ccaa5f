import type { GameId } from '@tabuleiro/game';
import { useEffect, useState } from 'preact/hooks';
import type { GameView } from './view.js';

/**
 * Every game on offer, in the order of the home page; each is fetched when it is first needed. Here, and nowhere else, the
 * types of a game's own states and moves are given up: callers get the view of "any game".
 */
const LOADERS: ReadonlyMap<GameId, () => Promise<GameView>> = new Map([
  ['classico', async (): Promise<GameView> => (await import('./chess/chess.js')).classicoView],
  ['nucleo', async (): Promise<GameView> => (await import('./chess/chess.js')).nucleoView],
  ['brasez', async (): Promise<GameView> => (await import('./brasez/brasez.js')).brasezView],
  ['senet', async (): Promise<GameView> => (await import('./senet/senet.js')).senetView],
]);

export const GAME_IDS: readonly GameId[] = [...LOADERS.keys()];

export async function loadView(game: GameId): Promise<GameView | undefined> {
  return LOADERS.get(game)?.();
}

/** The view of a game, as soon as it has been fetched; never one of another game. */
export function useView(game: GameId | undefined): GameView | undefined {
  const [view, setView] = useState<GameView>();
  useEffect(() => {
    if (game !== undefined) void loadView(game).then((loaded) => setView(() => loaded));
  }, [game]);
  return view?.written.game.id === game ? view : undefined;
}
