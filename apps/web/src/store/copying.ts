import type { Result } from '@tabuleiro/game';
import type { GameArchive, WholeGame } from './archive.js';
import { freeId } from './family.js';
import type { SavedGame, StoreError } from './gameStore.js';
import { type OpenedGame, wholeGame } from './opening.js';

/**
 * Keeps a game that was opened up to its damage as another version of it. The damaged one stays; a sound backup of
 * the game, imported later, goes on from the copy.
 */
export async function keepCopy(
  archive: GameArchive,
  opened: OpenedGame,
  { id, created }: Pick<SavedGame, 'id' | 'created'>,
  now: number,
): Promise<Result<WholeGame, StoreError>> {
  const games = await archive.list();
  if (!games.ok) return games;
  const taken = new Set([id, ...games.value.map((game) => game.id)]);
  const copy = wholeGame(opened, { id: freeId(id, (other) => taken.has(other)), created, updated: now });
  const inserted = await archive.insert(copy);
  return inserted.ok ? { ok: true, value: copy } : inserted;
}
