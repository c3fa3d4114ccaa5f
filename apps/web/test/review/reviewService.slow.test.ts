import { ok } from '@tabuleiro/game';
import { setTableOpener, TableFault, tableReference } from '@tabuleiro/senet-engine';
import { expect, onTestFinished, test } from 'vitest';
import { openServerTable } from '../../src/games/senet/openServerTable.js';
import { randomGame, replies, reviewed, shippedTable } from './games.js';

const SEED = 4;
const GAME = randomGame(SEED);
const TABLES = [shippedTable()];
/** Two pieces a side: all that follows is exact. */
const LATE = '........../....A...../.B...A..B. A -';

test(`a finished game is reviewed action by action with the table of two (seed ${SEED})`, () => {
  const told = replies({ moves: GAME, files: TABLES });
  const progress = told.flatMap((reply) => (reply.kind === 'progress' ? [reply.done] : []));
  expect(progress).toEqual(GAME.map((_, i) => i + 1));
  const last = told.at(-1);
  if (last?.kind !== 'reviewed') throw new Error(JSON.stringify(last));
  const { review, pieces } = last;
  expect(pieces).toBe(2);
  expect(review.actions.map(({ action }) => action)).toEqual(GAME);
  expect(review.curve).toHaveLength(GAME.length + 1);
  expect([0, 1]).toContain(review.curve.at(-1));
});

test('luck and skill of both add up to the result', () => {
  const { review } = reviewed({ moves: randomGame(SEED, LATE), start: LATE, files: TABLES });
  const { A, B } = review.totals;
  const result = review.winner === 'A' ? 1 : 0;
  expect(review.curve[0] + A.luck - B.luck - A.loss + B.loss).toBeCloseTo(result, 2);
});

test('without a table, or with a damaged one, chances are estimated', () => {
  expect(reviewed({ moves: GAME.slice(0, 10) }).pieces).toBe(0);
  expect(reviewed({ moves: GAME.slice(0, 10), files: [new ArrayBuffer(100)] }).pieces).toBe(0);
});

test('a large table at the server that is gone in the middle of a review leaves it to the one in the app', () => {
  let asked = 0;
  onTestFinished(() => setTableOpener('server', (reference) => openServerTable(reference)));
  setTableOpener('server', () =>
    ok({
      pieces: 5,
      win: () => {
        if (asked++ === 50) throw new TableFault('unavailable', 'the server is gone');
        return 0.5;
      },
    }),
  );
  const files = [...TABLES, tableReference('http://localhost/senet/pages/?5', 'server')];
  expect(reviewed({ moves: GAME, files })).toEqual(reviewed({ moves: GAME, files: TABLES }));
  expect(asked).toBe(51);
});

test('a resigned game has the winner of the match', () => {
  const { review } = reviewed({ moves: GAME.slice(0, 10), winner: 'B', files: TABLES });
  expect(review.winner).toBe('B');
  expect(review.adjusted).toBeDefined();
});

test('a game that the rules refuse is told, not thrown', () => {
  expect(replies({ moves: ['3', '1-2'] }).at(-1)).toEqual({ kind: 'failed', cause: 'illegal-move 1' });
});
