import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFile, MODES } from '../src/io/disk.js';
import { withLock } from '../src/io/fileLock.js';
import { GrowingFile } from '../src/io/growingFile.js';
import { openCli, runCli } from './harness.js';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  file = join(folder, 'game.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Player = ReturnType<typeof openCli>;

const begin = (...args: string[]): Player => openCli(['play', ...args, '--file', file]);
const resume = (): Player => openCli(['play', '--resume', '--file', file]);

/** Types a line and waits until the program answers something with this text after it. */
async function type({ stdin, stdout }: Player, line: string, answer: string): Promise<void> {
  const before = stdout.text.length;
  stdin.write(`${line}\n`);
  await expect.poll(() => stdout.text.slice(before)).toContain(answer);
}

async function hears({ stdout }: Player, text: string): Promise<void> {
  await expect.poll(() => stdout.text).toContain(text);
}

async function end(...players: Player[]): Promise<number[]> {
  for (const { stdin } of players) stdin.end();
  return Promise.all(players.map(({ done }) => done));
}

function movesIn(name: string): string[] {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n').slice(1, -1);
  return lines.map((line) => JSON.parse(line).move);
}

test('[P-F10] two games begun in one file before it exists are both kept', async () => {
  const [first, second] = [begin('classico'), begin('classico')];
  await hears(first, 'White to move.');
  await hears(second, 'White to move.');
  await type(first, 'e2e4', 'Black to move.');
  await type(second, 'd2d4', 'Black to move.');
  await type(first, 'e7e5', 'White to move.');
  await type(second, 'd7d5', 'White to move.');
  expect(await end(first, second)).toEqual([0, 0]);
  expect(movesIn('game.jsonl')).toEqual(['e2e4', 'e7e5']);
  expect(movesIn('game-2.jsonl')).toEqual(['d2d4', 'd7d5']);
  const other = join(folder, 'game-2.jsonl');
  expect(second.stdout.text).toContain(`Another program has written to ${file}`);
  expect(second.stdout.text).toContain(`This game continues in ${other}`);
  expect(second.stdout.text).toContain(`The game is saved in ${other}.`);
  expect(first.stdout.text).not.toContain('Another program');
});

test('[P-F10] a journal that is resumed twice keeps the moves of the first to write, and a second file those of the other', async () => {
  await runCli(['play', 'classico', '--file', file], { input: 'e2e4\n' });
  const [first, second] = [resume(), resume()];
  await hears(first, 'Black to move.');
  await hears(second, 'Black to move.');
  await type(first, 'e7e5', 'White to move.');
  await type(second, 'c7c5', 'White to move.');
  await type(first, 'g1f3', 'Black to move.');
  await end(first, second);
  expect(movesIn('game.jsonl')).toEqual(['e2e4', 'e7e5', 'g1f3']);
  expect(movesIn('game-2.jsonl')).toEqual(['e2e4', 'c7c5']);
});

test('[P-F10] another text of the same size is noticed, the same text under another date is not', async () => {
  await runCli(['play', 'classico', '--file', file], { input: 'e2e4\n' });
  const player = resume();
  await hears(player, 'Black to move.');
  utimesSync(file, 1, 1);
  await type(player, 'e7e5', 'White to move.');
  expect(player.stdout.text).not.toContain('Another program');
  const other = readFileSync(file, 'utf8').replace('e7e5', 'e7e6');
  writeFileSync(file, other);
  await type(player, 'g1f3', 'Black to move.');
  await end(player);
  expect(readFileSync(file, 'utf8')).toBe(other);
  expect(movesIn('game-2.jsonl')).toEqual(['e2e4', 'e7e5', 'g1f3']);
});

test('[S-DIE] a game with fair dice that is resumed twice goes on in the first only: nobody looks ahead in the other', async () => {
  await runCli(['play', 'senet', '--file', file], { input: 'seed\nroll\n' });
  const [first, second] = [resume(), resume()];
  await hears(first, 'Die: ');
  await hears(second, 'Die: ');
  const move = /Legal moves: (\S+)/.exec(first.stdout.text)?.[1] ?? '';
  await type(first, move, 'turn.');
  const kept = readFileSync(file, 'utf8');
  await type(second, move, 'this one stops');
  expect(await second.done).toBe(2);
  expect(second.stdout.text).not.toMatch(/0{64}/);
  expect(readFileSync(file, 'utf8')).toBe(kept);
  expect(readdirSync(folder)).toEqual(['game.jsonl']);
  expect(await end(first)).toEqual([0]);
});

test('a file is compared as a whole when somebody else may have written to it', () => {
  const line = `${'x'.repeat(99)}\n`;
  const text = line.repeat(100);
  writeFileSync(file, text);
  const growing = new GrowingFile(file, Buffer.from(text));
  expect(growing.append(line).ok).toBe(true);
  writeFileSync(file, `y${`${text}${line}`.slice(1)}`);
  utimesSync(file, 1, 1);
  expect(growing.append(line)).toMatchObject({ ok: false, error: { code: 'changed-save' } });
});

test('an unfinished last line is cut off only while it is the one that was read', () => {
  const growing = (): GrowingFile => new GrowingFile(file, Buffer.from('a\n'), Buffer.from('to'));
  for (const [found, after] of [
    ['a\nto', 'a\nb\n'],
    ['a\n', 'a\nb\n'],
    ['a\nno', undefined],
    ['a\ntoo\n', undefined],
    ['', undefined],
  ] as const) {
    writeFileSync(file, found);
    expect(growing().append('b\n').ok).toBe(after !== undefined);
    expect(readFileSync(file, 'utf8')).toBe(after ?? found);
  }
});

test('a file is made only where none is, also on a disk without hard links', () => {
  const noLinks = (..._: string[]): never => {
    throw new Error('EPERM');
  };
  for (const link of [undefined, noLinks]) {
    expect(createFile(file, 'mine\n', MODES.usual, link).ok).toBe(true);
    expect(createFile(file, 'other\n', MODES.usual, link)).toMatchObject({ error: { code: 'file-exists' } });
    // The other program makes its file between our look and our attempt.
    const late = join(folder, 'late');
    const made = createFile(late, 'other\n', MODES.usual, (...names) => {
      writeFileSync(late, 'mine\n');
      if (link === undefined) throw new Error('EEXIST');
      link(...names);
    });
    expect(made).toMatchObject({ ok: false, error: { code: 'file-exists' } });
    expect([file, late].map((name) => readFileSync(name, 'utf8'))).toEqual(['mine\n', 'mine\n']);
    expect(readdirSync(folder).sort()).toEqual(['game.jsonl', 'late']);
    rmSync(file);
    rmSync(late);
  }
});

test('one program at a time writes to a file; the lock of a killed one is taken away', () => {
  const lock = `${file}.lock`;
  const isLocked = withLock(file, () => existsSync(lock) && withLock(file, () => true, 20));
  expect(isLocked).toEqual({ ok: true, value: { ok: false, error: 'busy' } });
  expect(existsSync(lock)).toBe(false);
  // No process has this number: the largest on any system is smaller.
  writeFileSync(lock, '999999999');
  expect(withLock(file, () => 'done')).toEqual({ ok: true, value: 'done' });
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['record', 'first version'])(
  '[P-F10] a game of a %s goes on in a journal beside it, and says so',
  async (kind) => {
    const record = join(folder, 'game.json');
    if (kind === 'record') {
      await runCli(['play', 'classico', '--file', join(folder, 'x.jsonl')], { input: 'e2e4\ne7e5\n' });
      const converted = await runCli([
        'convert',
        '--from',
        'record',
        '--to',
        'record',
        join(folder, 'x.jsonl'),
      ]);
      writeFileSync(record, converted.out);
    } else copyFileSync(new URL('data/classico.json', import.meta.url), record);
    const before = readFileSync(record);
    for (const journal of ['game.jsonl', 'game-2.jsonl']) {
      const { code, out } = await runCli(['play', '--resume', '--file', record], { input: 'a2a3\n' });
      expect(code).toBe(0);
      expect(out).toContain(
        `${record} stays as it is; what you play from here is kept in ${join(folder, journal)}.`,
      );
      expect(readFileSync(record)).toEqual(before);
      expect(movesIn(journal).at(-1)).toBe('a2a3');
    }
  },
);

test('[P-F10] a game of the first version that went on in a journal is not resumed again once that is over', async () => {
  const env = { TABULEIRO_DATA: folder };
  const play = join(folder, 'play');
  await runCli(['play', 'classico'], { input: 'e2e4\n', env });
  const [name] = readdirSync(play);
  rmSync(join(play, name));
  copyFileSync(new URL('data/classico.json', import.meta.url), join(play, name.replace('jsonl', 'json')));
  await runCli(['play', 'classico', '--resume'], { input: 'a2a3\n', env });
  const again = await runCli(['play', '--resume'], { input: 'resign\nyes\n', env });
  expect(again.out).toContain('after 3 moves');
  expect((await runCli(['play', '--resume'], { env })).err).toContain('[no-saved-game]');
});

test('[P-F10] a game that had to leave its file is found by the name of its game', async () => {
  const env = { TABULEIRO_DATA: folder };
  await runCli(['play', 'classico'], { input: 'e2e4\n', env });
  const play = join(folder, 'play');
  const [name] = readdirSync(play);
  copyFileSync(join(play, name), join(play, name.replace('.jsonl', '-2.jsonl')));
  rmSync(join(play, name));
  expect((await runCli(['play', 'classico', '--resume'], { env })).out).toContain('after 1 move');
});

test('[P-F10] a line that was added to a journal by somebody else is never cut off', async () => {
  await runCli(['play', 'classico', '--file', file], { input: 'e2e4\n' });
  appendFileSync(file, '{"kind":"mo');
  const player = resume();
  await hears(player, 'was never finished');
  appendFileSync(file, 've","by":"b","spent":0,"move":"e7e5"}\n');
  await type(player, 'c7c5', 'Another program');
  await end(player);
  expect(movesIn('game.jsonl')).toEqual(['e2e4', 'e7e5']);
});
