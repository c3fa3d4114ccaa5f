import { ok } from '@tabuleiro/game';
import { integerBetween, objectOf, textUpTo, type Validator } from '@tabuleiro/match';
import type { Database } from '../database/database.js';
import { findGame, findLines, type LineRanges, writeAll } from '../games/gameTransactions.js';
import { assembleGame } from '../games/journalLines.js';
import { idShape, LATEST } from '../games/storedGame.js';
import type { StoreResult } from '../storeError.js';

/** Which opening a match has come to after so many moves; empty where it has none. It can always be found again. */
export type MatchOpening = { readonly id: string; readonly plies: number; readonly opening: string };

/** The openings of matches, kept so that no match has to be replayed for a list. */
export interface OpeningStore {
  list(): StoreResult<readonly MatchOpening[]>;
  put(found: readonly MatchOpening[]): StoreResult<undefined>;
  /** The journals of those of these matches that are on the disk, read at once: what openings are found from. */
  journals(ids: readonly string[]): StoreResult<ReadonlyMap<string, string>>;
}

const shape: Validator<MatchOpening> = objectOf<MatchOpening>({
  id: idShape,
  plies: integerBetween(0, LATEST),
  opening: textUpTo(20),
});

export class IndexedOpenings implements OpeningStore {
  private readonly database: Database;
  private readonly ranges: LineRanges;

  constructor(database: Database, ranges: LineRanges) {
    this.database = database;
    this.ranges = ranges;
  }

  /** What cannot be read is found again. */
  list(): StoreResult<readonly MatchOpening[]> {
    return this.database.read(['openings'], async (transaction) => {
      const records: readonly unknown[] = await transaction.objectStore('openings').getAll();
      return ok(
        records.flatMap((value) => {
          const read = shape.read(value, '');
          return read.ok ? [read.value] : [];
        }),
      );
    });
  }

  put(found: readonly MatchOpening[]): StoreResult<undefined> {
    return this.database.write(['openings'], async (transaction) => {
      const store = transaction.objectStore('openings');
      await writeAll(found, (opening) => store.put(opening));
      return ok(undefined);
    });
  }

  journals(ids: readonly string[]): StoreResult<ReadonlyMap<string, string>> {
    return this.database.read(['games', 'lines'], async (transaction) => {
      const found = await Promise.all(
        ids.map(async (id): Promise<readonly (readonly [string, string])[]> => {
          const [game, lines] = await Promise.all([
            findGame(transaction, id),
            findLines(transaction, this.ranges, id),
          ]);
          return game.ok ? [[id, assembleGame(game.value, lines).journal]] : [];
        }),
      );
      return ok(new Map(found.flat()));
    });
  }
}

export class MemoryOpenings implements OpeningStore {
  private readonly openings = new Map<string, MatchOpening>();

  async list(): StoreResult<readonly MatchOpening[]> {
    return ok([...this.openings.values()]);
  }

  async put(found: readonly MatchOpening[]): StoreResult<undefined> {
    for (const opening of found) this.openings.set(opening.id, opening);
    return ok(undefined);
  }

  async journals(): StoreResult<ReadonlyMap<string, string>> {
    return ok(new Map());
  }
}
