import { ChessCursor, classico } from '@tabuleiro/chess';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { ChessPartHashes } from '../../src/knowledge/chess/partHashes.js';
import { PARTS } from '../../src/tree/correctionHistory.js';

function write(hashes: ChessPartHashes, cursor: ChessCursor): number[] {
  const into = new Int32Array(PARTS);
  hashes.write(cursor.view(), into);
  return [...into];
}

function read(text: string): ChessCursor {
  const state = classico.notation.parsePosition(text);
  if (!state.ok) throw new Error(text);
  return new ChessCursor(state.value);
}

/** Forward and back by chance, asked now and then: as a search walks, which does not ask in every position. */
test.each([
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/pPpp1ppp/8/3Pp3/4p3/8/PpPP1PPP/R3K2R w KQkq e6 0 1',
])('hashes that follow the moves are those of the board hashed anew: %s', (text) => {
  const cursor = read(text);
  const random = new Random(5);
  const moves = new Int32Array(cursor.maxMoves);
  const followed = new ChessPartHashes();
  const different = new Set<number>();
  let depth = 0;
  for (let step = 0; step < 6000; step++) {
    const count = cursor.isDecided() || depth > 40 ? 0 : cursor.generate(moves, 0);
    if (count === 0 || (depth > 0 && random.below(10) < 4)) {
      for (const back = random.below(depth); depth > back; depth--) cursor.undo();
    } else {
      cursor.make(moves[random.below(count)]);
      depth++;
    }
    if (random.below(4) === 0) continue;
    const found = write(followed, cursor);
    for (const hash of found) different.add(hash);
    expect(found).toEqual(write(new ChessPartHashes(), cursor));
  }
  expect(different.size).toBeGreaterThan(1000);
});

test('a null move changes the side to act and no part of the board', () => {
  const cursor = read('4k3/pp3p2/8/3n4/8/2B5/PP3P2/4K3 w - - 0 1');
  const followed = new ChessPartHashes();
  write(followed, cursor);
  cursor.makeNullMove();
  expect(write(followed, cursor)).toEqual(write(new ChessPartHashes(), cursor));
});
