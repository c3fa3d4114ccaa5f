import { expect, test } from 'vitest';
import { runCli } from './harness.js';

const THREE = 'ABABABABAB/........../.......... A 3';

test('a legal move: exit 0 and a sentence', async () => {
  expect(await runCli(['explain', 'senet', THREE, '9-12'])).toEqual({
    code: 0,
    out: 'The move "9-12" is legal.\n',
    err: '',
  });
  const { out } = await runCli(['explain', 'senet', THREE, '9-12', '--json']);
  expect(JSON.parse(out)).toEqual({
    legal: true,
    code: null,
    facts: {},
    rule: null,
    text: 'The move "9-12" is legal.',
  });
});

test('an illegal move: exit 1, the reason and its clause', async () => {
  const plain = await runCli(['explain', 'senet', THREE, '9-13']);
  expect([plain.code, plain.err]).toEqual([1, '']);
  expect(plain.out).toMatch(/\. \[S-MOVE\]\n$/);
  const { code, out } = await runCli(['explain', 'senet', THREE, '9-13', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ legal: false, code: 'wrong-distance', rule: 'S-MOVE' });
});

test.each([
  ['senet', 'start', '9-12'],
  ['classico', 'start', 'e2e5'],
  ['nucleo', 'start', 'e1g1'],
  ['brasez', 'start', 'pass'],
  ['classico', 'start', 'nonsense'],
])('%s, %s: %s is explained in two languages', async (...args) => {
  const [english, portuguese] = [
    await runCli(['explain', ...args, '--json']),
    await runCli(['explain', ...args, '--json', '--lang', 'pt-BR']),
  ];
  expect([english.code, portuguese.code]).toEqual([1, 1]);
  const [one, other] = [JSON.parse(english.out), JSON.parse(portuguese.out)];
  expect(one.text).not.toBe(other.text);
  expect({ ...one, text: '' }).toEqual({ ...other, text: '' });
  expect(one.rule).toMatch(/^[A-Z]-[A-Z0-9-]+$/);
});

test('- reads the position or the move from the input', async () => {
  expect((await runCli(['explain', 'senet', '-', '9-12'], { input: `${THREE}\n` })).code).toBe(0);
  expect((await runCli(['explain', 'senet', THREE, '-'], { input: '9-13\n' })).code).toBe(1);
});

test('house rules change the answer', async () => {
  const castling = ['explain', 'nucleo', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1'];
  expect((await runCli(castling)).code).toBe(2);
  expect((await runCli([...castling, '--option', 'castling=true'])).code).toBe(0);
});
