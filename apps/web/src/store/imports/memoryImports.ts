import { fail, ok } from '@tabuleiro/game';
import type { StudyStore, WholeStudy } from '../games/studyStore.js';
import { type StoreResult, storeError } from '../storeError.js';
import { advanced, type ImportJob, type ImportStep, type ImportStore, isSamePlace } from './importStore.js';

/** Imports into studies that live as long as the page. It answers as `IndexedImports` does. */
export class MemoryImports implements ImportStore {
  private readonly studies: StudyStore;
  private readonly jobs = new Map<string, ImportJob>();
  private readonly files = new Map<string, Blob>();

  constructor(studies: StudyStore) {
    this.studies = studies;
  }

  async list(): StoreResult<readonly ImportJob[]> {
    return ok([...this.jobs.values()].sort((a, b) => b.started - a.started));
  }

  async begin(job: ImportJob, file: Blob): StoreResult<undefined> {
    this.jobs.set(job.id, job);
    this.files.set(job.id, file);
    return ok(undefined);
  }

  async file(id: string): StoreResult<Blob> {
    const file = this.files.get(id);
    return file === undefined ? fail(storeError('not-found')) : ok(file);
  }

  async advance(from: ImportJob, step: ImportStep): StoreResult<ImportJob> {
    const here = this.jobs.get(from.id);
    if (here === undefined) return fail(storeError('not-found'));
    if (here.isDone || !isSamePlace(here.place, from.place)) return fail(storeError('changed-elsewhere'));
    const added = await this.addNew(step.studies);
    if (!added.ok) return added;
    const job = advanced(here, step, added.value);
    this.jobs.set(job.id, job);
    if (job.isDone) this.files.delete(job.id);
    return ok(job);
  }

  async remove(id: string): StoreResult<undefined> {
    this.jobs.delete(id);
    this.files.delete(id);
    return ok(undefined);
  }

  private async addNew(studies: readonly WholeStudy[]): StoreResult<number> {
    const wanted = new Map(studies.map((study) => [study.id, study]));
    const here = await this.studies.loadMany([...wanted.keys()]);
    if (!here.ok) return here;
    for (const { id } of here.value) wanted.delete(id);
    const inserted = await this.studies.insert([...wanted.values()]);
    return inserted.ok ? ok(wanted.size) : inserted;
  }
}
