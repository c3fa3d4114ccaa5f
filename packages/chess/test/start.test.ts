import { classico, nucleo } from '@tabuleiro/chess';
import { expect, test } from 'vitest';
import { classic, core, fen, movesFrom } from './positions.js';

test('[C-START, P-F3] sixteen pieces a side in the classic arrangement, White to move', () => {
  expect(fen(classico.start())).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
});

test('[N-START] the same arrangement, queen on her colour, no castling rights', () => {
  expect(fen(nucleo.start())).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1');
});

test('[N-START] with castling as a house rule the rights are written', () => {
  expect(fen(nucleo.start({ castling: true }))).toBe(
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  );
});

test('[C-TURN] White first, then Black, one move each, and no pass', () => {
  const state = classico.start();
  expect(classico.turn(state)).toEqual({ kind: 'player', player: 'w' });
  const [move] = classico.moves(state);
  expect(classico.turn(classico.apply(state, move))).toEqual({ kind: 'player', player: 'b' });
  expect(classico.notation.parseMove(state, 'pass')).toEqual({
    ok: false,
    error: { code: 'bad-move', move: 'pass' },
  });
});

test('[C-TURN] a piece of the other side is refused with its colour, to White and to Black', () => {
  const refused = (state: string, attempt: string) => classico.explain(classic(state), attempt);
  const code = 'not-your-piece';
  const rule = 'C-TURN';
  const black = { code, facts: { piece: 'pawn', from: 'a7', colour: 'b' }, rule };
  const white = { code, facts: { piece: 'rook', from: 'a2', colour: 'w' }, rule };
  expect(refused('4k3/p7/8/8/8/8/R7/4K3 w', 'a7a6')).toEqual(black);
  expect(refused('4k3/p7/8/8/8/8/R7/4K3 b', 'a2a3')).toEqual(white);
});

test('[N-TURN] one action a turn, alternating; castling would move two pieces and does not exist', () => {
  const state = core('4k3/8/8/8/8/8/8/R3K2R');
  expect(movesFrom(nucleo, state, 'e1')).toBe('e1d1 e1d2 e1e2 e1f1 e1f2');
  expect(nucleo.turn(state)).toEqual({ kind: 'player', player: 'w' });
  expect(nucleo.turn(nucleo.apply(state, nucleo.moves(state)[0]))).toEqual({ kind: 'player', player: 'b' });
});

test('each game says how its match is conducted', () => {
  expect(classico.matchRules()).toEqual({ agreement: true, flagFall: 'loss', paidHelp: false, claims: true });
  expect(nucleo.matchRules()).toEqual({ agreement: false, flagFall: 'draw', paidHelp: true, claims: false });
  expect(nucleo.matchRules({ agreement: true }).agreement).toBe(true);
});
