import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { openEngine } from '@tabuleiro/engine/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MODES, makeFolders, writeAtomically } from '../src/io/disk.js';
import { main } from '../src/main.js';
import { type Run, runCli } from './harness.js';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  file = join(folder, 'game.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function play(args: readonly string[], typed: readonly string[]): Promise<Run> {
  const input = typed.map((line) => `${line}\n`).join('');
  return runCli(['play', '--file', file, ...args], { input, env: { TABULEIRO_DATA: folder } });
}

const resume = (...typed: string[]): Promise<Run> => play(['--resume'], typed);
const lines = (): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);

test('[P-F10] a journal has its header and a line for each action', async () => {
  await play(['classico'], ['e2e4', 'e7e5', 'draw']);
  expect(JSON.parse(lines()[0])).toMatchObject({ version: 2, game: 'classico' });
  const link = expect.stringMatching(/^[0-9a-f]{8}$/);
  const actions = lines().slice(1);
  expect(actions.map((line) => JSON.parse(line))).toEqual([
    { kind: 'move', by: 'w', spent: 0, move: 'e2e4', link },
    { kind: 'move', by: 'b', spent: 0, move: 'e7e5', link },
    { kind: 'offer', by: 'w', spent: 0, link },
  ]);
});

test('[P-F10] a journal cut at any byte opens with every whole line, and goes on from there', async () => {
  await play(['classico'], ['e2e4', 'e7e5', 'g1f3']);
  const text = readFileSync(file, 'utf8');
  const begin = text.indexOf('\n') + 1;
  for (let end = begin; end < text.length; end += 7) {
    writeFileSync(file, text.slice(0, end));
    const whole = text.slice(0, end).split('\n').length - 2;
    const isTorn = !text.slice(0, end).endsWith('\n');
    const { code, out } = await resume('resign', 'yes');
    expect([code, out.includes('was never finished')]).toEqual([0, isTorn]);
    expect(lines().length).toBe(1 + whole + 1);
    expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({ kind: 'resign' });
  }
});

test.each([
  ['a line that is no JSON', '{"kind":\n', 3],
  ['an illegal move', '{"kind":"move","by":"b","spent":0,"move":"e7e4"}\n', 3],
  ['a blank line', '\n', 3],
  ['bytes that are no text', Buffer.from([0x22, 0xff, 0x22, 0x0a]), undefined],
])('a journal with %s is refused with its place, and kept', async (_, damage, line) => {
  await play(['classico'], ['e2e4']);
  appendFileSync(file, damage);
  const before = readFileSync(file);
  const { code, out, err } = await resume('e7e5');
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('[damaged-save]');
  if (line !== undefined) expect(err).toContain(`Line ${line}: `);
  expect(readFileSync(file)).toEqual(before);
});

test('a journal of a newer version is refused as such', async () => {
  await play(['classico'], ['e2e4']);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"version":2', '"version":3'));
  expect((await resume()).err).toContain('[newer-save]');
});

test('when the disk refuses for a while, what it missed is written with the next action', async () => {
  file = join(folder, 'later', 'game.jsonl');
  writeFileSync(join(folder, 'later'), 'in the way');
  const typed = async function* (): AsyncGenerator<string> {
    yield 'e2e4\n';
    await new Promise((resolve) => setTimeout(resolve, 50));
    rmSync(join(folder, 'later'));
    yield 'e7e5\n';
  };
  const stdout = new PassThrough().resume();
  const io = {
    stdin: Readable.from(typed()),
    stdout,
    stderr: stdout,
    env: {},
    random: () => 0,
    now: () => new Date(0),
    elapsed: () => 0,
    openEngine,
  };
  expect(await main(['play', 'classico', '--file', file], io)).toBe(0);
  expect(lines().length).toBe(3);
});

const GOLDEN = fileURLToPath(new URL('data/', import.meta.url));

test.each([
  ['classico', 'after 2 moves', 'f1b5', 'Black to move.'],
  ['brasez', 'after 1 move', 'board', 'White to move.'],
  ['senet', 'after', '7-11', 'The die had already shown 2, and that still counts.'],
  ['nucleo', 'after 1 move', 'board', 'White resigned: Black wins.'],
])('[P-F10] a game of %s that the first version saved still opens', async (game, greeting, typed, told) => {
  file = join(folder, `${game}.json`);
  copyFileSync(join(GOLDEN, `${game}.json`), file);
  const { code, out } = await resume(typed);
  expect([code, out]).toEqual([0, expect.stringContaining(greeting)]);
  expect(out).toContain(told);
  expect((await resume()).code).toBe(0);
});

test('[S-DIE] fair dice: the commit comes before the seed, the secret at the end, and the transcript is true', async () => {
  const { out } = await play(['senet'], ['my own text', 'roll', 'resign', 'yes']);
  const [commit] = out.match(/[0-9a-f]{64}/) ?? [];
  expect(out.indexOf(`SHA-256: ${commit}`)).toBeLessThan(out.indexOf('Add a text of your own'));
  expect(out).toContain('Your text is "my own text".');
  expect(out).toMatch(/The secret of the dice was 0{64}\n/);
  const transcript = join(folder, 'game.dice');
  expect(JSON.parse(readFileSync(transcript, 'utf8'))).toMatchObject({ commit, playerSeed: 'my own text' });
  expect((await runCli(['verify-dice', transcript])).out).toBe('ok\n');
});

test('[S-DIE] a seed is proposed; without any there is no game', async () => {
  const { out } = await play(['senet'], ['', 'roll']);
  expect(out).toContain('Your text is "0000000000000000".');
  expect(out).toMatch(/The die shows [1-5]\./);
  rmSync(file);
  await play(['senet'], []);
  expect(readdirSync(folder)).toEqual([]);
});

test('[S-DIE] leaving and coming back never rolls anew, and no throw may be typed', async () => {
  const typed = ['seed', 'roll', 'quit'];
  const first = /The die shows (\d)/.exec((await play(['senet'], typed)).out)?.[1];
  expect((await resume('board')).out).toContain(`Die: ${first}.`);
  rmSync(file);
  expect((await play(['senet'], ['seed', '4'])).out).toContain('do not enter the number of a real one');
});

test('[S-DIE] a real die is on the table when it is asked for: its throws are typed', async () => {
  const { out } = await play(['senet', '--real-dice'], ['roll', '4', 'resign', 'yes']);
  expect(out).toContain('type the number it shows');
  expect(out).not.toContain('SHA-256');
  expect(JSON.parse(lines()[1])).toMatchObject({ kind: 'throw', move: '4', from: 'real' });
  expect(readdirSync(folder)).toEqual(['game.jsonl']);
});

test('a match with fair dice but without their secret cannot go on', async () => {
  await play(['senet'], ['seed', 'roll']);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/,"secret":"\w+"/, ''));
  const { code, err } = await resume();
  expect([code, err]).toEqual([2, expect.stringContaining('[no-dice-secret]')]);
});

test('folders are made one at a time, and one that cannot be made is an error at once', () => {
  const made: string[] = [];
  makeFolders(join(folder, 'a', 'b'), (path) => made.push(path));
  expect(made).toEqual([join(folder, 'a'), join(folder, 'a', 'b')]);
  makeFolders(folder, () => expect.unreachable());
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolders(join(folder, 'file', 'x', 'y'))).toThrow(/ENOTDIR/);
});

test.runIf(process.platform === 'linux')('nothing is tried for ever where no folder can be', async () => {
  file = '/proc/nowhere/game.jsonl';
  const { code, out } = await play(['classico'], ['e2e4']);
  expect([code, out]).toEqual([0, expect.stringContaining('Could not write /proc/nowhere/game.jsonl')]);
});

const isPosix = process.platform !== 'win32';
const modeOf = (path: string): number => statSync(path).mode & 0o777;

test.runIf(isPosix)('[S-DIE] a journal with the secret of its dice is for its owner alone', async () => {
  await play(['senet'], ['seed', 'roll']);
  expect(modeOf(file)).toBe(0o600);
  await resume('board', 'quit');
  expect(modeOf(file)).toBe(0o600);
  writeFileSync(`${file}.${process.pid}.tmp`, 'left behind');
  expect(writeAtomically(file, readFileSync(file, 'utf8'), MODES.private).ok).toBe(true);
  expect(modeOf(file)).toBe(0o600);
  rmSync(file);
  await play(['classico'], ['e2e4']);
  expect(modeOf(file)).toBe(0o666 & ~process.umask());
});

test('[S-DIE] a copy of an unfinished game leaves the secret out: it can be read, not played on', async () => {
  const copy = join(folder, 'copy.jsonl');
  const { out } = await play(['senet'], ['seed', 'roll', `save ${copy}`]);
  expect(out).toContain(`A copy is saved in ${copy}, without the secret of the dice`);
  expect(readFileSync(file, 'utf8')).toContain('"secret"');
  expect(readFileSync(copy, 'utf8')).not.toContain('"secret"');
  const refused = await runCli(['play', '--resume', '--file', copy]);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('[no-dice-secret]')]);
  const read = await runCli(['convert', '--from', 'record', '--to', 'coord', copy]);
  expect([read.code, read.out]).toEqual([0, expect.stringMatching(/^[1-5]\n$/)]);
  const portuguese = await play(['--resume', '--lang', 'pt-BR'], [`salvar ${copy}2`]);
  expect(portuguese.out).toContain('dá para ler, não para continuar a jogar');
});

test('[S-DIE] where the disk refuses the journal, the game itself moves to the file it is saved in', async () => {
  writeFileSync(join(folder, 'blocked'), '');
  const moved = join(folder, 'moved.jsonl');
  const input = `seed\nroll\nsave ${moved}\nsave\nquit\n`;
  const { out } = await runCli(['play', 'senet', '--file', join(folder, 'blocked', 'x')], { input });
  expect(out.match(new RegExp(`The game is saved in ${moved}`, 'g'))?.length).toBe(3);
  expect(readFileSync(moved, 'utf8')).toContain('"secret"');
  if (isPosix) expect(modeOf(moved)).toBe(0o600);
  expect((await runCli(['play', '--resume', '--file', moved])).out).toContain('after 1 move');
});
