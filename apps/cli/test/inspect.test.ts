import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST_LINE } from '../src/io/input.js';
import { inspectLines, openCli, runCli } from './harness.js';

const START = { game: 'senet' };
const STARTED = {
  position: 'ABABABABAB/........../.......... A -',
  legal: ['1', '2', '3', '4', '5'],
  check: false,
  outcome: null,
};

function readVectors(): string[] {
  const packages = new URL('../../../packages/', import.meta.url);
  return ['chess', 'brasez', 'senet'].flatMap((name) => {
    const folder = new URL(`${name}/test/data/`, packages);
    const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
    return files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n'));
  });
}

test('every vector line gets the answer it carries', async () => {
  const lines = readVectors();
  expect(lines.length).toBeGreaterThan(1000);
  const answers = await inspectLines(lines);
  const wanted = lines.map((line) => {
    const { result: position, legal, check, outcome } = JSON.parse(line);
    return { position, legal, check, outcome };
  });
  expect(answers).toEqual(wanted);
});

test('nothing is needed but the game, and `start` is the start position', async () => {
  const lines = [START, { ...START, position: 'start' }, { ...START, moves: [], options: {} }];
  expect(await inspectLines(lines.map((line) => JSON.stringify(line)))).toEqual([STARTED, STARTED, STARTED]);
});

test('a draw has no winner, a win has one, and both list no moves', async () => {
  const [dead, won] = await inspectLines([
    '{"game":"classico","position":"8/8/8/4k3/8/4K3/8/8 w - - 0 1"}',
    '{"game":"senet","position":"B........./........../.......... B -"}',
  ]);
  expect(dead).toMatchObject({ legal: [], outcome: { winner: null, reason: 'material' } });
  expect(won).toMatchObject({ legal: [], outcome: { winner: 'A', reason: 'win' } });
});

test('the id comes back as it was, also with an error', async () => {
  for (const id of [0, 1.5, 'x', null, false, ['a', { b: 1 }], { __proto__: null }]) {
    const lines = [{ ...START, id }, { game: 'go', id }, { id }].map((line) => JSON.stringify(line));
    for (const answer of await inspectLines(lines)) expect(answer).toHaveProperty('id', id);
  }
  expect(await inspectLines(['{"game":"senet"}', '{'])).not.toHaveProperty('0.id');
});

const BAD: readonly [line: string, error: Readonly<Record<string, unknown>>][] = [
  ['{', { code: 'bad-json', problem: 'syntax' }],
  ['nonsense', { code: 'bad-json', problem: 'syntax' }],
  ['null', { code: 'bad-json', problem: 'object' }],
  ['[]', { code: 'bad-json', problem: 'object' }],
  ['42', { code: 'bad-json', problem: 'object' }],
  ['"senet"', { code: 'bad-json', problem: 'object' }],
  ['{}', { code: 'bad-json', problem: 'game' }],
  ['{"__proto__":{"game":"senet"}}', { code: 'bad-json', problem: 'game' }],
  ['{"game":1}', { code: 'bad-json', problem: 'game' }],
  ['{"game":"senet","position":1}', { code: 'bad-json', problem: 'position' }],
  ['{"game":"senet","moves":"1"}', { code: 'bad-json', problem: 'moves' }],
  ['{"game":"senet","moves":[1]}', { code: 'bad-json', problem: 'moves' }],
  ['{"game":"senet","moves":{"0":"1"}}', { code: 'bad-json', problem: 'moves' }],
  ['{"game":"go"}', { code: 'unknown-game', game: 'go' }],
  ['{"game":"toString"}', { code: 'unknown-game' }],
  ['{"game":"__proto__"}', { code: 'unknown-game' }],
  ['{"game":"senet","position":""}', { code: 'bad-position', field: 'fields' }],
  ['{"game":"classico","position":"8/8/8/8/8/8/8/8 w - - 0 1"}', { code: 'bad-position', field: 'board' }],
  ['{"game":"senet","moves":["1","1-2x"]}', { code: 'bad-move', at: 1, move: '1-2x' }],
  ['{"game":"senet","moves":["3","9-13"]}', { code: 'illegal-move', at: 1, move: '9-13', rule: 'S-MOVE' }],
  [
    '{"game":"senet","position":"B........./........../.......... B -","moves":["1"]}',
    { code: 'game-over', at: 0, move: '1' },
  ],
  [
    '{"game":"nucleo","options":{"flying":true}}',
    { code: 'bad-option', option: 'flying', problem: 'unknown' },
  ],
  ['{"game":"nucleo","options":{"castling":1}}', { code: 'bad-option', problem: 'not-boolean' }],
  ['{"game":"nucleo","options":[]}', { code: 'bad-option', problem: 'not-object' }],
  ['{"game":"nucleo","options":null}', { code: 'bad-option', problem: 'not-object' }],
  ['{"game":"nucleo","options":{"__proto__":true}}', { code: 'bad-option', option: '__proto__' }],
];

test('a bad line gets a coded, worded error and the stream goes on', async () => {
  const lines = BAD.flatMap(([line]) => [line, '{"game":"senet"}']);
  const answers = await inspectLines(lines);
  for (const [i, [line, error]] of BAD.entries()) {
    const message = expect.stringMatching(/^[A-Z"].*[.!]$/);
    expect(answers[2 * i], line).toEqual({ error: expect.objectContaining({ ...error, message }) });
    expect(answers[2 * i + 1]).toEqual(STARTED);
  }
});

test.each([
  ...['12345678901234567890', '1e400', '1.0', '-0', '0.10000000000000000001', '"\\u00e9\\"}\\\\"', '""'],
  ...['{"id": [1, {"id": "}"}], "2": 1, "1": 2}', '[ "," , ":" ]', 'null'],
])('the id %s is echoed as it was written', async (id) => {
  const { out } = await runCli(['inspect'], {
    input: `{"a":[{"id":0}],"id":7,"game":"senet","\\u0069d" : ${id} , "b":{"id":"no"}}\n`,
  });
  expect(out.startsWith(`{"id":${id},"position":`)).toBe(true);
});

test('lines that are far too long, or nested far too deep, are refused like any other', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const lines = ['x'.repeat(3 * LONGEST_LINE), `{"game":${deep}}`, deep, '{"game":"senet"}'];
  const problems = ['length', 'game', 'object'];
  const answers = await inspectLines(lines);
  for (const [i, problem] of problems.entries()) {
    expect(answers[i]).toMatchObject({ error: { code: 'bad-json', problem } });
  }
  expect(answers[3]).toEqual(STARTED);
});

test('blank lines, CRLF, a byte-order mark and a last line without an end', async () => {
  const input = '\uFEFF{"game":"senet"}\r\n\r\n  \t\n\n{"game":"senet"}';
  const { out, code } = await runCli(['inspect', '--jsonl'], { input });
  const line = `${JSON.stringify(STARTED)}\n`;
  expect([code, out]).toEqual([0, line + line]);
});

test('characters and lines may be split anywhere', async () => {
  const bytes = Buffer.from('{"game":"senet","id":"é♔😀"}\r\n{"game":"gô"}\n');
  const whole = await runCli(['inspect'], { input: [bytes] });
  const split = await runCli(['inspect'], { input: Array.from(bytes, (byte) => Uint8Array.of(byte)) });
  expect(split).toEqual(whole);
  expect(whole.out).toContain('"é♔😀"');
});

test('the first answer is there before the second line is sent', async () => {
  const { stdin, stdout, done } = openCli(['inspect']);
  for (const count of [1, 2, 3]) {
    stdin.write('{"game":"senet"}\n');
    await expect.poll(() => stdout.text.split('\n').length - 1).toBe(count);
  }
  stdin.end();
  expect(await done).toBe(0);
});

test('an empty input has an empty answer', async () => {
  expect(await runCli(['inspect'])).toEqual({ code: 0, out: '', err: '' });
});

test('--pretty is for people: a board, the turn, check, the moves, the end', async () => {
  const input = [
    '{"game":"classico","position":"4k3/8/8/8/8/8/4q3/4K3 w - - 0 1"}',
    '{"game":"classico","position":"7k/5KQ1/8/8/8/8/8/8 b - - 0 1"}',
    '{"game":"brasez"}',
    '{"game":"senet"}',
    '{"game":"go"}',
  ].join('\n');
  const english = (await runCli(['inspect', '--pretty'], { input })).out;
  expect(english).toContain('2   .  .  .  .  q  .  .  .  2');
  expect(english).toContain('Check! White to move.\nLegal moves: e1e2');
  expect(english).toContain('Checkmate: White wins.');
  expect(english).toContain('Legal moves: K@d1 K@e1');
  expect(english).toContain('  20  19  18');
  expect(english).toContain('[unknown-game]');
  const portuguese = (await runCli(['inspect', '--pretty', '--lang', 'pt-BR'], { input })).out;
  expect(portuguese).toContain('Xeque! As brancas jogam.');
  expect(portuguese).toContain('8  ss  c  t  .  .  t  c ss  8');
});
