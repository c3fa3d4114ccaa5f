import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { WinTable } from '../../src/index.js';
import { setsOf } from '../../src/table/squareSets.js';
import { PACKAGED_TABLE } from '../host/packaged.js';
import { judgedUpTo, meanLoss } from '../search/judgedPositions.js';
import { readShipped } from '../shipped.js';
import { futuresOf, lookAhead, setsIn, solveByForce, stateOf, worthBy } from './bruteForce.js';
import { THREE_PIECES_SHA256 } from './checksums.js';
import { solveBytes, tableOf } from './solveOnce.js';

/** Two units of 16 bits. */
const BAR = 2 ** -15;

const bytes = await solveBytes(3, 2);
const table = tableOf(bytes);

function* pairs(owns: number, others: number): Generator<[own: number, other: number]> {
  for (const own of setsOf(owns)) {
    for (const other of setsOf(others)) if ((own & other) === 0) yield [own, other];
  }
}

test('the table of three a side is the same on every machine', () => {
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(THREE_PIECES_SHA256);
});

test('a solver by force on the rules themselves finds the same for one piece a side', () => {
  const positions = [...pairs(1, 1)];
  const values = solveByForce(positions.map(([own, other]) => stateOf(own, other)));
  for (const [own, other] of positions) {
    const text = senet.notation.formatPosition(stateOf(own, other));
    expect(Math.abs((values.get(text) ?? 0) - table.win(own, other)), text).toBeLessThan(BAR);
  }
});

test('up to two a side it says what the table of the package says, which another solver of ours made in 32 bits', () => {
  const packaged = WinTable.read(Uint8Array.from(readFileSync(PACKAGED_TABLE)).buffer);
  if (!packaged.ok) throw new Error(packaged.error.code);
  let largest = 0;
  for (const [owns, others] of [
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ]) {
    for (const [own, other] of pairs(owns, others)) {
      largest = Math.max(largest, Math.abs(packaged.value.win(own, other) - table.win(own, other)));
    }
  }
  expect(largest).toBeLessThan(BAR);
});

test('with three on a side it says what that solver said', () => {
  const text = readFileSync(new URL('../data/threePieces.txt', import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBe(2000);
  for (const line of lines) {
    const [own, other, value] = line.split(' ').map(Number);
    expect(Math.abs(table.win(own, other) - value / 65535), line).toBeLessThan(BAR);
  }
});

test.each([
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
  [3, 3],
])(
  '%i against %i: a position is worth what its best moves lead to, by the rules themselves (Bellman)',
  (owns, others) => {
    const random = new Random(owns * 8 + others);
    const [ownSets, otherSets] = [setsOf(owns), setsOf(others)];
    for (let i = 0; i < 1000; ) {
      const [own, other] = [ownSets[random.below(ownSets.length)], otherSets[random.below(otherSets.length)]];
      if ((own & other) !== 0) continue;
      i++;
      const state = stateOf(own, other);
      const residual = Math.abs(lookAhead(state, worthBy(table)) - table.win(own, other));
      expect(residual, senet.notation.formatPosition(state)).toBeLessThan(BAR);
    }
  },
);

test('[S-SKIP] who can only skip has what the other leaves him: both chances add up to one', () => {
  let found = 0;
  for (const [own, other] of pairs(1, 3)) {
    const isBeforeWall = other === own * 0b1110;
    if (!isBeforeWall) continue;
    const futures = futuresOf(stateOf(own, other)).flat();
    expect(futures.map(setsIn)).toEqual(Array(5).fill([own, other]));
    expect(Math.abs(table.win(own, other) + table.win(other, own) - 1)).toBeLessThan(BAR);
    found++;
  }
  expect(found).toBe(23); // from 1–2–3–4 up to 23–24–25–26
});

test('[P-AI] with the table of three nothing is given away, by the judgement of another solver', () => {
  const judged = judgedUpTo(3);
  expect(judged.length).toBeGreaterThan(1000);
  expect(meanLoss({ ...readShipped(), exact: table }, judged)).toBeLessThan(1e-6);
});
