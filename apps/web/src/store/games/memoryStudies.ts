import { fail, ok } from '@tabuleiro/game';
import { type StoreResult, storeError } from '../storeError.js';
import type { DamagedGame } from './gameStore.js';
import { parseSavedStudy } from './storedStudy.js';
import type { SavedStudy, StudyStore, TakenStudy, WholeStudy } from './studyStore.js';

/** Studies that live as long as the page. It answers exactly as `IndexedStudies` does. */
export class MemoryStudies implements StudyStore {
  private readonly studies = new Map<string, WholeStudy>();

  async list(): StoreResult<readonly SavedStudy[]> {
    const saved = [...this.studies.values()].map(({ text: _, ...study }) => study);
    return ok(saved.sort((a, b) => b.updated - a.updated));
  }

  async load(id: string): StoreResult<WholeStudy> {
    const study = this.studies.get(id);
    return study === undefined ? fail(storeError('not-found')) : ok(study);
  }

  async loadMany(ids: readonly string[]): StoreResult<readonly WholeStudy[]> {
    return ok(ids.flatMap((id) => this.studies.get(id) ?? []));
  }

  async insert(studies: readonly WholeStudy[]): StoreResult<undefined> {
    const ids = new Set(studies.map(({ id }) => id));
    if (ids.size < studies.length || [...ids].some((id) => this.studies.has(id)))
      return fail(storeError('changed-elsewhere'));
    for (const study of studies) this.studies.set(study.id, study);
    return ok(undefined);
  }

  async replace(study: WholeStudy, known: number): StoreResult<undefined> {
    const here = this.studies.get(study.id);
    if (here === undefined) return fail(storeError('not-found'));
    if (here.updated !== known) return fail(storeError('changed-elsewhere'));
    this.studies.set(study.id, study);
    return ok(undefined);
  }

  async remove(ids: readonly string[]): StoreResult<readonly TakenStudy[]> {
    const found = ids.flatMap((id) => this.studies.get(id) ?? []);
    for (const { id } of found) this.studies.delete(id);
    return ok(found.map(({ text, ...record }) => ({ id: record.id, record, text })));
  }

  async restore(taken: readonly TakenStudy[]): StoreResult<undefined> {
    const studies = taken.flatMap(({ record, text }) => {
      const saved = parseSavedStudy(record);
      return saved === undefined || typeof text !== 'string' ? [] : [{ ...saved, text }];
    });
    return this.insert(studies);
  }

  async damaged(): StoreResult<readonly DamagedGame[]> {
    return ok([]);
  }
}
