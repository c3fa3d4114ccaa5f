import { fail, ok } from '@tabuleiro/game';
import type { Database } from '../database/database.js';
import { type StoreResult, storeError } from '../storeError.js';
import { allDamaged } from './damagedGames.js';
import type {
  DamagedGame,
  GameStore,
  GameSummary,
  JournalExtension,
  LoadedGame,
  SavedGame,
  TakenGame,
  WholeGame,
} from './gameStore.js';
import {
  addGame,
  addLines,
  deleteGame,
  findGame,
  findLines,
  type LineRanges,
  restoreGame,
  takeGame,
} from './gameTransactions.js';
import { assembleGame } from './journalLines.js';
import { parseStoredGame, type StoredDamage, savedOf } from './storedGame.js';

export type IndexedParts = {
  readonly database: Database;
  readonly ranges: LineRanges;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
};

/** Games in IndexedDB. Each call is one transaction; a write answers when the transaction is on the disk. */
export class IndexedGames implements GameStore {
  private readonly parts: IndexedParts;

  constructor(parts: IndexedParts) {
    this.parts = parts;
  }

  list(): StoreResult<readonly SavedGame[]> {
    return this.parts.database.read(['games'], async (transaction) => {
      const games = await transaction.objectStore('games').getAll();
      const saved = games.flatMap((value: unknown) => {
        const game = parseStoredGame(value);
        return game === undefined ? [] : [savedOf(game)];
      });
      return ok(saved.sort((a, b) => b.updated - a.updated));
    });
  }

  async create(header: string, summary: GameSummary): StoreResult<SavedGame> {
    const now = this.parts.now();
    const game = { id: this.parts.makeId(), created: now, updated: now, summary };
    const inserted = await this.insert({ ...game, lines: [header] });
    return inserted.ok ? ok(game) : inserted;
  }

  append(extension: JournalExtension): StoreResult<undefined> {
    return this.parts.database.write(['games', 'lines'], (transaction) => addLines(transaction, extension));
  }

  load(id: string): StoreResult<LoadedGame> {
    return this.parts.database.read(['games', 'lines'], async (transaction) => {
      const game = await findGame(transaction, id);
      if (!game.ok) return game;
      return ok(assembleGame(game.value, await findLines(transaction, this.parts.ranges, id)));
    });
  }

  remove(id: string): StoreResult<undefined> {
    return this.parts.database.write(['games', 'lines'], async (transaction) => {
      const key = await transaction.objectStore('games').getKey(id);
      if (key === undefined) return fail(storeError('not-found'));
      return deleteGame(transaction, this.parts.ranges, id);
    });
  }

  take(ids: readonly string[]): StoreResult<readonly TakenGame[]> {
    return this.parts.database.write(['games', 'lines'], async (transaction) => {
      const taken: TakenGame[] = [];
      for (const id of ids) {
        const game = await takeGame(transaction, this.parts.ranges, id);
        if (game !== undefined) taken.push(game);
      }
      return ok(taken);
    });
  }

  restore(taken: readonly TakenGame[]): StoreResult<undefined> {
    return this.parts.database.write(['games', 'lines'], async (transaction) => {
      for (const game of taken) {
        const restored = await restoreGame(transaction, this.parts.ranges, game);
        if (!restored.ok) return restored;
      }
      return ok(undefined);
    });
  }

  insert(game: WholeGame): StoreResult<undefined> {
    return this.parts.database.write(['games', 'lines'], (transaction) => addGame(transaction, game));
  }

  damaged(): StoreResult<readonly DamagedGame[]> {
    return this.parts.database.read(['games', 'lines', 'damaged'], async (transaction) =>
      ok(await allDamaged(transaction, this.parts.ranges)),
    );
  }

  keepDamaged({ id, kept, text }: DamagedGame): StoreResult<undefined> {
    const record: StoredDamage = { id, text, ...(kept === undefined ? {} : { kept }) };
    return this.parts.database.write(['damaged'], async (transaction) => {
      const store = transaction.objectStore('damaged');
      if ((await store.getKey(id)) !== undefined) return fail(storeError('changed-elsewhere'));
      await store.add(record);
      return ok(undefined);
    });
  }

  removeDamaged({ id, origin }: DamagedGame): StoreResult<undefined> {
    return this.parts.database.write(['games', 'lines', 'damaged'], async (transaction) => {
      if (origin === 'device') return deleteGame(transaction, this.parts.ranges, id);
      await transaction.objectStore('damaged').delete(id);
      return ok(undefined);
    });
  }
}
