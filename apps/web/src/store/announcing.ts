import type { Result } from '@tabuleiro/game';
import type { GameArchive } from './archive.js';
import type { StoreError } from './gameStore.js';
import type { NewsItem } from './news.js';

/** The same store; `onKept` is called with what has changed each time that something was kept. */
export function announcing(games: GameArchive, onKept: (item: NewsItem) => void): GameArchive {
  const told = async <T>(item: NewsItem, answer: Promise<Result<T, StoreError>>) => {
    const result = await answer;
    if (result.ok) onKept(item);
    return result;
  };
  return {
    list: () => games.list(),
    load: (id) => games.load(id),
    damaged: () => games.damaged(),
    create: (header, summary) => told({ kind: 'games' }, games.create(header, summary)),
    append: (id, n, line, summary) => told({ kind: 'written', id }, games.append(id, n, line, summary)),
    remove: (id) => told({ kind: 'games' }, games.remove(id)),
    insert: (game) => told({ kind: 'games' }, games.insert(game)),
    extend: (growth) => told({ kind: 'written', id: growth.id }, games.extend(growth)),
    keepDamaged: (game) => told({ kind: 'games' }, games.keepDamaged(game)),
    removeDamaged: (game) => told({ kind: 'games' }, games.removeDamaged(game)),
  };
}
