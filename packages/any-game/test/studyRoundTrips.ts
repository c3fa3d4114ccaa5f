import { expect } from 'vitest';
import { formatStudy, parseStudy, type Study, type WrittenGame } from '../src/index.js';
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
