import { ChessCursor, type ChessState, type ChessView, classico } from '@tabuleiro/chess';
import { expect, expectTypeOf, test } from 'vitest';

test('what a cursor shows changes with the next call, and its type is that of no value', () => {
  const cursor = new ChessCursor(classico.start());
  const view = cursor.look();
  const before = view.us;
  cursor.make(cursor.pack(classico.moves(classico.start())[0]));
  cursor.look();
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
