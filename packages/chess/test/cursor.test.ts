import { ChessCursor, type ChessState, type ChessView, classico, sideToMove } from '@tabuleiro/chess';
import { expect, expectTypeOf, test } from 'vitest';
import { after, classic } from './positions.js';

/** Everything of a position that a cursor can show, and that the way back has to restore. */
function shown(cursor: ChessCursor): readonly unknown[] {
  const { board, us, rights, ep, halfmove, fullmove, ply } = cursor.view();
  const { keyLow, keyHigh, player } = cursor;
  return [[...board.cells], us, rights, ep, halfmove, fullmove, ply, keyLow, keyHigh, player];
}

function packed(state: ChessState, text: string): number {
  const move = classico.notation.parseMove(state, text);
  if (!move.ok) throw new Error(text);
  return new ChessCursor(state).pack(move.value);
}

/** Plays legal moves on a cursor and returns them packed. */
function playOn(cursor: ChessCursor, start: ChessState, moves: string): void {
  let state = start;
  for (const text of moves.split(' ')) {
    cursor.make(packed(state, text));
    state = after(classico, state, text);
  }
}

test('what a cursor shows changes with the next call, and its type is that of no value', () => {
  const cursor = new ChessCursor(classico.start());
  const view = cursor.view();
  const before = view.us;
  cursor.make(cursor.pack(classico.moves(classico.start())[0]));
  cursor.view();
  expect(view.us).not.toBe(before);

  expectTypeOf(view).toEqualTypeOf<ChessView>();
  expectTypeOf<ChessView>().not.toExtend<ChessState>();
  expectTypeOf<ChessView>().not.toHaveProperty('become');
});

test('whoever wants a value has to copy; a value can be looked at', () => {
  expectTypeOf<ChessState>().toExtend<ChessView>();
  expectTypeOf(classico.moves).parameter(0).toEqualTypeOf<ChessState>();
  expectTypeOf(classico.apply).returns.toEqualTypeOf<ChessState>();
  expectTypeOf(ChessCursor).constructorParameters.toEqualTypeOf<[state: ChessState]>();
});

test('[C-TURN] the player is the side to move, also where the game is over', () => {
  const cursor = new ChessCursor(classico.start());
  expect(cursor.player).toBe('w');
  playOn(cursor, classico.start(), 'e2e4');
  expect(cursor.player).toBe('b');
  const mated = classic('R5k1/5ppp/8/8/8/8/8/4K3 b');
  expect([sideToMove(mated), new ChessCursor(mated).player]).toEqual(['b', 'b']);
  expect(sideToMove(classico.start())).toBe('w');
});

test('a packed move is unpacked as it was', () => {
  const state = classic('r3k3/1P6/8/3pP3/8/8/P7/4K2R w K d6');
  const cursor = new ChessCursor(state);
  for (const move of classico.moves(state)) expect(cursor.unpack(cursor.pack(move))).toEqual(move);
});

/** Castling, captures, en passant, a promotion: more moves than a position has room for at first. */
const LONG_GAME =
  'e2e4 g8f6 e4e5 d7d5 e5d6 e7d6 g1f3 f8e7 f1c4 e8g8 e1g1 b8c6 d2d4 c8g4 h2h3 g4f3 d1f3 c6d4 f3b7 d4c2 ' +
  'b7a8 c2a1 a8d8 f8d8 b2b4 a1c2 b4b5 a7a5 b5a6 c2b4 a6a7 b4a6 a7a8q';

test('every move of a long game is taken back exactly', () => {
  const cursor = new ChessCursor(classico.start());
  const before: (readonly unknown[])[] = [];
  let state = classico.start();
  for (const text of LONG_GAME.split(' ')) {
    before.push(shown(cursor));
    cursor.make(packed(state, text));
    state = after(classico, state, text);
  }
  for (const was of before.reverse()) {
    cursor.undo();
    expect(shown(cursor)).toEqual(was);
  }
});

test('a walk may be longer than any room made for it, without a look at anything else', () => {
  const start = classico.start();
  const cursor = new ChessCursor(start);
  const before = shown(cursor);
  const cycle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'].map((text, ply, texts) =>
    packed(after(classico, start, texts.slice(0, ply).join(' ')), text),
  );
  for (let ply = 0; ply < 1002; ply++) cursor.make(cycle[ply & 3]);
  expect(cursor.view().ply).toBe(1002);
  for (let ply = 0; ply < 1002; ply++) cursor.undo();
  expect(shown(cursor)).toEqual(before);
});

test('two cursors walk side by side, and a value looked at between disturbs neither', () => {
  const start = classico.start();
  const one = new ChessCursor(start);
  const two = new ChessCursor(start);
  playOn(one, start, 'e2e4');
  playOn(two, start, 'd2d4 d7d5 c2c4');
  expect([one.view().ply, two.view().ply, one.player, two.player]).toEqual([1, 3, 'b', 'b']);
  one.undo();
  expect(classico.moves(start).length).toBe(20);
  two.undo();
  expect([one.view().ply, two.view().ply, one.player, two.player]).toEqual([0, 2, 'w', 'w']);
  expect(one.generate(new Int32Array(one.maxMoves), 0)).toBe(20);
});

test.each([
  ['White', classic('4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 7')],
  ['Black', classic('4k3/8/8/8/3pP3/8/8/4K2R b K e3 0 7')],
])('a null move of %s hands over the turn and nothing else, and is taken back exactly', (_, state) => {
  const cursor = new ChessCursor(state);
  const before = shown(cursor);
  const { us, fullmove, ply } = cursor.view();
  cursor.makeNullMove();
  const { board, ep, halfmove, rights, ...view } = cursor.view();
  expect([view.us === us, ep, halfmove, rights, view.ply]).toEqual([false, 0, 0, state.rights, ply + 1]);
  expect(view.fullmove).toBe(cursor.player === 'w' ? fullmove + 1 : fullmove);
  expect([...board.cells]).toEqual(before[0]);
  cursor.undoNullMove();
  expect(shown(cursor)).toEqual(before);
});

test('[C-REP] both halves of the key tell the side to move, the rights and the en-passant square', () => {
  const keys = (text: string) => new ChessCursor(classic(text));
  const base = keys('4k3/8/8/3pP3/8/8/8/4K2R w');
  for (const other of ['4K2R b', '4K2R w K', '4K2R w - d6', '4KR2 w']) {
    const cursor = keys(`4k3/8/8/3pP3/8/8/8/${other}`);
    expect(cursor.keyLow).not.toBe(base.keyLow);
    expect(cursor.keyHigh).not.toBe(base.keyHigh);
  }
  const same = keys('4k3/8/8/3pP3/8/8/8/4K2R w - - 12 40');
  expect([same.keyLow, same.keyHigh]).toEqual([base.keyLow, base.keyHigh]);
});

test('[C-REP] the second occurrence is a repeated position for a search, the first is none', () => {
  const cursor = new ChessCursor(classico.start());
  expect(cursor.isRepeated()).toBe(false);
  const states = [classico.start()];
  const seen = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3'].map((text) => {
    const state = states[states.length - 1];
    cursor.make(packed(state, text));
    states.push(after(classico, state, text));
    return cursor.isRepeated();
  });
  expect(seen).toEqual([false, false, false, true, false]);
});

test('[C-REP] a position that stood before a longer way round is repeated too', () => {
  const start = classic('4k3/8/8/8/8/8/8/R3K3');
  const cursor = new ChessCursor(start);
  playOn(cursor, start, 'a1a2 e8e7 a2b2 e7e8 b2b1 e8e7 b1a1 e7e8');
  expect(cursor.isRepeated()).toBe(true);
});

test('[C-REP] nothing is repeated across a null move, and the way back leads over it', () => {
  const state = classico.start();
  const cursor = new ChessCursor(state);
  const start = shown(cursor);
  cursor.make(packed(state, 'g1f3'));
  const moved = shown(cursor);
  cursor.makeNullMove();
  cursor.make(packed(classic('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq'), 'f3g1'));
  cursor.makeNullMove();
  expect(cursor.isRepeated()).toBe(false);
  cursor.undoNullMove();
  cursor.undo();
  cursor.undoNullMove();
  expect(shown(cursor)).toEqual(moved);
  cursor.undo();
  expect(shown(cursor)).toEqual(start);
});

test('[C-CHECK, C-MATE, C-50] a cursor sees check, what is decided and the outcome', () => {
  const mated = new ChessCursor(classic('R5k1/5ppp/8/8/8/8/8/4K3 b'));
  expect([mated.inCheck(), mated.isDecided(), mated.outcome()]).toEqual([
    true,
    false,
    { winner: 'w', reason: 'mate' },
  ]);
  const open = new ChessCursor(classico.start());
  expect([open.inCheck(), open.isDecided(), open.outcome()]).toEqual([false, false, undefined]);
  expect(new ChessCursor(classic('4k3/8/8/8/8/8/8/4K3')).isDecided()).toBe(true);
  expect(new ChessCursor(classic('4k3/8/8/8/8/8/8/R3K3 w - - 100 80')).isDecided()).toBe(true);
});
