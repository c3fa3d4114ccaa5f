import { fail, ok, type Result } from '@tabuleiro/game';
import type { DamagedGame, GameArchive, Growth, WholeGame } from './archive.js';
import type { Database } from './database.js';
import type { GameSummary, LoadedGame, SavedGame, StoreError } from './gameStore.js';
import { allDamaged } from './indexedDamage.js';
import { addGame, addLine, allOf, findGame, findLines, type LineRanges, linesIn } from './indexedLines.js';
import { isLine } from './lines.js';
import { assemble } from './shelf.js';
import { parseStoredGame, type StoredDamage, savedOf, storedSummaryOf } from './stored.js';
import { storeError } from './storeError.js';

export type IndexedParts = {
  readonly database: Database;
  readonly ranges: LineRanges;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
};

type Answer<T> = Promise<Result<T, StoreError>>;

/** Games in IndexedDB. Every call is one transaction; those that write are answered when it is on the disk. */
export class IndexedGames implements GameArchive {
  private readonly parts: IndexedParts;

  constructor(parts: IndexedParts) {
    this.parts = parts;
  }

  list(): Answer<readonly SavedGame[]> {
    return this.parts.database.read(['games'], async (transaction) => {
      const games = await transaction.objectStore('games').getAll();
      const saved = games.flatMap((value: unknown) => {
        const game = parseStoredGame(value);
        return game === undefined ? [] : [savedOf(game)];
      });
      return ok(saved.sort((a, b) => b.updated - a.updated));
    });
  }

  async create(header: string, summary: GameSummary): Answer<SavedGame> {
    const now = this.parts.now();
    const game = { id: this.parts.makeId(), created: now, updated: now, summary };
    const inserted = await this.insert({ ...game, lines: [header] });
    return inserted.ok ? ok(game) : inserted;
  }

  async append(id: string, n: number, line: string, summary: GameSummary): Answer<undefined> {
    if (!isLine(line)) return fail(storeError('failed', 'not one line'));
    const shown = { updated: this.parts.now(), summary: storedSummaryOf(summary) };
    return this.parts.database.write(['games', 'lines'], (transaction) =>
      addLine(transaction, id, n, line, shown),
    );
  }

  load(id: string): Answer<LoadedGame> {
    return this.parts.database.read(['games', 'lines'], async (transaction) => {
      const game = await findGame(transaction, id);
      if (!game.ok) return game;
      return ok(assemble(game.value, await findLines(transaction, this.parts.ranges, id)));
    });
  }

  remove(id: string): Answer<undefined> {
    return this.parts.database.write(['games', 'lines'], async (transaction) => {
      const key = await transaction.objectStore('games').getKey(id);
      if (key === undefined) return fail(storeError('not-found'));
      await transaction.objectStore('lines').delete(linesIn(this.parts.ranges, id));
      await transaction.objectStore('games').delete(id);
      return ok(undefined);
    });
  }

  async insert(game: WholeGame): Answer<undefined> {
    if (!game.lines.every(isLine)) return fail(storeError('failed', 'not one line'));
    return this.parts.database.write(['games', 'lines'], (transaction) => addGame(transaction, game));
  }

  async extend({ id, from, to, updated, summary }: Growth): Answer<undefined> {
    if (!to.every(isLine)) return fail(storeError('failed', 'not one line'));
    const last = from.length - 1;
    const change = { updated, lines: to.length - 1, summary: storedSummaryOf(summary) };
    return this.parts.database.write(['games', 'lines'], async (transaction) => {
      const game = await findGame(transaction, id);
      if (!game.ok) return game;
      const lines = transaction.objectStore('lines');
      const isKnown = game.value.lines === last && (await lines.get([id, last])) === from[last];
      if (!isKnown) return fail(storeError('changed-elsewhere'));
      await allOf(to.slice(last), (line, i) => lines.put(line, [id, last + i]));
      await transaction.objectStore('games').put({ ...game.value, ...change });
      return ok(undefined);
    });
  }

  damaged(): Answer<readonly DamagedGame[]> {
    return this.parts.database.read(['games', 'lines', 'damaged'], async (transaction) =>
      ok(await allDamaged(transaction, this.parts.ranges)),
    );
  }

  keepDamaged({ id, kept, text }: DamagedGame): Answer<undefined> {
    const record: StoredDamage = { id, text, ...(kept === undefined ? {} : { kept }) };
    return this.parts.database.write(['damaged'], async (transaction) => {
      const store = transaction.objectStore('damaged');
      if ((await store.getKey(id)) !== undefined) return fail(storeError('changed-elsewhere'));
      await store.add(record);
      return ok(undefined);
    });
  }

  removeDamaged({ id, origin }: DamagedGame): Answer<undefined> {
    return this.parts.database.write(['games', 'lines', 'damaged'], async (transaction) => {
      if (origin === 'import') await transaction.objectStore('damaged').delete(id);
      else {
        await transaction.objectStore('lines').delete(linesIn(this.parts.ranges, id));
        await transaction.objectStore('games').delete(id);
      }
      return ok(undefined);
    });
  }
}
