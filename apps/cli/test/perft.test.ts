import { expect, test } from 'vitest';
import { runCli } from './harness.js';

const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const DEAD = '8/8/8/4k3/8/4K3/8/8 w - - 0 1';

test.each([
  [['classico', '0'], '1'],
  [['classico', '3'], '8902'],
  [['classico', '2', KIWIPETE], '2039'],
  [['nucleo', '3', 'start'], '8902'],
  [['brasez', '2'], '4'],
  [['senet', '1'], '5'],
  [['senet', '6'], '3778'],
  [['classico', '1', DEAD], '0'],
  [['classico', '1', DEAD, '--bare'], '5'],
  [['nucleo', '1', 'start', '--option', 'doubleStep=false'], '12'],
])('perft %j is %s, plain digits', async (args, count) => {
  expect(await runCli(['perft', ...args])).toEqual({ code: 0, out: `${count}\n`, err: '' });
});

test('counts that pause now and then are the same counts', async () => {
  expect((await runCli(['perft', 'classico', '5', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'])).out).toBe(
    '674624\n',
  );
});

test('- reads the position from the input', async () => {
  const { out } = await runCli(['perft', 'classico', '1', '-'], { input: `\uFEFF${KIWIPETE}\r\n` });
  expect(out).toBe('48\n');
});

test('divide lists each first move in ASCII order and then the total', async () => {
  const { out, code } = await runCli(['divide', 'senet', '2']);
  expect([code, out]).toEqual([0, '1 5\n2 1\n3 5\n4 2\n5 5\ntotal 18\n']);
  const chess = (await runCli(['divide', 'classico', '2'])).out.split('\n').slice(0, -1);
  expect(chess.length).toBe(21);
  expect(chess.slice(0, -1)).toEqual(chess.slice(0, -1).toSorted());
  expect(chess.at(-1)).toBe('total 400');
});

test('divide at depth 0 and of a finished game', async () => {
  expect((await runCli(['divide', 'classico', '0'])).out).toBe('total 1\n');
  expect((await runCli(['divide', 'classico', '2', DEAD])).out).toBe('total 0\n');
  expect((await runCli(['divide', 'classico', '1', DEAD, '--bare'])).out).toMatch(/total 5\n$/);
});

test.each(['-1', '1.5', '51', 'x', '9'.repeat(30)])('a depth of %s is refused with code 2', async (depth) => {
  for (const command of ['perft', 'divide']) {
    const { code, out, err } = await runCli([command, 'classico', depth]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`tabuleiro: The depth "${depth}" must be a whole number from 0 to 50. [bad-depth]\n`);
  }
});
