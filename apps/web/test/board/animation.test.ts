import { expect, test } from 'vitest';
import { departuresOf, isMoved, restOf, travelPathsOf } from '../../src/board/animation.js';
import { chessBoard, EMPTY, START, senetBoard } from './boards.js';

const before = chessBoard(START);
const travels = [{ from: 'e2', to: 'e4' }];
const PLAYED = `
  tcbdrbct
  pppppppp
  ........
  ........
  ....P...
  ........
  PPPP.PPP
  TCBDRBCT`;
const after = chessBoard(PLAYED, { travels });

test('a piece that moved comes from where it was', () => {
  expect(travelPathsOf(before, after)).toEqual([['e2', 'e4']]);
  expect(isMoved(before, after)).toBe(true);
});

test('the last move is told with every selection, and shown once', () => {
  const selected = chessBoard(PLAYED, { travels, marks: { d2: ['selected'] } });
  expect(travelPathsOf(after, selected)).toEqual([]);
  expect(isMoved(after, selected)).toBe(false);
});

test('a move taken back lets the one before it lie', () => {
  const later = chessBoard(PLAYED.replace('pppppppp\n  ........', '.ppppppp\n  p.......'), {
    travels: [{ from: 'a7', to: 'a6' }],
  });
  expect(travelPathsOf(later, after)).toEqual([]);
});

test('nothing travels when the board turns or another game is shown', () => {
  expect(travelPathsOf(before, { ...after, flipped: true })).toEqual([]);
  expect(travelPathsOf(senetBoard([], []), after)).toEqual([]);
});

test('castling moves two pieces', () => {
  const king = chessBoard(EMPTY.slice(0, -8).concat('....R..T'));
  const castled = chessBoard(EMPTY.slice(0, -8).concat('.....TR.'), {
    travels: [
      { from: 'e1', to: 'g1' },
      { from: 'h1', to: 'f1' },
    ],
  });
  expect(travelPathsOf(king, castled)).toEqual([
    ['e1', 'g1'],
    ['h1', 'f1'],
  ]);
});

test('two pieces that swap pass each other', () => {
  const swap = [
    { from: '9', to: '12' },
    { from: '12', to: '9' },
  ];
  expect(travelPathsOf(senetBoard([9], [12]), senetBoard([12], [9], swap))).toEqual([
    ['9', '12'],
    ['12', '9'],
  ]);
});

test('a fall is one way through the water (S-WATER)', () => {
  const fall = [
    { from: '22', to: '27' },
    { from: '27', to: '15' },
  ];
  expect(travelPathsOf(senetBoard([22], []), senetBoard([15], [], fall))).toEqual([['22', '27', '15']]);
});

test('a push moves the whole chain, alike or not (B-PUSH)', () => {
  const push = [
    { from: 'e4', to: 'e5' },
    { from: 'e5', to: 'e6' },
  ];
  const chain = chessBoard('........ ........ ........ ....P... ....P... ........ ........ ........');
  const pushed = chessBoard('........ ........ ....P... ....P... ........ ........ ........ ........', {
    travels: push,
  });
  expect(travelPathsOf(chain, pushed)).toEqual([
    ['e4', 'e5'],
    ['e5', 'e6'],
  ]);
});

test('a piece that enters comes from its tray, one that leaves the board has no way to show', () => {
  expect(travelPathsOf(senetBoard([], []), senetBoard([5], [], [{ from: 'box', to: '5' }]))).toEqual([
    ['box', '5'],
  ]);
  expect(travelPathsOf(senetBoard([30], []), senetBoard([], [], [{ from: '30', to: 'exit' }]))).toEqual([]);
});

test('what leaves the board goes where the move went, once, and not for those who walk back', () => {
  const charged = chessBoard(EMPTY, {
    departures: [
      { from: 'e4', to: 'e4' },
      { from: 'e2', to: 'e4' },
    ],
  });
  const both = EMPTY.trim().split(/\s+/);
  both[4] = '....c...';
  both[6] = '....P...';
  const standing = chessBoard(both.join('\n'));
  expect(departuresOf(standing, charged).map(({ man, from, to }) => `${man.art} ${from} ${to}`)).toEqual([
    'b-knight e4 e4',
    'w-pawn e2 e4',
  ]);
  expect(departuresOf(charged, charged)).toEqual([]);
  expect(departuresOf(standing, { ...charged, flipped: true })).toHaveLength(2);
  expect(departuresOf(senetBoard([1, 2, 3], [4]), charged)).toEqual([]);
  const later = chessBoard(both.join('\n').replace('c', '.'));
  expect(departuresOf(charged, { ...later, departures: charged.departures })).toEqual([]);
});

test('what a hand has carried does not travel again; what goes on from there does', () => {
  const byHand = { from: 'e1', to: 'g1' };
  expect(restOf(['e1', 'g1'], byHand)).toHaveLength(1);
  expect(restOf(['h1', 'f1'], byHand)).toEqual(['h1', 'f1']);
  expect(restOf(['e1', 'g1'], undefined)).toEqual(['e1', 'g1']);
  // The king was dropped on its rook; a piece of Senet on the water.
  expect(restOf(['e1', 'g1'], { from: 'e1', to: 'h1' })).toEqual(['h1', 'g1']);
  expect(restOf(['25', '27', '15'], { from: '25', to: '27' })).toEqual(['27', '15']);
});
