import {
  type FindWrittenGame,
  formatStudy,
  type ReadError,
  readPgnStudies,
  type Study,
} from '@tabuleiro/any-game';
import { digestOf } from '@tabuleiro/match';
import { wordReadError } from '@tabuleiro/words';
import type { WholeStudy } from '../store/games/studyStore.js';
import { summaryOfStudy } from '../store/games/studySummary.js';
import type { ImportPlace, ImportProblem, ImportStep } from '../store/imports/importStore.js';
import { openingOfStudy } from './opening.js';
import { inSingleBytes, type Segment, segmentsOf } from './segments.js';

/** What is to be read, and from where. */
export type ImportTask = {
  readonly file: Blob;
  readonly name: string;
  readonly place: ImportPlace;
  /** Games of the file before that place. */
  readonly games: number;
  /** Milliseconds since 1970: when the studies are said to have been made. */
  readonly now: number;
};

/** As many games make a step: short enough that keeping them does not hold up the page. */
const STEP = 40;

/**
 * Reads a PGN file from a place on, step by step; the last step says so. Games that cannot be read are told with their
 * number in the file, and the line where that is known.
 */
export async function* readImport(task: ImportTask, find: FindWrittenGame): AsyncGenerator<ImportStep> {
  const file = await inSingleBytes(task.file);
  let { place, games } = task;
  for await (const segment of segmentsOf(file, place.offset)) {
    const after: ImportPlace = { offset: segment.end, line: place.line + segment.lines, within: 0 };
    for await (const step of readSegment(segment, { ...task, place, games }, find)) {
      place = step.place;
      games += step.studies.length + step.problems.length;
      yield step;
    }
    place = after;
    yield { place, studies: [], problems: [], isLast: segment.end >= file.size };
  }
  if (file.size <= task.place.offset) yield { place, studies: [], problems: [], isLast: true };
}

/** The games of a part, without those that have been read before. */
async function* readSegment(
  { bytes }: Segment,
  { place, games, name, now }: ImportTask,
  find: FindWrittenGame,
): AsyncGenerator<ImportStep> {
  let within = 0;
  let studies: WholeStudy[] = [];
  let problems: ImportProblem[] = [];
  for await (const entry of readPgnStudies(bytes, find)) {
    within++;
    if (within <= place.within) continue;
    const { read } = entry;
    if (read.ok) studies.push(await importedStudy(read.value, name, now));
    else problems.push(problemOf(read.error, games - place.within + within, place.line));
    if (studies.length + problems.length < STEP) continue;
    yield { place: { ...place, within }, studies, problems, isLast: false };
    [studies, problems] = [[], []];
  }
  if (studies.length + problems.length > 0)
    yield { place: { ...place, within }, studies, problems, isLast: false };
}

/**
 * A study from a file. Its id comes from its content, so that the same game is known again. Where the openings cannot be
 * fetched it goes without.
 */
export async function importedStudy(study: Study, file: string, now: number): Promise<WholeStudy> {
  const text = formatStudy(study);
  const openings = await study.written.loadOpenings?.().catch(() => undefined);
  const opening = openingOfStudy(study, openings);
  const summary = summaryOfStudy(study, { origin: 'imported', file, opening });
  return { id: `pgn-${digestOf(text).slice(0, 32)}`, created: now, updated: now, summary, text };
}

function problemOf(error: ReadError, number: number, before: number): ImportProblem {
  const placed =
    'line' in error && error.line !== undefined ? { ...error, line: error.line + before } : error;
  const reason = { 'pt-BR': wordReadError('pt-BR', placed), en: wordReadError('en', placed) };
  return {
    number,
    ...('line' in placed && placed.line !== undefined ? { line: placed.line } : {}),
    // Of a game, what is no move is kept.
    ...(error.code === 'bad-token' ? { isNoGame: true } : {}),
    reason,
  };
}
