import { BrasezCursor } from '@tabuleiro/brasez';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition, read } from '../../../brasez/test/positions.js';
import { BrasezPartHashes } from '../../src/knowledge/brasez/partHashes.js';
import { PARTS } from '../../src/tree/correctionHistory.js';

const WALKS = process.env.TABULEIRO_TESTS === 'deep' ? 2000 : 30;
const STEPS = 300;

function write(hashes: BrasezPartHashes, cursor: BrasezCursor): number[] {
  const into = new Int32Array(PARTS);
  hashes.write(cursor.view(), into);
  return [...into];
}

/** Forward, by a null move at times, and back by chance, asked now and then: as a search walks, which does not ask in every position. */
function walk(cursor: BrasezCursor, random: Random, check: () => void): void {
  const moves = new Int32Array(cursor.maxMoves);
  const undo: (() => void)[] = [];
  for (let step = 0; step < STEPS; step++) {
    const count = cursor.isDecided() || undo.length > 40 ? 0 : cursor.generate(moves, 0);
    if (count === 0 || (undo.length > 0 && random.below(10) < 4)) {
      for (const back = random.below(undo.length); undo.length > back; ) undo.pop()?.();
    } else if (random.below(8) === 0 && !cursor.inCheck()) {
      cursor.makeNullMove();
      undo.push(() => cursor.undoNullMove());
    } else {
      cursor.make(moves[random.below(count)]);
      undo.push(() => cursor.undo());
    }
    if (random.below(4) > 0) check();
  }
}

test('[B-PUSH, B-ZONE, B-CHARGE, B-LEGION, B-PROMO, B-DUKE-A, B-DUKE-B, B-EP] hashes that follow the moves are those of the board hashed anew', () => {
  const random = new Random(51);
  const different = new Set<number>();
  for (let number = 0; number < WALKS; number++) {
    const cursor = new BrasezCursor(read(randomPosition(random)));
    const followed = new BrasezPartHashes();
    walk(cursor, random, () => {
      const found = write(followed, cursor);
      for (const hash of found) different.add(hash);
      expect(found, `seed 51, walk ${number}`).toEqual(write(new BrasezPartHashes(), cursor));
    });
  }
  expect(different.size).toBeGreaterThan(1000);
});
