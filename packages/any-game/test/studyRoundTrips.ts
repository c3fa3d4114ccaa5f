import { expect } from 'vitest';
import {
  formatStudy,
  parseStudy,
  readPgnStudies,
  type Study,
  type WrittenGame,
  writePgnStudy,
} from '../src/index.js';
import { randomStudy } from './randomStudy.js';
import { find } from './texts.js';

/** The study of a text; throws where it is refused. */
export async function readStudy(text: string): Promise<Study> {
  const read = await parseStudy(text, find);
  if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
  return read.value;
}

/** Writes and reads so many random studies of a game. */
export async function checkStudyTexts(written: WrittenGame, count: number, plies: number): Promise<void> {
  for (let seed = 1; seed <= count; seed++) {
    const study = randomStudy(written, seed, plies);
    const text = formatStudy(study);
    const read = await readStudy(text);
    expect(formatStudy(read) === text, `${written.game.id} seed ${seed}: ${text}`).toBe(true);
    if (seed <= 5) expect(plain(read)).toEqual(plain(study));
  }
}

/** The study in plain data; states as positions. */
function plain({ written, tags, ...study }: Study): unknown {
  const { formatPosition } = written.game.notation;
  const withTexts = (key: string, value: unknown): unknown =>
    (key === 'state' || key === 'start') && value !== undefined ? formatPosition(value) : value;
  return [written.game.id, [...tags], JSON.parse(JSON.stringify(study, withTexts))];
}

/** Texts of moves that no position allows. */
export const PGN_WORDS: readonly string[] = ['Qa1xa1', 'Kh8h8'];

/** Writes and reads so many random studies of a game of chess as PGN, which knows no lines without moves. */
export async function checkPgn(written: WrittenGame, count: number, plies: number): Promise<void> {
  for (let seed = 1; seed <= count; seed++) {
    const study = randomStudy(written, seed, plies, PGN_WORDS);
    const pgn = writePgnStudy(study) ?? '';
    const reads = [];
    for await (const { read } of readPgnStudies(pgn, find)) reads.push(read);
    const [read] = reads;
    if (!read?.ok || reads.length > 1) throw new Error(`seed ${seed}: ${JSON.stringify(read)}\n${pgn}`);
    expect(treeText(read.value), `seed ${seed}\n${pgn}`).toBe(treeText(study));
    expect(writePgnStudy(read.value), `seed ${seed}`).toBe(pgn);
  }
}

/** Tags may be added, and corrected where they tell another start. */
function treeText(study: Study): string {
  return formatStudy({ ...study, tags: new Map(), options: {} });
}
