import { fail, ok } from '@tabuleiro/game';
import type { Database } from '../database/database.js';
import type { StoreName } from '../database/schema.js';
import { addStudies, freeIds, STUDY_STORES } from '../games/studyTransactions.js';
import { type StoreResult, storeError } from '../storeError.js';
import { advanced, type ImportJob, type ImportStep, type ImportStore, isSamePlace } from './importStore.js';
import { parseImport } from './storedImport.js';

const STORES: readonly StoreName[] = ['imports', 'importFiles'];

/** Imports in IndexedDB, with their files. A step and what it has brought are one transaction. */
export class IndexedImports implements ImportStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  list(): StoreResult<readonly ImportJob[]> {
    return this.database.read(['imports'], async (transaction) => {
      const records: readonly unknown[] = await transaction.objectStore('imports').getAll();
      return ok(records.flatMap((value) => parseImport(value) ?? []).sort((a, b) => b.started - a.started));
    });
  }

  begin(job: ImportJob, file: Blob): StoreResult<undefined> {
    return this.database.write(STORES, async (transaction) => {
      await transaction.objectStore('imports').add(job);
      await transaction.objectStore('importFiles').add(file, job.id);
      return ok(undefined);
    });
  }

  file(id: string): StoreResult<Blob> {
    return this.database.read(['importFiles'], async (transaction) => {
      const file: unknown = await transaction.objectStore('importFiles').get(id);
      return file instanceof Blob ? ok(file) : fail(storeError('not-found'));
    });
  }

  advance(from: ImportJob, step: ImportStep): StoreResult<ImportJob> {
    return this.database.write([...STORES, ...STUDY_STORES], async (transaction) => {
      const imports = transaction.objectStore('imports');
      const here = parseImport(await imports.get(from.id));
      if (here === undefined) return fail(storeError('not-found'));
      if (here.isDone || !isSamePlace(here.place, from.place)) return fail(storeError('changed-elsewhere'));
      // A game that stands twice in a file is one.
      const studies = new Map(step.studies.map((study) => [study.id, study]));
      const free = await freeIds(transaction, [...studies.keys()]);
      await addStudies(
        transaction,
        [...studies.values()].filter(({ id }) => free.has(id)),
      );
      const job = advanced(here, step, free.size);
      await imports.put(job);
      if (job.isDone) await transaction.objectStore('importFiles').delete(job.id);
      return ok(job);
    });
  }

  remove(id: string): StoreResult<undefined> {
    return this.database.write(STORES, async (transaction) => {
      await transaction.objectStore('imports').delete(id);
      await transaction.objectStore('importFiles').delete(id);
      return ok(undefined);
    });
  }
}
