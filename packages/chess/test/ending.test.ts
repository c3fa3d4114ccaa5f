import { classico, nucleo } from '@tabuleiro/chess';
import { perft } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { after, classic, core, ending } from './positions.js';

const SHUFFLE = 'g1f3 g8f6 f3g1 f6g8';

test('[C-MATE, P-F7] checkmate wins and is told apart from a draw', () => {
  expect(ending(classico, after(classico, classico.start(), 'f2f3 e7e5 g2g4 d8h4'))).toBe('b mate');
  expect(ending(classico, classic('R5k1/5ppp/8/8/8/8/8/4K3 b'))).toBe('w mate');
  expect(ending(classico, classic('R5k1/5pp1/7p/8/8/8/8/4K3 b'))).toBe('open');
});

test('[N-CHECK] checkmate ends the game', () => {
  expect(ending(nucleo, core('R5k1/5ppp/8/8/8/8/8/4K3 b'))).toBe('w mate');
});

test('[C-STALE] no legal move and no check is a draw', () => {
  expect(ending(classico, classic('7k/5Q2/6K1/8/8/8/8/8 b'))).toBe('draw stalemate');
  expect(ending(classico, classic('7k/5Q2/6K1/8/8/8/p7/8 b'))).toBe('open');
});

test('[N-STALE] stalemate draws', () => {
  expect(ending(nucleo, core('7k/5Q2/6K1/8/8/8/8/8 b'))).toBe('draw stalemate');
});

/** Bishops on b1 and d1 stand on light squares, a1 and c1 on dark ones. */
const MATERIAL: readonly (readonly [string, string, string])[] = [
  ['4k3/8/8/8/8/8/8/4K3', 'draw material', 'draw material'],
  ['4k3/8/8/8/8/8/8/B3K3', 'draw material', 'draw material'],
  ['4k3/8/8/8/8/8/8/N3K3', 'draw material', 'draw material'],
  ['4k1n1/8/8/8/8/8/8/4K3', 'draw material', 'draw material'],
  ['4k3/8/8/8/8/8/8/NN2K3', 'draw material', 'open'],
  ['4k1nn/8/8/8/8/8/8/4K3', 'draw material', 'open'],
  ['4k1n1/8/8/8/8/8/8/N3K3', 'open', 'open'],
  ['4k1b1/8/8/8/8/8/8/N3K3', 'open', 'open'],
  ['4k3/8/8/8/8/8/8/NNN1K3', 'open', 'open'],
  ['4k3/8/8/8/8/8/8/BN2K3', 'open', 'open'],
  ['4k3/8/8/8/8/8/8/B1B1K3', 'draw material', 'draw material'],
  ['b3k3/8/8/8/8/8/8/1B1BK3', 'draw material', 'draw material'],
  ['b3k3/8/8/8/8/8/8/B3K3', 'open', 'open'],
  ['4k3/8/8/8/8/8/8/BB2K3', 'open', 'open'],
  ['4k3/8/8/8/8/8/P7/4K3', 'open', 'open'],
  ['4k3/8/8/8/8/8/8/R3K3', 'open', 'open'],
  ['3qk3/8/8/8/8/8/8/K7', 'open', 'open'],
];

test.each(MATERIAL)('[C-MAT, N-MAT] %s: classico %s, nucleo %s', (text, inClassico, inNucleo) => {
  expect(ending(classico, classic(text))).toBe(inClassico);
  expect(ending(nucleo, core(text))).toBe(inNucleo);
});

test('[C-MAT] a mate is a mate even with dead material on the board', () => {
  expect(ending(classico, classic('7k/5N2/6KN/8/8/8/8/8 b'))).toBe('w mate');
  expect(ending(classico, classic('7k/5N2/6K1/8/5N2/8/8/8 b'))).toBe('draw material');
});

test('[C-50] a hundred plies without capture or pawn move draw, and one less does not', () => {
  expect(ending(classico, classic('4k3/8/8/8/8/8/8/R3K3 w - - 99 80'))).toBe('open');
  expect(ending(classico, classic('4k3/8/8/8/8/8/8/R3K3 w - - 99 80', 'a1a2'))).toBe('draw fifty');
  expect(ending(classico, classic('4k3/8/8/8/8/8/8/R3K3 w - - 100 80'))).toBe('draw fifty');
  expect(ending(classico, classic('4k3/8/8/8/8/8/p7/R3K3 w - - 99 80', 'a1a2'))).toBe('open');
  expect(ending(classico, classic('4k3/8/8/8/8/8/1P6/R3K3 w - - 99 80', 'b2b3'))).toBe('open');
});

test('[C-50] mate on the hundredth ply is mate', () => {
  expect(ending(classico, classic('6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80', 'a1a8'))).toBe('w mate');
});

test('[N-NOLIMIT] no number of plies ends the game', () => {
  expect(ending(nucleo, core('4k3/8/8/8/8/8/8/R3K3 w - - 500 300', 'a1a2'))).toBe('open');
});

test('[C-REP] the third occurrence draws at once, the second does not', () => {
  expect(ending(classico, after(classico, classico.start(), SHUFFLE))).toBe('open');
  expect(ending(classico, after(classico, classico.start(), `${SHUFFLE} ${SHUFFLE}`))).toBe(
    'draw repetition',
  );
});

test('[C-REP] by different routes too', () => {
  expect(ending(classico, after(classico, classico.start(), `${SHUFFLE} b1c3 g8f6 c3b1 f6g8`))).toBe(
    'draw repetition',
  );
});

test('[C-REP] castling rights and a legal en passant make another position', () => {
  const rook = 'h1g1 e8d8 g1h1 d8e8';
  expect(ending(classico, classic('4k3/p7/8/8/8/8/8/4K2R w K', `${rook} ${rook}`))).toBe('open');
  expect(ending(classico, classic('4k3/p7/8/8/8/8/8/4K2R w K', `${rook} ${rook} h1g1`))).toBe(
    'draw repetition',
  );
  const dance = 'e8d8 e1d1 d8e8 d1e1';
  expect(ending(classico, classic('4k3/8/8/8/3p4/8/4P3/4K3', `e2e4 ${dance} ${dance}`))).toBe('open');
  expect(ending(classico, classic('4k3/8/8/8/3p4/8/4P3/4K3', `e2e4 ${dance} ${dance} e8d8`))).toBe(
    'draw repetition',
  );
  expect(ending(classico, classic('4k3/8/8/8/2p5/8/4P3/4K3', `e2e4 ${dance} ${dance}`))).toBe(
    'draw repetition',
  );
});

test('[N-REP] three times in the same order of moves draws', () => {
  expect(ending(nucleo, after(nucleo, nucleo.start(), SHUFFLE))).toBe('open');
  expect(ending(nucleo, after(nucleo, nucleo.start(), `${SHUFFLE} ${SHUFFLE}`))).toBe('draw repetition');
});

test('[N-REP] three occurrences by different routes are no draw', () => {
  const other = 'b1c3 g8f6 c3b1 f6g8';
  expect(ending(nucleo, after(nucleo, nucleo.start(), `${SHUFFLE} ${other}`))).toBe('open');
  expect(ending(nucleo, after(nucleo, nucleo.start(), `${SHUFFLE} ${other} ${SHUFFLE}`))).toBe('open');
  expect(ending(nucleo, after(nucleo, nucleo.start(), `${SHUFFLE} ${other} ${SHUFFLE} ${other}`))).toBe(
    'draw repetition',
  );
});

test('[C-PERP] a repetition in which one side checked with every move is named perpetual check', () => {
  const checks = 'd1h5 h8g8 h5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8';
  expect(ending(classico, classic('7k/6p1/8/8/8/8/qr4PP/3Q3K', checks))).toBe('draw perpetual');
});

test('[C-PERP] one quiet move in the cycle makes it a plain repetition', () => {
  const mixed = 'd1d8 h8h7 d8d1 h7h8 d1d8 h8h7 d8d1 h7h8';
  expect(ending(classico, classic('7k/6p1/8/8/8/8/qr4PP/3Q3K', mixed))).toBe('draw repetition');
});

test('[C-PERP] nucleo knows no perpetual check: the same moves in order are a repetition', () => {
  const cycle = 'h5e8 g8h7 e8h5 h7g8';
  expect(ending(nucleo, core('6k1/6p1/8/7Q/8/8/qr4PP/7K', `${cycle} ${cycle}`))).toBe('draw repetition');
});

test('[P-F7] endings come in the order mate, stalemate, repetition, material, fifty', () => {
  expect(ending(classico, classic('4k3/8/8/8/8/8/8/4K3 w - - 120 90'))).toBe('draw material');
  expect(ending(classico, classic('7k/5Q2/6K1/8/8/8/8/8 b - - 120 90'))).toBe('draw stalemate');
  expect(ending(classico, classic('R5k1/5ppp/8/8/8/8/8/4K3 b - - 120 90'))).toBe('w mate');
  expect(
    ending(classico, classic('4k3/8/8/8/8/8/8/R3K3 w - - 92 90', 'a1a2 e8e7 a2a1 e7e8 a1a2 e8e7 a2a1 e7e8')),
  ).toBe('draw repetition');
});

test('[P-F7] a finished game has no moves', () => {
  const over = classic('4k3/8/8/8/8/8/8/4K3');
  expect(classico.moves(over)).toEqual([]);
  expect(perft(classico, over, 3)).toBe(0);
  expect(perft(classico, over, 1, { bare: true })).toBe(5);
});

test('[C-PERP] also when the checking move itself brings the third occurrence', () => {
  const cycle = 'g8h7 e8h5 h7g8 h5e8';
  expect(ending(classico, classic('4Q1k1/6p1/8/8/8/8/qr4PP/7K b', `${cycle} ${cycle}`))).toBe(
    'draw perpetual',
  );
});

test('[N-REP] the same moves in the same order are no draw when two pieces have changed places between', () => {
  const swap = 'a1a2 e8d8 b1a1 d8e8 a2b2 e8d8 b2b1 d8e8';
  expect(ending(nucleo, core('4k3/8/8/8/8/8/7K/QR6', `${swap} ${swap}`))).toBe('open');
});
