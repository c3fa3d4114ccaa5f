import { fail, ok } from '@tabuleiro/game';
import type { Database } from '../database/database.js';
import { type StoreResult, storeError } from '../storeError.js';
import type { DamagedGame } from './gameStore.js';
import { parseSavedStudy } from './storedStudy.js';
import type { SavedStudy, StudyStore, TakenStudy, WholeStudy } from './studyStore.js';
import {
  addRows,
  addStudies,
  damagedStudies,
  findStudy,
  freeIds,
  STUDY_STORES,
  takeStudies,
} from './studyTransactions.js';

/** Studies in IndexedDB. Each call is one transaction; a write answers when the transaction is on the disk. */
export class IndexedStudies implements StudyStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  list(): StoreResult<readonly SavedStudy[]> {
    return this.database.read(['studies'], async (transaction) => {
      const records: readonly unknown[] = await transaction.objectStore('studies').getAll();
      const saved = records.flatMap((value) => parseSavedStudy(value) ?? []);
      return ok(saved.sort((a, b) => b.updated - a.updated));
    });
  }

  load(id: string): StoreResult<WholeStudy> {
    return this.database.read(STUDY_STORES, (transaction) => findStudy(transaction, id));
  }

  loadMany(ids: readonly string[]): StoreResult<readonly WholeStudy[]> {
    return this.database.read(STUDY_STORES, async (transaction) => {
      const found = await Promise.all(ids.map((id) => findStudy(transaction, id)));
      return ok(found.flatMap((study) => (study.ok ? [study.value] : [])));
    });
  }

  insert(studies: readonly WholeStudy[]): StoreResult<undefined> {
    return this.database.write(STUDY_STORES, async (transaction) => {
      const free = await freeIds(
        transaction,
        studies.map(({ id }) => id),
      );
      if (free.size < studies.length) return fail(storeError('changed-elsewhere'));
      await addStudies(transaction, studies);
      return ok(undefined);
    });
  }

  replace({ text, ...saved }: WholeStudy, known: number): StoreResult<undefined> {
    return this.database.write(STUDY_STORES, async (transaction) => {
      const here = await findStudy(transaction, saved.id);
      if (!here.ok) return here;
      if (here.value.updated !== known) return fail(storeError('changed-elsewhere'));
      await transaction.objectStore('studies').put(saved);
      await transaction.objectStore('studyTexts').put(text, saved.id);
      return ok(undefined);
    });
  }

  remove(ids: readonly string[]): StoreResult<readonly TakenStudy[]> {
    return this.database.write(STUDY_STORES, async (transaction) => ok(await takeStudies(transaction, ids)));
  }

  restore(taken: readonly TakenStudy[]): StoreResult<undefined> {
    return this.database.write(STUDY_STORES, async (transaction) => {
      const free = await freeIds(
        transaction,
        taken.map(({ id }) => id),
      );
      if (free.size < taken.length) return fail(storeError('changed-elsewhere'));
      await addRows(transaction, taken);
      return ok(undefined);
    });
  }

  damaged(): StoreResult<readonly DamagedGame[]> {
    return this.database.read(STUDY_STORES, async (transaction) => ok(await damagedStudies(transaction)));
  }
}
