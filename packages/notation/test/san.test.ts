import { type ChessGame, classico, nucleo } from '@tabuleiro/chess';
import { formatSanInBoth, type Language, parseSan, TEXT_ERRORS } from '@tabuleiro/notation';
import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { FENS, readState } from './positions.js';
import { checkRandomGame } from './sanRandom.js';

/** The coordinates that a text is read as, or the code of the error; candidates for an ambiguous text. */
function read(fen: string, text: string, language?: Language, game: ChessGame = classico): string {
  const move = parseSan(game, readState(game, fen), text, language);
  if (move.ok) return game.notation.formatMove(move.value);
  if (move.error.code !== 'ambiguous') return move.error.code;
  return move.error.candidates.map((candidate) => candidate.move).join(' ');
}

function write(fen: string, move: string, game: ChessGame = classico): string {
  const state = readState(game, fen);
  const parsed = game.notation.parseMove(state, move);
  if (!parsed.ok) throw new Error(`${move} in ${fen}`);
  const both = formatSanInBoth(game, state, parsed.value);
  return `${both['pt-BR']} ${both.en}`;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const QUEENS = '8/7k/8/Q7/8/8/7K/Q3Q3 w - - 0 1';

test.each([
  [START, 'e2e4', 'e4 e4'],
  [START, 'g1f3', 'Cf3 Nf3'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', 'O-O O-O'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1c1', 'O-O-O O-O-O'],
  ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'a1a8', 'Txa8+ Rxa8+'],
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6 exd6'],
  ['n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7b8q', 'b8=D+ b8=Q+'],
  ['n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7a8n', 'bxa8=C bxa8=N'],
  ['7k/8/5KQ1/8/8/8/8/8 w - - 0 1', 'g6g7', 'Dg7# Qg7#'],
  ['4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1d1', 'Rd1 Kd1'],
  // The pinned knight on e3 cannot go to c4, so the one on d2 needs no letter.
  ['4k3/8/4r3/8/8/4N3/3N4/4K3 w - - 0 1', 'd2c4', 'Cc4 Nc4'],
  ['4k3/8/8/8/8/4N3/3N3P/4K3 w - - 0 1', 'd2c4', 'Cdc4 Ndc4'],
  ['4k3/8/8/8/8/4N3/3N3P/4K3 w - - 0 1', 'd2f1', 'Cdf1 Ndf1'],
  ['7k/8/8/R7/8/8/8/R6K w - - 0 1', 'a1a3', 'T1a3 R1a3'],
  [QUEENS, 'e1e5', 'Dee5 Qee5'],
  [QUEENS, 'a5e5', 'D5e5 Q5e5'],
  [QUEENS, 'a1e5', 'Da1e5 Qa1e5'],
  [QUEENS, 'a1h8', 'Dh8+ Qh8+'],
])('%s: %s is written %s', (fen, move, written) => {
  expect(write(fen, move)).toBe(written);
});

test.each([
  ['Cf3', 'g1f3'],
  ['Nf3', 'g1f3'],
  ['cf3', 'g1f3'],
  ['nf3', 'g1f3'],
  ['NF3', 'g1f3'],
  ['♘f3', 'g1f3'],
  ['♞f3', 'g1f3'],
  ['g1f3', 'g1f3'],
  ['g1-f3', 'g1f3'],
  ['Cg1-f3', 'g1f3'],
  ['Ng1f3', 'g1f3'],
  ['1. Cf3', 'g1f3'],
  ['1.Nf3!?', 'g1f3'],
  ['Nf3+', 'g1f3'],
  [' e4 ', 'e2e4'],
  ['E4', 'e2e4'],
  ['e2–e4', 'e2e4'],
  ['Pe4', 'e2e4'],
  ['e5', 'no-such-move'],
  ['Cd4', 'no-such-move'],
  ['Dd2', 'no-such-move'],
  ['', 'bad-san'],
  ['Sf3', 'bad-san'],
  ['z9', 'bad-san'],
  ['e', 'bad-san'],
  ['Nf9', 'bad-san'],
  ['hello', 'bad-san'],
  [`e4${' '.repeat(60)}`, 'bad-san'],
])('from the start "%s" is read as %s', (text, move) => {
  expect(read(START, text)).toBe(move);
});

test.each(['O-O', 'o-o', '0-0', 'OO', '00', '0–0', 'O-O+', 'e1g1'])('castling short: %s', (text) => {
  expect(read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', text)).toBe('e1g1');
});

test.each(['O-O-O', 'o-o-o', '0-0-0', 'OOO', 'e1c1'])('castling long: %s', (text) => {
  expect(read('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', text)).toBe('e1c1');
});

const PROMOTION = 'n3k3/1P6/8/8/8/8/8/4K3 w - - 0 1';

test.each([
  ['b8=D', 'b7b8q'],
  ['b8=Q', 'b7b8q'],
  ['b8D', 'b7b8q'],
  ['b8q', 'b7b8q'],
  ['b8=C', 'b7b8n'],
  ['b8=N', 'b7b8n'],
  ['b8=T', 'b7b8r'],
  ['b8=R', 'b7b8r'],
  ['b8=b', 'b7b8b'],
  ['b8(D)', 'b7b8q'],
  ['b8/Q', 'b7b8q'],
  ['b7b8q', 'b7b8q'],
  ['bxa8=D', 'b7a8q'],
  ['ba8=D', 'b7a8q'],
  ['xa8=D', 'b7a8q'],
  ['b8=K', 'no-such-move'],
  ['b8', 'b7b8n b7b8b b7b8r b7b8q'],
  ['b7b8', 'b7b8n b7b8b b7b8r b7b8q'],
])('promotion: %s is %s', (text, move) => {
  expect(read(PROMOTION, text)).toBe(move);
});

test('a text in one language is not read in the other', () => {
  expect(read(PROMOTION, 'b8=R', 'en')).toBe('b7b8r');
  expect(read(PROMOTION, 'b8=R', 'pt-BR')).toBe('no-such-move');
  expect(read(START, 'Nf3', 'pt-BR')).toBe('bad-san');
  expect(read(START, 'Cf3', 'en')).toBe('no-such-move');
});

test.each(['exd6', 'exd6 e.p.', 'exd6e.p.', 'exd6 ep', 'ed6', 'e:d6', 'e×d6', 'e5d6', 'exd6+ e.p.'])(
  'en passant: %s',
  (text) => {
    expect(read('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', text)).toBe('e5d6');
  },
);

// Both the pawn b2 and the bishop d2 may take on c3.
const BISHOP = '4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1';
const ONLY_BISHOP = '4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1';
const ONLY_PAWN = '4k3/8/8/8/8/2p5/1P6/4K3 w - - 0 1';

test.each([
  [BISHOP, 'bxc3', 'b2c3'],
  [BISHOP, 'Bxc3', 'd2c3'],
  [BISHOP, 'bc3', 'b2c3'],
  [BISHOP, 'Bc3', 'd2c3'],
  [ONLY_BISHOP, 'bxc3', 'd2c3'],
  [ONLY_BISHOP, 'bc3', 'd2c3'],
  [ONLY_PAWN, 'Bxc3', 'b2c3'],
  [ONLY_PAWN, 'BC3', 'b2c3'],
  ['4k3/8/8/8/1P6/8/8/4KB2 w - - 0 1', 'bb5', 'f1b5'],
  ['4k3/8/8/8/1P6/8/8/4KB2 w - - 0 1', 'b5', 'b4b5'],
  ['4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1', 'cd5', 'c4d5'],
  ['4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1', 'Cd5', 'c3d5'],
  ['4k3/8/8/8/8/8/8/3QK3 w - - 0 1', 'dd4', 'd1d4'],
])('%s: case, then legality, decides what %s is', (fen, text, move) => {
  expect(read(fen, text)).toBe(move);
});

const CLASH = '3r1k2/8/8/8/8/8/8/R3K3 w Q - 0 1';

test('R may be king or rook: both are offered unless the language is known', () => {
  const state = readState(classico, '4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
  const asked = parseSan(classico, state, 'Rd1');
  expect(asked).toEqual({
    ok: false,
    error: {
      code: 'ambiguous',
      text: 'Rd1',
      candidates: [
        { move: 'a1d1', written: { 'pt-BR': 'Td1', en: 'Rd1' } },
        { move: 'e1d1', written: { 'pt-BR': 'Rd1', en: 'Kd1' } },
      ],
    },
  });
  expect(read('4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Rd1', 'pt-BR')).toBe('e1d1');
  expect(read('4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Rd1', 'en')).toBe('a1d1');
  expect(read(CLASH, 'Rd1')).toBe('a1d1'); // the king may not go there
});

test('two knights: the candidates are the two ways to write it', () => {
  expect(read('4k3/8/8/8/8/4N3/3N4/4K3 w - - 0 1', 'Cc4')).toBe('d2c4 e3c4');
  expect(read('4k3/8/8/8/8/4N3/3N4/4K3 w - - 0 1', 'Cec4')).toBe('e3c4');
  expect(read('4k3/8/8/8/8/4N3/3N4/4K3 w - - 0 1', 'N2c4')).toBe('d2c4');
});

test('nucleo: a pawn becomes a queen without being told', () => {
  expect(read('4k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b8', undefined, nucleo)).toBe('b7b8q');
  expect(write('4k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7b8q', nucleo)).toBe('b8=D+ b8=Q+');
});

test('texts of a finished game are read all the same', () => {
  const state = readState(classico, '4k3/8/8/8/8/8/8/4KN2 w - - 0 1');
  expect(classico.turn(state).kind).toBe('over');
  expect(parseSan(classico, state, 'Cg3').ok).toBe(true);
});

test.each([classico, nucleo])('$id: every move of random games survives both languages', (game) => {
  for (let seed = 0; seed < 4; seed++) checkRandomGame(game, game.start(), seed, 40);
});

test('mutated texts never throw and fail with a code', () => {
  const states = FENS.map((fen) => readState(classico, fen));
  const samples = states.flatMap((state) =>
    classico
      .moves(state)
      .flatMap((move) => [
        classico.notation.formatMove(move),
        ...Object.values(formatSanInBoth(classico, state, move)),
      ]),
  );
  let accepted = 0;
  let at = 0;
  for (const text of fuzzTexts(3, 5_000, samples)) {
    const state = states[at++ % states.length];
    const move = parseSan(classico, state, text);
    if (move.ok) accepted++;
    else expect(TEXT_ERRORS, JSON.stringify(text)).toContain(move.error.code);
  }
  expect(accepted).toBeGreaterThan(100);
});
