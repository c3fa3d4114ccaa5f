import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openEngine } from '@tabuleiro/engine/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_BYTES } from '../src/io/input.js';
import { visible, visibleLine } from '../src/io/visible.js';
import { main } from '../src/main.js';
import { runCli, Sink } from './harness.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Red letters, a title of the window, a line of its own, the one-byte form of the escape, text from right to left. */
const HOSTILE = '\u001b[31mX\u001b]0;owned\u0007\r\u009b2J\u202e';
const SHOWN = '\\u001b[31mX\\u001b]0;owned\\u0007\\u000d\\u009b2J\\u202e';
const OBEYED = /(?!\n)[\p{Cc}\u202e]/u;

/** A file in the folder that this makes. */
function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('characters that a terminal obeys are shown, letters and line ends stay', () => {
  expect(visible(`ação ♞ 👩‍🏫\n\t${HOSTILE}`)).toBe(`ação ♞ 👩‍🏫\n\t${SHOWN}`);
  expect(visibleLine('a\nb\tc')).toBe('a\\u000ab\\u0009c');
  expect(visible('\ud800\u2066\u200f\u007f\u0000')).toBe('\\ud800\\u2066\\u200f\\u007f\\u0000');
});

const SENET_RECORD = { version: 1, game: HOSTILE, options: {}, players: [], clock: [], actions: [] };

test.each<[string, () => { argv: string[]; input?: string; env?: Record<string, string> }]>([
  ['the name of a file', () => ({ argv: ['verify-dice', join(folder, HOSTILE)] })],
  ['an argument', () => ({ argv: ['perft', HOSTILE, '1'] })],
  ['a command', () => ({ argv: [HOSTILE] })],
  ['a move', () => ({ argv: ['explain', 'classico', 'start', `e2${HOSTILE}`] })],
  [
    'a position',
    () => ({
      argv: ['explain', 'classico', `k7/8/8/8/8/8/8/7K w ${HOSTILE.replace(/\s/g, '')} - 0 1`, 'e2e4'],
    }),
  ],
  ['a move from stdin', () => ({ argv: ['explain', 'classico', 'start', '-'], input: HOSTILE })],
  [
    'a typed move',
    () => ({ argv: ['play', 'classico', '--file', join(folder, 'x')], input: `why ${HOSTILE}\n` }),
  ],
  [
    'the name of a copy',
    () => ({
      argv: ['play', 'classico', '--file', join(folder, 'x')],
      input: `e2e4\nsave ${join(folder, HOSTILE)}\n`,
    }),
  ],
  [
    'a move of PGN',
    () => ({ argv: ['convert', '--from', 'pgn', '--to', 'coord'], input: `1. e4 e5 2. N${HOSTILE} *\n` }),
  ],
  [
    'a list of moves',
    () => ({
      argv: ['convert', '--from', 'san-en', '--to', 'coord'],
      input: `e4 N${HOSTILE.replace(/\s/g, '')}`,
    }),
  ],
  [
    'a record',
    () => ({
      argv: ['convert', '--from', 'record', '--to', 'coord', file('r', JSON.stringify(SENET_RECORD))],
    }),
  ],
  [
    'a line of JSON',
    () => ({ argv: ['inspect', '--pretty'], input: `${JSON.stringify({ game: HOSTILE })}\n` }),
  ],
  [
    'the data folder',
    () => {
      const data = join(folder, HOSTILE);
      mkdirSync(data);
      writeFileSync(join(data, 'senet-3.bin'), 'x');
      return { argv: ['tables'], env: { TABULEIRO_DATA: data } };
    },
  ],
])('control characters in %s do not reach the terminal', async (_, make) => {
  const { argv, ...world } = make();
  for (const lang of ['pt-BR', 'en']) {
    rmSync(join(folder, 'x'), { force: true });
    const { out, err } = await runCli([...argv, '--lang', lang], world);
    expect(out + err).not.toMatch(OBEYED);
    expect(out + err).toContain('\\u001b[31m');
  }
});

test('an error is one line, whatever it quotes', async () => {
  const { err } = await runCli(['perft', 'a\nb', '1']);
  expect(err.split('\n').length).toBe(2);
});

test('JSON stays JSON: its strings say what was given', async () => {
  const move = `e2${HOSTILE}`;
  const { out } = await runCli(['explain', 'classico', 'start', move, '--json']);
  expect(JSON.parse(out)).toMatchObject({ legal: false, facts: { move } });
  const [reply] = (await runCli(['inspect'], { input: `${JSON.stringify({ game: HOSTILE })}\n` })).out.split(
    '\n',
  );
  expect(JSON.parse(reply)).toMatchObject({ error: { game: HOSTILE } });
});

/** A stream that people look at. */
class Screen extends Sink {
  readonly isTTY = true;
}

async function runWith(
  argv: readonly string[],
  stdin: Readable,
  stdout: Sink,
): Promise<[code: number, err: string]> {
  const stderr = new Sink();
  const clocks = { now: () => new Date(0), elapsed: () => 0, random: () => 0 };
  const code = await main(argv, { stdin, stdout, stderr, env: { LANG: 'en' }, ...clocks, openEngine });
  return [code, stderr.text];
}

test('a converted game is exact in a file, and shown without its control characters on a terminal', async () => {
  const seats = ['A\u009b31mB', ''].map((name) => ({ name, kind: 'person' }));
  const plain = { version: 1, game: 'classico', options: {}, clock: [{ kind: 'none' }, { kind: 'none' }] };
  const record = JSON.stringify({
    ...plain,
    players: seats,
    help: { hint: 0, takeback: 0 },
    budget: 100_000,
    actions: [],
  });
  for (const [stdout, name] of [
    [new Sink(), 'A\u009b31mB'],
    [new Screen(), 'A\\u009b31mB'],
  ] as const) {
    expect(
      await runWith(
        ['convert', '--from', 'record', '--to', 'record'],
        Readable.from([Buffer.from(record)]),
        stdout,
      ),
    ).toEqual([0, '']);
    expect(stdout.text).toContain(name);
  }
});

const READERS: readonly (readonly string[])[] = [
  ['convert', '--from', 'record', '--to', 'coord'],
  ['verify-dice'],
  ['senet-review'],
];

test.each([...READERS, ['play', '--resume', '--file']])(
  'a file above 512 MB is refused by its size: %s %s',
  async (...argv) => {
    // Without content: the disk holds nothing of it.
    const huge = file('huge', '');
    truncateSync(huge, MOST_BYTES + 1);
    const { code, out, err } = await runCli([...argv, huge]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('The limit is 512 MB. [too-large-input]');
  },
);

function* flood(chunk: Uint8Array, bytes: number): Generator<Uint8Array> {
  for (let done = 0; done < bytes; done += chunk.length) yield chunk;
}

test.each(READERS)('a stdin above 512 MB is refused as soon as it is too large: %s %s', async (...argv) => {
  const chunk = new Uint8Array(1 << 24).fill(0x20);
  const stdin = Readable.from(flood(chunk, MOST_BYTES + 1));
  const [code, err] = await runWith([...argv, '-'], stdin, new Sink());
  expect([code, err]).toEqual([2, expect.stringContaining('[too-large-input]')]);
});

test('PGN is read game by game, however much it is: one without an end is skipped, the next is converted', async () => {
  const endless = flood(Buffer.from('1. e4 e5 '.repeat(100_000)), 8_000_000);
  const stdin = Readable.from(
    (function* () {
      yield* endless;
      yield Buffer.from('\n\n[Event "?"]\n\n1. d4 *\n');
    })(),
  );
  const stdout = new Sink();
  const [code, err] = await runWith(['convert', '--from', 'pgn', '--to', 'coord', '-'], stdin, stdout);
  expect([code, stdout.text]).toEqual([2, 'd2d4\n']);
  expect(err).toContain('[game-too-long]');
});

test.each([
  ['an argument', ['explain', 'classico', '-', 'e2e4']],
  ['a line of a game', ['play', 'classico']],
])('%s without an end is refused before it fills the memory', async (_, argv) => {
  const stdin = Readable.from(flood(new Uint8Array(1 << 20).fill(0x61), 64 << 20));
  const file = argv[0] === 'play' ? ['--file', join(folder, 'x')] : [];
  const [code, err] = await runWith([...argv, ...file], stdin, new Sink());
  expect([code, err]).toEqual([2, expect.stringContaining('[too-large-input]')]);
});

const isPosix = process.platform !== 'win32';

test.runIf(isPosix).each(['pipe', 'folder', 'device'])(
  'a %s where a file is wanted is refused, not waited for',
  async (kind) => {
    const make = (path: string): void => {
      if (kind === 'pipe') execFileSync('mkfifo', [path]);
      else if (kind === 'folder') mkdirSync(path);
      else execFileSync('ln', ['-s', '/dev/zero', path]);
    };
    const table = join(folder, 'senet-3.bin');
    make(table);
    const world = { env: { TABULEIRO_DATA: folder } };
    const tables = await runCli(['tables'], world);
    expect(tables.code).toBe(0);
    expect(tables.out).toContain(`${table} is not a regular file.`);
    const [line] = (await runCli(['tables', '--json'], world)).out.split('\n');
    expect(JSON.parse(line)).toMatchObject({ pieces: 3, file: table, problem: 'not-regular-file' });
    const solved = await runCli(['senet-solve', '--pieces', '3'], world);
    expect([solved.code, solved.err]).toEqual([2, expect.stringContaining('[not-regular-file]')]);
    const game = join(folder, 'game.jsonl');
    make(game);
    const resumed = await runCli(['play', '--resume', '--file', game], world);
    expect([resumed.code, resumed.err]).toEqual([2, expect.stringContaining('[not-regular-file]')]);
    const results = join(folder, 'results');
    make(results);
    const match = ['match', 'classico', '--second', 'random', '--games', '2', '--resume', results];
    const played = await runCli(match);
    expect([played.code, played.err]).toEqual([2, expect.stringContaining('[unwritable-file]')]);
  },
);
