import { BrasezCursor, type BrasezState, type BrasezView, brasez } from '@tabuleiro/brasez';
import { perft } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { expect, expectTypeOf, test } from 'vitest';
import { randomPosition, read } from './positions.js';

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
  const view = cursor.view();
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

/** Everything of a position that the way back has to restore. */
function shown(cursor: BrasezCursor): readonly unknown[] {
  const { board, side, marks, ep, token, passes, setup, pool, men, ...rest } = cursor.view();
  const { halfmove, kingsDukes, fullmove, plies, since } = rest;
  const numbers = [side, marks, ep, token, passes, setup, halfmove, kingsDukes, fullmove, plies, since];
  return [[...board.cells], [...pool], [...men], ...numbers, cursor.keyLow, cursor.keyHigh, cursor.player];
}

test('[B-PUSH, B-ZONE, B-PROMO] every action of long random walks is taken back exactly', () => {
  const random = new Random(21);
  for (let walk = 0; walk < 12; walk++) {
    const cursor = new BrasezCursor(walk < 2 ? brasez.start() : read(randomPosition(random)));
    const list = new Int32Array(cursor.maxMoves);
    const before: (readonly unknown[])[] = [];
    for (let ply = 0; ply < 40; ply++) {
      const count = cursor.generate(list, 0);
      if (count === 0 || cursor.isDecided()) break;
      before.push(shown(cursor));
      cursor.make(list[random.below(count)]);
    }
    for (const was of before.reverse()) {
      cursor.undo();
      expect(shown(cursor), `seed 21, walk ${walk}`).toEqual(was);
    }
  }
});

test('[B-SETUP, B-REP] after any action keys and numbers of men are those of the position read anew', () => {
  const random = new Random(22);
  for (let walk = 0; walk < 12; walk++) {
    let state = walk < 2 ? brasez.start() : read(randomPosition(random));
    for (let ply = 0; ply < 40; ply++) {
      const moves = brasez.moves(state);
      if (moves.length === 0) break;
      state = brasez.apply(state, random.pick(moves));
      const anew = read(brasez.notation.formatPosition(state));
      const [got, wanted] = [state, anew].map(({ keyLow, keyHigh, men }) => [keyLow, keyHigh, ...men]);
      expect(got, `seed 22, walk ${walk}`).toEqual(wanted);
    }
  }
});

test('[B-PASS, B-EP] a null move hands over the turn and nothing else, and is taken back exactly', () => {
  const state = read('7k/7p/8/3pP3/8/8/P7/K7 w - d6 Ah w! 1/0 -/- 7,- 5');
  const cursor = new BrasezCursor(state);
  const before = shown(cursor);
  cursor.makeNullMove();
  expect(cursor.player).toBe('b');
  const { token, passes, ep, marks, halfmove, fullmove } = cursor.view();
  expect([passes, ep]).toEqual([0, 0]);
  expect([token, marks, halfmove, fullmove]).toEqual([
    state.token,
    state.marks,
    state.halfmove,
    state.fullmove,
  ]);
  expect([cursor.keyLow === state.keyLow, cursor.keyHigh === state.keyHigh]).toEqual([false, false]);
  cursor.undoNullMove();
  expect(shown(cursor)).toEqual(before);
});

/** Walks a cursor along actions that must be legal and tells after each whether the position is repeated. */
function repeats(text: string, moves: string): boolean[] {
  let state = read(text);
  const cursor = new BrasezCursor(state);
  return moves.split(' ').map((action) => {
    const move = brasez.notation.parseMove(state, action);
    if (!move.ok) throw new Error(action);
    cursor.make(cursor.pack(move.value));
    state = brasez.apply(state, move.value);
    return cursor.isRepeated();
  });
}

test('[B-REP] the second occurrence is a repeated position for a search, the first is none', () => {
  const text = '7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 0,- 1';
  expect(repeats(text, 'a1b1 h8g8 b1a1 g8h8 a1b2')).toEqual([false, false, false, true, false]);
  // The same board with the other side to act is another position.
  expect(repeats(text, 'a1b1 h8g8 b1b2 g8h8 b2a1 h8g8 a1b1')).not.toContain(true);
  expect(repeats(text, 'a1b1 h8g8 b1b2 g8g7 b2a1 g7h8').at(-1)).toBe(true);
});

test('[B-REP] nothing is repeated across a null move', () => {
  const state = read('7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 0,- 1');
  const cursor = new BrasezCursor(state);
  const go = (position: string, text: string): void => {
    const move = brasez.notation.parseMove(read(position), text);
    if (!move.ok) throw new Error(text);
    cursor.make(cursor.pack(move.value));
  };
  go('7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 0,- 1', 'a1b1');
  cursor.makeNullMove();
  go('7k/7p/8/8/8/8/P7/1K6 w - - - b 0/0 -/- 0,- 1', 'b1a1');
  cursor.makeNullMove();
  expect(cursor.isRepeated()).toBe(false);
  expect([cursor.keyLow, cursor.keyHigh]).toEqual([state.keyLow, state.keyHigh]);
});

test('[B-MATE, B-STALE, B-FORCE] a cursor sees check, what is decided and the outcome', () => {
  const at = (text: string): BrasezCursor => new BrasezCursor(read(text));
  const mated = at('1R5k/R7/8/8/8/8/p7/K7 b - - - b 0/0 -/- 0,- 1');
  expect([mated.inCheck(), mated.isDecided(), mated.outcome()]).toEqual([
    true,
    false,
    { winner: 'w', reason: 'mate' },
  ]);
  const open = at('1R5k/8/8/8/8/8/p7/K7 b - - - b 0/0 -/- 0,- 1');
  expect([open.inCheck(), open.isDecided(), open.outcome()]).toEqual([true, false, undefined]);
  const bare = at('7k/8/8/8/8/8/p7/K7 w - - - b 0/0 -/- 0,- 1');
  expect([bare.inCheck(), bare.isDecided(), bare.outcome()]).toEqual([
    false,
    true,
    { winner: 'b', reason: 'force' },
  ]);
});

test('a packed action is unpacked as it was', () => {
  const random = new Random(23);
  for (let number = 0; number < 8; number++) {
    const state = read(randomPosition(random));
    const cursor = new BrasezCursor(state);
    for (const move of brasez.moves(state)) expect(cursor.unpack(cursor.pack(move))).toEqual(move);
  }
});
