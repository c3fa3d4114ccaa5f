import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { SavedStudy } from '../store/games/studyStore.js';
import { type ImportJob, type ImportStep, newImport } from '../store/imports/importStore.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreProblem, StoreResult } from '../store/storeError.js';
import type { LibraryReply } from './libraryService.js';
import { type LibraryWorker, startLibraryWorker } from './libraryWorker.js';

/** Why an import stopped on the way; `failed`: the program. */
export type ImportTrouble = StoreProblem | 'reader-failed';

/** An import of this page. One at a time is read; the others wait for it. */
export type RunningImport = {
  readonly job: ImportJob;
  readonly state: 'running' | 'waiting' | 'stopped';
  readonly trouble: ImportTrouble | undefined;
};

const running: Signal<ReadonlyMap<string, RunningImport>> = signal(new Map());

/** The imports of this page, by their ids. They go on whatever page of the app one goes to. */
export const runningImports: ReadonlySignal<ReadonlyMap<string, RunningImport>> = running;

type ImportListener = (studies: readonly SavedStudy[]) => void;

const listeners = new Set<ImportListener>();

/** Calls back with the studies that an import of this page has brought, new ones and those known before. Returns how to unsubscribe. */
export function onImported(listener: ImportListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The one that is read, and those that come next. */
let current: ImportRun | undefined;
let waiting: readonly ImportJob[] = [];

/** Keeps a file and begins to import it. */
export async function beginImport(storage: GameStorage, file: Blob, name: string): StoreResult<undefined> {
  const id = crypto.getRandomValues(new Uint32Array(4)).join('');
  const job = newImport(id, name, file.size, Date.now());
  const { imports } = await storage.library();
  const begun = await imports.begin(job, file);
  if (begun.ok) goOn(storage, job);
  return begun;
}

/** Reads on where it stopped, as soon as no other import is read. */
export function goOn(storage: GameStorage, job: ImportJob): void {
  if (current?.id === job.id || waiting.some(({ id }) => id === job.id)) return;
  waiting = [...waiting, job];
  show({ job, state: 'waiting', trouble: undefined });
  if (current === undefined) void startNext(storage);
}

async function startNext(storage: GameStorage): Promise<void> {
  const [next, ...others] = waiting;
  if (next === undefined || current !== undefined) return;
  waiting = others;
  const run = new ImportRun(storage, next);
  current = run;
  await run.finished;
  current = undefined;
  await startNext(storage);
}

export function stopImport(id: string): void {
  const job = waiting.find((each) => each.id === id);
  waiting = waiting.filter((each) => each.id !== id);
  if (job !== undefined) show({ job, state: 'stopped', trouble: undefined });
  if (current?.id === id) current.end(undefined);
}

export async function forgetImport(storage: GameStorage, id: string): StoreResult<undefined> {
  stopImport(id);
  const { imports } = await storage.library();
  const removed = await imports.remove(id);
  if (removed.ok) {
    const left = new Map(running.value);
    left.delete(id);
    running.value = left;
  }
  return removed;
}

function show(shown: RunningImport): void {
  running.value = new Map(running.value).set(shown.job.id, shown);
}

/** Reads a file in its worker and keeps each step, one after another. */
class ImportRun {
  readonly finished: Promise<void>;
  private readonly storage: GameStorage;
  private job: ImportJob;
  private worker: LibraryWorker | undefined;
  private kept: Promise<void> = Promise.resolve();
  private isOver = false;
  private finish: () => void = () => undefined;

  constructor(storage: GameStorage, job: ImportJob) {
    this.storage = storage;
    this.job = job;
    this.finished = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.begin().catch(() => this.end('reader-failed'));
  }

  get id(): string {
    return this.job.id;
  }

  /** What is being kept is still waited for: where the import stands has to be known to go on. */
  end(trouble: ImportTrouble | undefined): void {
    if (this.isOver) return;
    this.isOver = true;
    this.worker?.terminate();
    void this.kept.then(() => {
      show({ job: this.job, state: 'stopped', trouble });
      this.finish();
    });
  }

  private async begin(): Promise<void> {
    const { imports } = await this.storage.library();
    const [jobs, file] = await Promise.all([imports.list(), imports.file(this.id)]);
    if (!file.ok) return this.end(file.error.problem);
    // Another page may have gone on with it since.
    if (jobs.ok) this.job = jobs.value.find(({ id }) => id === this.id) ?? this.job;
    if (this.isOver) return;
    show({ job: this.job, state: 'running', trouble: undefined });
    const { place, added, known, refused, name } = this.job;
    const task = { file: file.value, name, place, games: added + known + refused, now: Date.now() };
    this.worker = startLibraryWorker((reply) => this.hear(reply));
    this.worker.postMessage({ kind: 'import', ...task });
  }

  private hear(reply: LibraryReply): void {
    if (reply.kind === 'failed') this.kept = this.kept.then(() => this.end('reader-failed'));
    if (reply.kind === 'step') this.kept = this.kept.then(() => this.keep(reply.step));
  }

  private async keep(step: ImportStep): Promise<void> {
    if (this.isOver) return;
    const { imports } = await this.storage.library();
    const kept = await imports.advance(this.job, step);
    if (!kept.ok) return this.end(kept.error.problem);
    this.job = kept.value;
    for (const listener of listeners) listener(step.studies);
    if (kept.value.isDone) return this.end(undefined);
    if (this.isOver) return;
    show({ job: this.job, state: 'running', trouble: undefined });
    this.worker?.postMessage({ kind: 'kept' });
  }
}
