import { expect, test } from 'vitest';
import { rowsOf } from '../../src/screens/game/MoveList.js';
import { SessionTester } from '../play/sessionTester.js';

/** The rows of the move list after the moves, as they are seen: `20… gxh3`. */
async function listed(game: string, start: string | undefined, moves: string): Promise<readonly string[]> {
  const tester = await SessionTester.of(game, start === undefined ? {} : { setup: { start } });
  for (const move of moves.split(' ')) await tester.answer(move);
  return rowsOf(tester.session, 'pt-BR').map(({ label, turns }) =>
    [label, ...turns.flatMap((turn) => turn.moves.map(({ text }) => text))].join(' '),
  );
}

test('a game from the start is numbered from 1', async () => {
  expect(await listed('classico', undefined, 'e4 e5 Cf3')).toEqual(['1. e4 e5', '2. Cf3']);
});

test('a given position is numbered on from its own move number, whoever moves first', async () => {
  const white = '4k3/8/8/8/8/8/8/R3K3 w - - 0 20';
  expect(await listed('classico', white, 'Ta2 Rd8 Ta3')).toEqual(['20. Ta2 Rd8', '21. Ta3']);
  const black = '8/3K3N/8/7k/6Pp/8/8/8 b - g3 0 20';
  expect(await listed('classico', black, 'h4g3 Re7 g2')).toEqual(['20… hxg3', '21. Re7 g2']);
  expect(await listed('nucleo', '4k3/8/8/8/8/8/8/R3K3 b - - 0 41', 'Rd8 Ta3')).toEqual([
    '41… Rd8',
    '42. Ta3',
  ]);
  const brasez = '7k/7p/8/8/8/8/P7/K7 b - - Ah w 0/0 -/- 0,- 9';
  expect(await listed('brasez', brasez, 'h7h6 a2a3')).toEqual(['9… h6', '10. a3']);
});

test('rows stay apart where the number stays at the largest', async () => {
  const start = '4k3/8/8/8/8/8/8/R3K3 w - - 0 999999999';
  const tester = await SessionTester.of('classico', { setup: { start } });
  for (const move of ['Ta2', 'Rd8', 'Ta3']) await tester.answer(move);
  const rows = rowsOf(tester.session, 'pt-BR');
  expect(rows.map(({ number }) => number)).toEqual([999_999_999, 999_999_999]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});

test('[B-SETUP] the set-up comes before move 1, as in the texts of a game', async () => {
  expect(await listed('brasez', undefined, 'K@e1 K@d8 e2e3')).toEqual(['0. R@e1 R@d8', '1. e3']);
});

test('Senet, whose positions have no number, counts turns', async () => {
  const rows = await listed('senet', 'A.B......./........../.....A.... A 2', '1-3');
  expect(rows.map((row) => row.split(' ')[0])).toEqual(['1.']);
});
