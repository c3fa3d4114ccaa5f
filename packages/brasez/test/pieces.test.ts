import { expect, test } from 'vitest';
import { drawn, isLegalIn, marked, targets } from './positions.js';

/** A picture in which the piece on a square reaches exactly the squares marked x and those named. */
function expectReach(picture: string, from: string, captures: readonly string[] = []): void {
  const reached = targets(drawn(picture), from).filter((target) => !target.includes('~'));
  expect(reached).toEqual([...marked(picture), ...captures].sort());
}

test('[B-KING] one square in any direction, capturing the same way', () => {
  expectReach(
    `. . . . . . . k
     . . . . . . . p
     . . . . . . . .
     . . x n x . . .
     . . x K x . . .
     . . P x . . . .
     . . . . . . . .
     . . . . . . . .`,
    'd4',
    ['d5'],
  );
});

test('[B-WARLORD] one or two forward or sideways, one back, one diagonally forward', () => {
  expectReach(
    `. . . . . . . k
     p . . . . . . .
     . . . x . . . .
     . . x x x . . .
     . x x W x x . .
     . . . x . . . .
     . . . . . . . .
     K . . . . . . .`,
    'd4',
  );
});

test('[B-WARLORD] two squares need the first one empty, and no piece is jumped', () => {
  expectReach(
    `. . . . . . . k
     p . . . . . . .
     . . . n . . . .
     . . x n x . . .
     . x x W P . . .
     . . . x . . . .
     . . . . . . . .
     K . . . . . . .`,
    'd4',
    ['d5'],
  );
});

test('[B-WARLORD] captures two squares away, forward and sideways', () => {
  const text = drawn(`
    . . . . . . . k
    p . . . . . . .
    . . . n . . . .
    . . . . . . . .
    . n . W . n . .
    . . . . . . . .
    . . . n . . . .
    K . . . . . . .`);
  expect(['d4d6', 'd4b4', 'd4f4'].every((move) => isLegalIn(text, move))).toBe(true);
  expect(isLegalIn(text, 'd4d2')).toBe(false);
});

test('[B-PRIEST] one to three squares diagonally', () => {
  expectReach(
    `. . . . . . . .
     x . . . . . x k
     . x . . . x . p
     . . x . x . . .
     . . . H . . . .
     . . x . x . . .
     . x . . . x . .
     x . K . . . x .`,
    'd4',
  );
});

test('[B-PRIEST] jumps a piece of either side on the first square and stops on the second', () => {
  expectReach(
    `. . . . . . . .
     . . . . . . . k
     . n . . . x . p
     . . P . n . . .
     . . . H . . . .
     . . G . N . . .
     . P . . . x . .
     . . K . . . . .`,
    'd4',
    ['b6', 'e5'],
  );
});

test('[B-PRIEST] a piece on the second square ends the slide', () => {
  expectReach(
    `. . . . . . . .
     x . . . . . . k
     . x . . . n . p
     . . x . x . . .
     . . . H . . . .
     . . x . x . . .
     . P . . . x . .
     . . K . . . x .`,
    'd4',
    ['f6'],
  );
});

test('[B-PRIEST] on the far rank also one square sideways or straight back, capturing too', () => {
  expectReach(
    `. . x H n . . .
     . . x x x . . k
     . x . . . x . p
     x . . . . . x .
     . . . . . . . .
     . . . . . . . .
     . . . . . . . .
     . . K . . . . .`,
    'd8',
    ['e8'],
  );
});

test('[B-KNIGHT] jumps two and one', () => {
  expectReach(
    `. . . . . . . k
     . . . . . . . p
     . . x . x . . .
     . x p p p x . .
     . . p N p . . .
     . x p p p n . .
     . . P . x . . .
     . . K . . . . .`,
    'd4',
    ['f3'],
  );
});

test('[B-ROOK] any number of squares straight, up to a capture', () => {
  expectReach(
    `. . . . . . . k
     . . . p . . . p
     . . . x . . . .
     . . . x . . . .
     . P x R x x x n
     . . . x . . . .
     . . . G . . . .
     . . K . . . . .`,
    'd4',
    ['d7', 'h4'],
  );
});

test('[B-LORD] one diagonally any way or one straight forward, capturing the same way', () => {
  expectReach(
    `. . . . . . . k
     . . . . . . . p
     . . . . . . . .
     . . x n x . . .
     . . . L . . . .
     . . n . P . . .
     . . . . . . . .
     . . K . . . . .`,
    'd4',
    ['c3', 'd5'],
  );
});

test('[B-PAWN] one straight ahead without capture, captures one diagonally ahead', () => {
  expectReach(
    `. . . . . . . k
     . . . . . . . p
     . . . . . . . .
     . . n x G . . .
     . . . P . . . .
     . . n . n . . .
     . . . . . . . .
     . . K . . . . .`,
    'd4',
    ['c5'],
  );
  const blocked = drawn(`
    . . . . . . . k
    . . . . . . . p
    . . . . . . . .
    . . . n . . . .
    . . . P . . . .
    . . . . . . . .
    . . . . . . . .
    . . K . . . . .`);
  expect(targets(blocked, 'd4')).toEqual([]);
});

test('[B-DUKE-A] nobody captures a duke, and it does not move', () => {
  const text = drawn(`
    . . . . . . . k
    . . . . . . . p
    . . . . . . . .
    . . . g . . . .
    . . . R . . . .
    . . . . . . . .
    . G . . . . . .
    . . K . . . . .`);
  expect(isLegalIn(text, 'd4d5')).toBe(false);
  expect(targets(text, 'b2')).toEqual([]);
});
