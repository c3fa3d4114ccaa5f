import type { WholeStudy } from '../games/studyStore.js';
import type { StoreResult } from '../storeError.js';

/** A game of a file that could not be read: its number there, the line where that is known, and why, in each language. */
export type ImportProblem = {
  readonly number: number;
  readonly line?: number;
  /** There for a text in which nothing is a game. */
  readonly isNoGame?: boolean;
  readonly reason: { readonly 'pt-BR': string; readonly en: string };
};

/** As many problems are listed; all are counted. */
export const MOST_PROBLEMS = 200;

/** Up to where a file has been read. */
export type ImportPlace = {
  /** In bytes. Everything before has been read. */
  readonly offset: number;
  /** Line ends before `offset`. */
  readonly line: number;
  /** Games of the part at `offset` that have been read too. */
  readonly within: number;
};

/** A file of games on its way in. */
export type ImportJob = {
  readonly id: string;
  /** Of the file, or what stands for it. */
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly place: ImportPlace;
  /** Of the games read so far: those that are new here, those that were here already, and those that could not be read. */
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly problems: readonly ImportProblem[];
  /** Has everything been read? The file itself is kept only until then. */
  readonly isDone: boolean;
};

/** The next games of a file, and the place behind them. */
export type ImportStep = {
  readonly place: ImportPlace;
  readonly studies: readonly WholeStudy[];
  readonly problems: readonly ImportProblem[];
  readonly isLast: boolean;
};

/** Where imports are kept until they are done and seen. Each call is all or nothing. */
export interface ImportStore {
  /** The latest first. */
  list(): StoreResult<readonly ImportJob[]>;
  /** Keeps a new import with its file, so that it can go on after anything. */
  begin(job: ImportJob, file: Blob): StoreResult<undefined>;
  file(id: string): StoreResult<Blob>;
  /**
   * Keeps those studies of a step that are not here yet, and the place behind it. `changed-elsewhere` when the import is
   * not where it is thought to be: another tab goes on with it.
   */
  advance(from: ImportJob, step: ImportStep): StoreResult<ImportJob>;
  /** Forgets an import and its file; what it has brought stays. */
  remove(id: string): StoreResult<undefined>;
}

/** Has all of a file been read, and nothing in it was a game? */
export function foundNoGame({ isDone, added, known, problems }: ImportJob): boolean {
  return isDone && added + known === 0 && problems.every(({ isNoGame = false }) => isNoGame);
}

export function newImport(id: string, name: string, bytes: number, started: number): ImportJob {
  const place = { offset: 0, line: 0, within: 0 };
  return { id, name, bytes, started, place, added: 0, known: 0, refused: 0, problems: [], isDone: false };
}

/** An import after a step of which `added` studies were new. */
export function advanced(
  job: ImportJob,
  { place, studies, problems, isLast }: ImportStep,
  added: number,
): ImportJob {
  return {
    ...job,
    place,
    added: job.added + added,
    known: job.known + studies.length - added,
    refused: job.refused + problems.length,
    problems: [...job.problems, ...problems].slice(0, MOST_PROBLEMS),
    isDone: isLast,
  };
}

export function isSamePlace(a: ImportPlace, b: ImportPlace): boolean {
  return a.offset === b.offset && a.within === b.within;
}
