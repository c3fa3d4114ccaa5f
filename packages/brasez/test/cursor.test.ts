import { BrasezCursor, type BrasezState, type BrasezView, brasez } from '@tabuleiro/brasez';
import { perft } from '@tabuleiro/game';
import { expect, expectTypeOf, test } from 'vitest';
import { read } from './positions.js';

/** Sneakers on the far rank, pairs before promotion, and dukes that multiply every action. */
const CROWDED = [
  'WWWWWWWW/8/GGGGGGGG/GGGGGGGG/GGGGGGG1/8/8/K6k w - - - w 1/0 -/- 0,- 1',
  'LLLLLLLL/PPPPPPP1/8/GGGGGGGG/GGGGGGGG/GGGGGGGG/8/K6k w - - - w 9/9 WRNHL/- 0,- 1',
  '1rrrrrr1/PPPPPPPP/8/8/8/8/K7/7k w - - - w 1/0 WWRRNNHHLL/- 0,- 1',
  '8/PPPPPPPP/8/GGGGGGGG/GGGGGGGG/GGGGGGGG/GGGGGGGG/KG5k w - - - w 1/0 WWRRNNHHLL/- 0,- 1',
  'RRRRRRR1/8/8/RRRRRRR1/8/8/7P/K6k w - - - w 64/0 -/- 0,- 1',
];

test.each(CROWDED)('maxMoves bounds "%s"', (text) => {
  const cursor = brasez.cursor(read(text));
  const list = new Int32Array(500_000);
  expect(cursor.generate(list, 0)).toBeLessThanOrEqual(cursor.maxMoves);
});

test('perft of the start counts the two choices as plies', () => {
  expect(perft(brasez, brasez.start(), 4)).toBe(3024);
});

test('a finished game has no actions to count, unless endings are ignored', () => {
  const bare = read('7k/8/8/8/8/8/P7/K7 w - - - w 0/0 -/- 0,- 1');
  expect(perft(brasez, bare, 1)).toBe(0);
  expect(perft(brasez, bare, 1, { bare: true })).toBe(4);
});

test('a cursor leaves its state as it was', () => {
  const state = read('7k/p7/8/8/8/8/P7/K7 w - - Aa w 0/0 -/- 0,- 1');
  const before = brasez.notation.formatPosition(state);
  const cursor = brasez.cursor(state);
  const list = new Int32Array(cursor.maxMoves);
  cursor.generate(list, 0);
  cursor.make(list[0]);
  expect(brasez.notation.formatPosition(state)).toBe(before);
});

test('the cursor knows the ending that history brings', () => {
  const cursor = brasez.cursor(read('7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 0,- 1'));
  const state = read('7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 0,- 1');
  let walked = state;
  for (const text of ['a1b1', 'h8g8', 'b1a1', 'g8h8', 'a1b1', 'h8g8', 'b1a1', 'g8h8']) {
    expect(cursor.outcome()).toBeUndefined();
    const move = brasez.notation.parseMove(walked, text);
    if (!move.ok) throw new Error(text);
    cursor.make(cursor.pack(move.value));
    walked = brasez.apply(walked, move.value);
  }
  expect(cursor.outcome()).toEqual({ winner: undefined, reason: 'repetition' });
  expect(cursor.isDecided()).toBe(false);
  cursor.undo();
  expect(cursor.outcome()).toBeUndefined();
});

test('what a cursor shows changes with the next call, and its type is that of no value', () => {
  const cursor = new BrasezCursor(brasez.start());
  const view = cursor.look();
  const before = view.side;
  cursor.make(cursor.pack(brasez.moves(brasez.start())[0]));
  expect(view.side).not.toBe(before);

  expectTypeOf(view).toEqualTypeOf<BrasezView>();
  expectTypeOf<BrasezView>().not.toExtend<BrasezState>();
  expectTypeOf<BrasezView>().not.toHaveProperty('become');
});

test('whoever wants a value has to copy; a value can be looked at', () => {
  expectTypeOf<BrasezState>().toExtend<BrasezView>();
  expectTypeOf(brasez.moves).parameter(0).toEqualTypeOf<BrasezState>();
  expectTypeOf(brasez.apply).returns.toEqualTypeOf<BrasezState>();
  expectTypeOf(BrasezCursor).constructorParameters.toEqualTypeOf<[state: BrasezState]>();
});
