import type { GameId } from '@tabuleiro/game';
import { useEffect, useState } from 'preact/hooks';
import { loadView } from './registry.js';
import type { GameView } from './view.js';

/** The view of a game, as soon as it has been fetched; never one of another game. */
export function useView(game: GameId | undefined): GameView | undefined {
  const [view, setView] = useState<GameView>();
  useEffect(() => {
    if (game !== undefined) void loadView(game).then((loaded) => setView(() => loaded));
  }, [game]);
  return view?.written.game.id === game ? view : undefined;
}
