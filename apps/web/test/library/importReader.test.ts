import type { FindWrittenGame } from '@tabuleiro/any-game';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { type ImportTask, readImport } from '../../src/library/importReader.js';
import { segmentsOf } from '../../src/library/segments.js';
import {
  advanced,
  foundNoGame,
  type ImportJob,
  type ImportStep,
  newImport,
} from '../../src/store/imports/importStore.js';
import { find } from '../store/device.js';

const LINES = [
  '1. e4 e5 2. Nf3 Nc6',
  '1. d4 d5 2. c4 {\n[Site "in a comment"} e6',
  '1. Nf3 (1. c4 e5) 1... d5',
];

/** Games of which every tenth cannot be read. */
function fileOf(games: number, end = '\n'): string {
  const texts = Array.from({ length: games }, (_, n) => {
    const moves = n % 10 === 9 ? '1. e4 {never closed' : LINES[n % 2];
    return [
      `[Event "Torneio ${n}"]`,
      `[White "Ana ${n}"]`,
      '[Result "*"]',
      '',
      `${moves}${n % 10 === 9 ? '' : ' *'}`,
      '',
      '',
    ].join(end);
  });
  return texts.join('');
}

function taskOf(file: Blob, job: ImportJob): ImportTask {
  const { place, added, known, refused, name } = job;
  return { file, name, place, games: added + known + refused, now: 1000 };
}

async function stepsOf(
  file: Blob,
  job = newImport('job', 'a.pgn', file.size, 1),
): Promise<readonly ImportStep[]> {
  const steps: ImportStep[] = [];
  for await (const step of readImport(taskOf(file, job), find)) steps.push(step);
  return steps;
}

const idsOf = (steps: readonly ImportStep[]): readonly string[] =>
  steps.flatMap(({ studies }) => studies.map(({ id }) => id));

test.each(['\n', '\r\n'])(
  '[P-F10] a file is read whole, with the number, the line and the reason of what is refused (%j)',
  async (end) => {
    const file = new Blob([fileOf(100, end)]);
    const steps = await stepsOf(file);
    expect(idsOf(steps)).toHaveLength(90);
    expect(new Set(idsOf(steps)).size).toBe(90);
    const problems = steps.flatMap((step) => step.problems);
    expect(problems.map(({ number }) => number)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    const lines = fileOf(100).split('\n');
    for (const { line = 0 } of problems) expect(lines[line - 1]).toContain('never closed');
    expect(problems[0].reason['pt-BR']).toMatch(/^Linha /);
    expect(steps.map(({ isLast }) => isLast).indexOf(true)).toBe(steps.length - 1);
    expect(steps.every(({ studies }) => studies.length <= 40)).toBe(true);
    const [first] = steps[0].studies;
    expect(first).toMatchObject({
      created: 1000,
      summary: { players: ['Ana 0', ''], event: 'Torneio 0', file: 'a.pgn' },
    });
  },
);

test('[P-F10] stopped anywhere and gone on with, an import is the same as in one go', async () => {
  const file = new Blob([fileOf(1500)]);
  const whole = await stepsOf(file);
  const random = new Random(5);
  let job = newImport('job', 'a.pgn', file.size, 1);
  const found: ImportStep[] = [];
  for (let starts = 0; !job.isDone; starts++) {
    expect(starts).toBeLessThan(100);
    let left = random.below(4);
    for await (const step of readImport(taskOf(file, job), find)) {
      found.push(step);
      job = advanced(job, step, step.studies.length);
      if (left-- === 0) break;
    }
  }
  expect(idsOf(found)).toEqual(idsOf(whole));
  expect(found.flatMap(({ problems }) => problems)).toEqual(whole.flatMap(({ problems }) => problems));
  expect(job.place.offset).toBe(file.size);
});

test('[P-F10] a file in which nothing is a game is told from one whose games cannot be read', async () => {
  const isWithoutGame = async (text: string): Promise<boolean> => {
    const file = new Blob([text]);
    let job = newImport('job', 'a.pgn', file.size, 1);
    for (const step of await stepsOf(file, job)) job = advanced(job, step, step.studies.length);
    return foundNoGame(job);
  };
  expect(await isWithoutGame('Lista de compras: pão, leite.\n')).toBe(true);
  expect(await isWithoutGame('')).toBe(true);
  expect(await isWithoutGame('[Event "Copa"]\n\n1. e4 {never closed')).toBe(false);
  expect(await isWithoutGame('Leia isto.\n\n[Event "Copa"]\n\n1. e4 e5 *\n')).toBe(false);
});

test('a large file is cut between its games, and joined it is what it was', async () => {
  const file = new Blob([fileOf(5000)]);
  const parts: Uint8Array[] = [];
  let at = 0;
  for await (const { offset, end, bytes } of segmentsOf(file, 0)) {
    expect([offset, end]).toEqual([at, at + bytes.length]);
    expect(new TextDecoder().decode(bytes.subarray(0, 8))).toBe('[Event "');
    parts.push(bytes);
    at = end;
  }
  expect(parts.length).toBeGreaterThan(2);
  expect(await new Blob(parts.map((part) => part.slice())).text()).toBe(await file.text());
});

test('[P-F10] a large file whose tags do not begin with Event is as many games as it has, each with all its tags', async () => {
  const games = 1200;
  const texts = Array.from({ length: games }, (_, n) => {
    const names = ['Annotator', 'Black', 'BlackElo', 'Date', 'Event', 'Result', 'Round', 'Site', 'White'];
    const tags = names.map((name) => `[${name} "${name === 'Date' ? '2026.01.01' : `${name} ${n}`}"]`);
    return `${tags.join('\n')}\n\n${LINES[0]} *\n\n`;
  });
  const file = new Blob(texts);
  expect(file.size).toBeGreaterThan(1 << 17);
  const studies = (await stepsOf(file)).flatMap((step) => step.studies);
  expect(studies.map(({ summary }) => [summary.players, summary.date, summary.plies])).toEqual(
    texts.map((_, n) => [[`White ${n}`, `Black ${n}`], '2026.01.01', 4]),
  );
});

test.each(['\n', '\r\n', '\r'])(
  '[P-F10] a comment that ends on a line that looks like a tag is not cut, nor are games without Event one part (%j)',
  async (end) => {
    const games = 3000;
    const texts = Array.from({ length: games }, (_, n) => {
      const book =
        n === games - 1
          ? '{never closed'
          : '{the gambit, as in his book\n[Fischer "60 Memorable Games"]} e6 1-0';
      const first = n % 2 === 0 ? '[Site "here"]\n{a remark\nof two lines}\n[Event "x"]' : '[Site "here"]';
      return `${first}\n[White "Ana ${n}"]\n\n1. e4 ${book}\n\n`;
    });
    const text = texts.join('');
    const file = new Blob([text.replaceAll('\n', end)]);
    const parts: number[] = [];
    for await (const { bytes } of segmentsOf(file, 0)) parts.push(bytes.length);
    expect(Math.max(...parts)).toBeLessThanOrEqual(1 << 17);
    const steps = await stepsOf(file);
    const studies = steps.flatMap((step) => step.studies);
    expect(studies.map(({ summary }) => [summary.players[0], summary.plies])).toEqual(
      texts.slice(0, -1).map((_, n) => [`Ana ${n}`, 2]),
    );
    expect(steps.flatMap(({ problems }) => problems)).toMatchObject([
      { number: games, line: text.split('\n').findIndex((line) => line.includes('never')) + 1 },
    ]);
  },
);

test('files without tags, empty ones, and those of two bytes a letter are read too', async () => {
  expect(idsOf(await stepsOf(new Blob(['1. e4 e5 *\n\n1. d4 d5 *\n'])))).toHaveLength(2);
  expect(await stepsOf(new Blob([]))).toMatchObject([{ studies: [], isLast: true }]);
  const steps = await stepsOf(new Blob(['nothing']));
  expect(steps.map(({ problems, isLast }) => [problems.length, isLast])).toEqual([
    [1, false],
    [0, true],
  ]);
  const letters = [...'\ufeff[White "João"]\n\n1. e4 *\n'].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return [code & 255, code >> 8];
  });
  const [{ studies }] = await stepsOf(new Blob([Uint8Array.from(letters)]));
  expect(studies[0].summary.players[0]).toBe('João');
});

test('the same game has the same id, whatever file it comes in; another one another', async () => {
  const [game] = fileOf(1).split('\u0000');
  const first = idsOf(await stepsOf(new Blob([game])));
  expect(idsOf(await stepsOf(new Blob([`${game}\n\n`])))).toEqual(first);
  expect(idsOf(await stepsOf(new Blob([game.replace('Ana', 'Bia')])))).not.toEqual(first);
});

test('where the names of openings cannot be fetched, games are imported without them', async () => {
  const file = new Blob([fileOf(3)]);
  const openingsOf = async (finder: FindWrittenGame): Promise<readonly (string | undefined)[]> => {
    const steps: ImportStep[] = [];
    for await (const step of readImport(taskOf(file, newImport('job', 'a.pgn', file.size, 1)), finder))
      steps.push(step);
    return steps.flatMap(({ studies }) => studies.map(({ summary }) => summary.opening));
  };
  const offline: FindWrittenGame = async (id) => {
    const written = await find(id);
    return written && { ...written, loadOpenings: () => Promise.reject(new Error('offline')) };
  };
  expect(await openingsOf(find)).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  expect(await openingsOf(offline)).toEqual([undefined, undefined, undefined]);
});
