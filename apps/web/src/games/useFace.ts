import type { GameId } from '@tabuleiro/game';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from './face.js';
import { loadFace } from './registry.js';

/** The face of a game, as soon as it has been fetched; never one of another game. */
export function useFace(game: GameId | undefined): Face | undefined {
  const [face, setFace] = useState<Face>();
  useEffect(() => {
    if (game !== undefined) void loadFace(game).then((loaded) => setFace(() => loaded));
  }, [game]);
  return face?.entry.id === game ? face : undefined;
}
