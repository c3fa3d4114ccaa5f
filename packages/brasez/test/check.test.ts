import { brasez } from '@tabuleiro/brasez';
import { expect, test } from 'vitest';
import { drawn, isLegalIn, legal, QUIET, read } from './positions.js';

/** Is the white king on e4 attacked by what the picture shows? */
function isAttacked(picture: string): boolean {
  return brasez.inCheck(read(drawn(picture)));
}

function isAttackedIn(board: string): boolean {
  return brasez.inCheck(read(`${board} ${QUIET}`));
}

/** The king on e4 and one black piece on a square, the far corner holding the rest. */
function against(piece: string, square: string, between: readonly string[] = []): boolean {
  const cells = new Map([
    ['e4', 'K'],
    ['a8', 'k'],
    ['a1', 'P'],
    [square, piece],
  ]);
  for (const cell of between) cells.set(cell, 'N');
  return brasez.inCheck(read(standing(cells)));
}

function standing(cells: ReadonlyMap<string, string>): string {
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh'].map((file) => cells.get(`${file}${rank}`) ?? '.').join(' '),
  );
  return drawn(ranks.join('\n'));
}

test.each([
  ['r', 'e8', true],
  ['r', 'h4', true],
  ['r', 'f5', false],
  ['n', 'f6', true],
  ['n', 'e6', false],
  ['h', 'f5', true],
  ['h', 'g6', true],
  ['h', 'h7', true],
  ['h', 'b1', true],
  ['h', 'e5', false],
  ['w', 'e5', true],
  ['w', 'e6', true],
  ['w', 'e3', true],
  ['w', 'e2', false],
  ['w', 'c4', true],
  ['w', 'g4', true],
  ['w', 'd5', true],
  ['w', 'd3', false],
  ['l', 'e5', true],
  ['l', 'd5', true],
  ['l', 'd3', true],
  ['l', 'e3', false],
  ['l', 'e6', true],
  ['p', 'd5', true],
  ['p', 'f5', true],
  ['p', 'e5', false],
  ['p', 'd3', false],
  ['p', 'e6', true],
  ['g', 'e5', false],
  ['g', 'd5', false],
])('[B-ATT] %s on %s attacks a king on e4: %s', (piece, square, attacks) => {
  expect(against(piece, square)).toBe(attacks);
});

test('[B-ATT] lines and charges stop at the first piece, the priest jumps to its second square', () => {
  expect(against('r', 'e8', ['e6'])).toBe(false);
  expect(against('w', 'e6', ['e5'])).toBe(false);
  expect(against('l', 'e6', ['e5'])).toBe(false);
  expect(against('p', 'e6', ['e5'])).toBe(false);
  expect(against('h', 'g6', ['f5'])).toBe(true);
  expect(against('h', 'h7', ['f5'])).toBe(false);
  expect(against('h', 'h7', ['g6'])).toBe(false);
});

test('[B-ATT] a priest on its far rank attacks sideways and straight back', () => {
  const beside = `
    k . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . P
    . . . . K h . .`;
  expect(isAttacked(beside)).toBe(true);
  expect(isAttackedIn('k7/8/8/8/8/8/4K3/4h2P')).toBe(true);
  expect(isAttackedIn('k7/8/8/8/8/8/4Kh2/7P')).toBe(false);
});

test('[B-ATT] a pinned piece still attacks, and kings are never adjacent', () => {
  const pinned = '4k3/8/4r3/2K5/8/8/8/4R3 w - - - b 0/0 -/- 0,- 1';
  expect(isLegalIn(pinned, 'c5c6')).toBe(false);
  expect(isLegalIn(pinned, 'c5b5')).toBe(true);
  const kings = drawn(`
    . . . . . . . .
    . . . . . . . p
    . . . . k . . .
    . . . . . . . .
    . . . . K . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . P`);
  expect(legal(kings).filter((move) => move.startsWith('e4e5'))).toEqual([]);
});

test('[B-CHECK] in check only what ends the check: move away, capture, stand between', () => {
  const text = drawn(`
    . . . . r . . k
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . N . . . . . .
    R . . . . . . .
    . . . . K . . .`);
  expect(legal(text)).toEqual(['a2e2', 'e1d1', 'e1d2', 'e1f1', 'e1f2']);
});

test('[B-CHECK] a pin holds from every side it can come from', () => {
  const pins = [
    'r e8 e6',
    'r e1 e2',
    'r a4 c4',
    'r h4 f4',
    'h h7 f5',
    'h h7 g6',
    'h b7 c6',
    'h h1 g2',
    'h b1 d3',
  ];
  const near = ['w e6 e5', 'w c4 d4', 'w g4 f4', 'l e6 e5', 'p e6 e5'];
  for (const pin of [...pins, ...near]) {
    const [piece, square, knight] = pin.split(' ');
    const text = standing(
      new Map([
        ['e4', 'K'],
        ['a8', 'k'],
        [square, piece],
        [knight, 'N'],
      ]),
    );
    expect(
      legal(text).filter((move) => move.startsWith(knight)),
      pin,
    ).toEqual([]);
  }
});

test.each([
  ['rook', '4k3/8/8/4r3/8/8/4N3/4K3', 'e2c3'],
  ['priest', '4k3/8/8/8/7h/8/5N2/4K3', 'f2d3'],
  ['warlord', '4k3/8/8/8/8/4w3/4N3/4K3', 'e2c3'],
  ['charging pawn', '4k3/8/8/8/8/4p3/4N3/4K3', 'e2c3'],
  ['charging lord', '4k3/8/8/8/8/4l3/4N3/4K3', 'e2c3'],
])('[B-CHECK] a piece pinned by a %s may not leave', (_, board, move) => {
  expect(isLegalIn(`${board} w - - - b 0/0 -/- 0,- 1`, move)).toBe(false);
});

test.each([
  ['k7/7h/8/8/4K3/8/8/P7', 'priest', 'h7'],
  ['k7/8/6h1/8/4K3/8/8/P7', 'priest', 'g6'],
  ['k7/8/8/5h2/4K3/8/8/P7', 'priest', 'f5'],
  ['k7/8/8/8/4K3/3h4/8/P7', 'priest', 'd3'],
  ['k7/8/5n2/8/4K3/8/8/P7', 'knight', 'f6'],
  ['k7/8/8/8/4K2r/8/8/P7', 'rook', 'h4'],
  ['k7/8/4l3/8/4K3/8/8/P7', 'lord', 'e6'],
])('[B-CHECK] %s: the reason names the %s on %s', (board, by, at) => {
  expect(brasez.explain(read(`${board} ${QUIET}`), 'a1a2')).toMatchObject({
    code: 'in-check',
    facts: { by, at },
  });
});
