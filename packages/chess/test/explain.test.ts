import { CHESS_REFUSALS, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import { type Facts, isLegal } from '@tabuleiro/game';
import { Random, randomGame } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { classic, core } from './positions.js';

const MATED = classic('R5k1/5ppp/8/8/8/8/8/4K3 b');
const PAWNS = classic('4k3/8/8/8/4p3/4P3/P7/4K3');
const QUIET = classic('4k3/8/8/2p1p3/8/8/3R4/B2QKN1R');

/** Code, rule, facts, and the attempt in a position that gets them. */
const TABLE: readonly (readonly [string, string, Facts, ChessState, string])[] = [
  ['game-over', 'C-MATE', { reason: 'mate' }, MATED, 'g8h8'],
  ['game-over', 'C-MAT', { reason: 'material' }, classic('4k3/8/8/8/8/8/8/4K3'), 'e1e2'],
  ['game-over', 'N-STALE', { reason: 'stalemate' }, core('7k/5Q2/6K1/8/8/8/8/8 b'), 'h8g8'],
  ['bad-move', 'C-MOVE', { move: 'xyz' }, PAWNS, 'xyz'],
  ['bad-move', 'C-MOVE', { move: 'e2e4qq' }, PAWNS, 'e2e4qq'],
  ['no-pass', 'C-TURN', {}, PAWNS, 'pass'],
  ['no-pass', 'N-TURN', {}, core('4k3/8/8/8/8/8/P7/4K3'), 'pass'],
  ['empty-square', 'C-TURN', { from: 'b5' }, PAWNS, 'b5b6'],
  ['not-your-piece', 'C-TURN', { piece: 'pawn', from: 'e4', colour: 'b' }, PAWNS, 'e4e3'],
  ['same-square', 'C-TURN', { from: 'a2' }, PAWNS, 'a2a2'],
  ['pawn-forward-only', 'C-MOVE', { from: 'e3', to: 'e2' }, PAWNS, 'e3e2'],
  ['pawn-forward-only', 'C-MOVE', { from: 'e3', to: 'f3' }, PAWNS, 'e3f3'],
  ['pawn-blocked', 'C-MOVE', { by: 'pawn', at: 'e4', colour: 'b' }, PAWNS, 'e3e4'],
  [
    'pawn-blocked',
    'C-MOVE',
    { by: 'knight', at: 'a4', colour: 'b' },
    classic('4k3/8/8/8/n7/8/P7/4K3'),
    'a2a4',
  ],
  ['pawn-capture-needs-enemy', 'C-MOVE', { to: 'b3' }, PAWNS, 'a2b3'],
  ['pawn-pattern', 'C-MOVE', { from: 'a2', to: 'a5' }, PAWNS, 'a2a5'],
  ['pawn-pattern', 'C-MOVE', { from: 'a2', to: 'c4' }, PAWNS, 'a2c4'],
  ['double-step-not-first', 'C-MOVE', { from: 'e3' }, PAWNS, 'e3e5'],
  ['double-step-off', 'N-MOVE', {}, core('4k3/8/8/8/8/8/P7/4K3', '', { doubleStep: false }), 'a2a4'],
  ['en-passant-off', 'N-MOVE', { at: 'd5' }, core('4k3/3p4/8/4P3/8/8/8/4K3 b', 'd7d5'), 'e5d6'],
  ['en-passant-too-late', 'C-EP', { at: 'd5' }, classic('4k3/8/8/3pP3/8/8/8/4K3'), 'e5d6'],
  ['en-passant-exposes-king', 'C-CHECK', { at: 'd5' }, classic('8/3p4/8/K3P2r/8/8/8/4k3 b', 'd7d5'), 'e5d6'],
  [
    'en-passant-exposes-king',
    'C-CHECK',
    { at: 'e5' },
    classic('3rk3/4p3/8/3P1P2/8/8/8/3K4 b', 'e7e5'),
    'd5e6',
  ],
  ['en-passant-exposes-king', 'C-CHECK', { at: 'd5' }, classic('8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2'), 'e5d6'],
  ['knight-pattern', 'C-MOVE', { piece: 'knight', from: 'f1', to: 'f2' }, QUIET, 'f1f2'],
  ['bishop-pattern', 'C-MOVE', { piece: 'bishop', from: 'a1', to: 'a2' }, QUIET, 'a1a2'],
  ['rook-pattern', 'C-MOVE', { piece: 'rook', from: 'h1', to: 'g2' }, QUIET, 'h1g2'],
  ['queen-pattern', 'C-MOVE', { piece: 'queen', from: 'd1', to: 'e3' }, QUIET, 'd1e3'],
  ['king-pattern', 'C-MOVE', { piece: 'king', from: 'e1', to: 'e3' }, QUIET, 'e1e3'],
  ['path-blocked', 'C-MOVE', { piece: 'bishop', by: 'pawn', at: 'e5', colour: 'b' }, QUIET, 'a1f6'],
  ['own-piece', 'C-MOVE', { by: 'rook', at: 'd2', colour: 'w' }, QUIET, 'd1d2'],
  ['castling-off', 'N-TURN', {}, core('4k3/8/8/8/8/8/8/R3K2R'), 'e1g1'],
  ['castling-right-lost', 'C-CASTLE', { side: 'short' }, classic('4k3/8/8/8/8/8/8/R3K2R'), 'e1g1'],
  [
    'castling-blocked',
    'C-CASTLE',
    { side: 'long', by: 'knight', at: 'b1', colour: 'w' },
    classic('4k3/8/8/8/8/8/8/RN2K3 w Q'),
    'e1c1',
  ],
  [
    'castling-in-check',
    'C-CASTLE',
    { by: 'rook', at: 'e7', colour: 'b' },
    classic('4k3/4r3/8/8/8/8/8/R3K2R w KQ'),
    'e1g1',
  ],
  [
    'castling-through-attack',
    'C-CASTLE',
    { to: 'f1', by: 'rook', at: 'f7', colour: 'b' },
    classic('4k3/5r2/8/8/8/8/8/R3K2R w KQ'),
    'e1g1',
  ],
  [
    'castling-into-attack',
    'C-CASTLE',
    { to: 'g1', by: 'rook', at: 'g7', colour: 'b' },
    classic('4k3/6r1/8/8/8/8/8/R3K2R w KQ'),
    'e1g1',
  ],
  [
    'kings-adjacent',
    'C-CHECK',
    { to: 'e4', by: 'king', at: 'e5', colour: 'b' },
    classic('8/p7/8/4k3/8/4K3/8/8'),
    'e3e4',
  ],
  [
    'king-into-attack',
    'C-CHECK',
    { to: 'd4', by: 'rook', at: 'a4', colour: 'b' },
    classic('7k/8/8/8/r7/4K3/8/8'),
    'e3d4',
  ],
  [
    'king-into-attack',
    'N-CHECK',
    { to: 'e2', by: 'rook', at: 'e8', colour: 'b' },
    core('4r2k/8/8/8/8/4K3/8/8'),
    'e3e2',
  ],
  [
    'king-into-attack',
    'C-CHECK',
    { to: 'd4', by: 'pawn', at: 'c5', colour: 'b' },
    classic('7k/8/8/2p5/8/4K3/8/8'),
    'e3d4',
  ],
  [
    'king-into-attack',
    'C-CHECK',
    { to: 'd4', by: 'pawn', at: 'e5', colour: 'b' },
    classic('7k/8/8/4p3/8/4K3/8/8'),
    'e3d4',
  ],
  [
    'king-into-attack',
    'C-CHECK',
    { to: 'd3', by: 'knight', at: 'b4', colour: 'b' },
    classic('7k/p7/8/8/1n6/4K3/8/8'),
    'e3d3',
  ],
  [
    'king-into-attack',
    'C-CHECK',
    { to: 'd2', by: 'bishop', at: 'a5', colour: 'b' },
    classic('7k/p7/8/b7/8/4K3/8/8'),
    'e3d2',
  ],
  [
    'pinned',
    'C-CHECK',
    { piece: 'knight', from: 'e2', by: 'rook', at: 'e8', colour: 'b' },
    classic('4r2k/8/8/8/8/8/4N3/4K3'),
    'e2c3',
  ],
  [
    'double-check',
    'C-CHECK',
    { by: 'bishop', at: 'b4', colour: 'b', alsoBy: 'rook', alsoAt: 'e8' },
    classic('4r2k/8/8/8/1b6/8/8/R3K2B'),
    'a1b1',
  ],
  [
    'check-not-answered',
    'C-CHECK',
    { by: 'rook', at: 'e8', colour: 'b' },
    classic('4r2k/8/8/8/8/8/8/R3K3'),
    'a1b1',
  ],
  ['promotion-missing', 'C-PROMO', { move: 'a7a8' }, classic('4k3/P7/8/8/8/8/8/4K3'), 'a7a8'],
  ['promotion-missing', 'N-PROMO', { move: 'a7a8' }, core('4k3/P7/8/8/8/8/8/4K3'), 'a7a8'],
  ['promotion-piece', 'C-PROMO', { piece: 'king' }, classic('4k3/P7/8/8/8/8/8/4K3'), 'a7a8k'],
  ['promotion-piece', 'C-PROMO', { piece: 'pawn' }, classic('4k3/P7/8/8/8/8/8/4K3'), 'a7a8p'],
  ['promotion-not-here', 'C-PROMO', { to: 'a3' }, PAWNS, 'a2a3q'],
  ['promotion-not-here', 'C-PROMO', { to: 'e2' }, PAWNS, 'e1e2q'],
  ['promotion-not-here', 'C-PROMO', { to: 'd6' }, classic('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2'), 'e5d6q'],
  ['promotion-not-here', 'C-PROMO', { to: 'g3' }, classic('8/3K3N/8/7k/6Pp/8/8/8 b - g3 0 20'), 'h4g3q'],
  ['promotion-not-here', 'C-PROMO', { to: 'd6' }, classic('4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 2'), 'e5d6n'],
  ['promotion-queen-only', 'N-PROMO', { piece: 'king' }, core('4k3/P7/8/8/8/8/8/4K3'), 'a7a8k'],
  [
    'castling-right-lost',
    'C-CASTLE',
    { side: 'short' },
    core('4k3/8/8/8/8/8/8/R3K2R', '', { castling: true }),
    'e1g1',
  ],
  ['promotion-queen-only', 'N-PROMO', { piece: 'knight' }, core('4k3/P7/8/8/8/8/8/4K3'), 'a7a8n'],
];

test.each(TABLE)('%s (%s) %j', (code, rule, facts, state, attempt) => {
  expect(classico.explain(state, attempt)).toEqual({ code, rule, facts });
});

test('every code has a position that gets it', () => {
  const shown = new Set(TABLE.map(([code]) => code));
  expect(CHESS_REFUSALS.filter((code) => !shown.has(code))).toEqual([]);
});

test('[C-PROMO] whatever is legal without a letter is refused with one because of the letter', () => {
  const random = new Random(23);
  const starts = ['8/3K3N/8/7k/6Pp/8/8/8 b - g3 0 20', '4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 2'].map((fen) =>
    classic(fen),
  );
  for (const start of [classico.start(), ...starts]) {
    for (const state of [start, ...randomGame(classico, start, 120, random)]) {
      const texts = classico.moves(state).map((move) => classico.notation.formatMove(move));
      const plain = texts.filter((text) => text.length === 4);
      const others = plain.filter(
        (text) => classico.explain(state, `${text}q`)?.code !== 'promotion-not-here',
      );
      expect([classico.notation.formatPosition(state), ...others]).toHaveLength(1);
    }
  }
});

const SQUARES = Array.from({ length: 64 }, (_, i) => 'abcdefgh'[i & 7] + ((i >> 3) + 1));
const PAIRS = SQUARES.flatMap((from) => SQUARES.map((to) => from + to));

test.each([classico, nucleo])(
  '$id: of all pairs of squares just the illegal ones are explained, and none vaguely',
  (game) => {
    const random = new Random(11);
    for (let number = 0; number < 14; number++) {
      const state = [...randomGame(game, game.start(), 4 + number * 9, random)].at(-1) ?? game.start();
      const isOver = game.turn(state).kind === 'over';
      const wrong = PAIRS.filter((pair) => {
        const refusal = game.explain(state, pair);
        const isVague = refusal?.code === 'bad-move' && !isOver;
        return isVague || (refusal === undefined) !== isLegal(game, state, pair);
      });
      expect([game.notation.formatPosition(state), ...wrong]).toHaveLength(1);
    }
  },
);
