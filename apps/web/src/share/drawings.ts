import type { GameId } from '@tabuleiro/game';
import type { Art } from '../board/model.js';
import { loadSprites, spritesOf } from '../look/art/sprites.js';

/** A drawing as it can be put into another file: its parts, on a square of this size. */
export type Drawing = { readonly viewBox: string; readonly content: string };

/** The drawings of a game; one that is missing could not be fetched. */
export async function loadDrawings(game: GameId): Promise<ReadonlyMap<Art, Drawing>> {
  await loadSprites(spritesOf(game));
  const serializer = new XMLSerializer();
  const symbols = spritesOf(game).flatMap((group) => [
    ...(document.getElementById(`sprite-${group}`)?.querySelectorAll('symbol') ?? []),
  ]);
  return new Map(
    symbols.map((symbol) => {
      const content = [...symbol.children].map((child) => serializer.serializeToString(child)).join('');
      return [symbol.id, { viewBox: symbol.getAttribute('viewBox') ?? '0 0 48 48', content }];
    }),
  );
}
