import {
  ChessCursor,
  type ChessGame,
  type ChessState,
  classico,
  EN_PASSANT,
  KIND,
  nucleo,
  promotionOf,
  QUEEN,
  toOf,
} from '@tabuleiro/chess';
import { EMPTY } from '@tabuleiro/grid';
import { Random, randomGame } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { classic } from '../positions.js';

const GAMES = process.env.TABULEIRO_TESTS === 'deep' ? 400 : 12;

/** What the list of all legal moves says: captures and promotions to a queen, no other promotions. */
function expected(cursor: ChessCursor): number[] {
  const all = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(all, 0);
  const { cells } = cursor.view().board;
  return Array.from(all.subarray(0, end)).filter((move) => {
    const promotion = promotionOf(move);
    if (promotion !== 0) return promotion === QUEEN;
    return cells[toOf(move)] !== EMPTY || (move & KIND) === EN_PASSANT;
  });
}

function captures(cursor: ChessCursor): number[] {
  const list = new Int32Array(cursor.maxMoves);
  return Array.from(list.subarray(3, cursor.generateCaptures(list, 3)));
}

function texts(state: ChessState): string {
  const cursor = new ChessCursor(state);
  const { formatMove } = classico.notation;
  return captures(cursor)
    .map((move) => formatMove(cursor.unpack(move)))
    .join(' ');
}

test.each<[string, ChessGame]>([
  ['classico', classico],
  ['nucleo', nucleo],
])(
  '%s: captures are those of the whole list, in its order, and a move is legal where the list has one',
  (_, game) => {
    const random = new Random(23);
    let seen = 0;
    for (let i = 0; i < GAMES; i++) {
      for (const state of randomGame(game, game.start(), 250, random)) {
        const cursor = new ChessCursor(state);
        const count = cursor.generate(new Int32Array(cursor.maxMoves), 0);
        expect(cursor.hasMoves(), game.notation.formatPosition(state)).toBe(count > 0);
        if (cursor.inCheck()) continue;
        const found = captures(cursor);
        seen += found.length;
        expect(found, game.notation.formatPosition(state)).toEqual(expected(cursor));
      }
    }
    expect(seen).toBeGreaterThan(500);
  },
);

test('[C-PROMO] a pawn that takes or goes to the last rank is listed once, as a queen', () => {
  expect(texts(classic('1r2k3/P7/8/8/8/8/8/4K3 w'))).toBe('a7a8q a7b8q');
});

test('[C-EP] a pawn taken in passing is a capture, unless the king would stand in check', () => {
  expect(texts(classic('4k3/8/8/3pP3/8/8/8/4K3 w - d6'))).toBe('e5d6');
  expect(texts(classic('4k3/8/8/K2pP2r/8/8/8/8 w - -'))).toBe('');
});

test('[C-CHECK] what is pinned keeps its line, and the king takes nothing that is guarded', () => {
  expect(texts(classic('4r1k1/8/8/3p4/4R3/8/8/4K3 w'))).toBe('e4e8');
  expect(texts(classic('6k1/8/8/8/8/4b3/5r2/7K w'))).toBe('');
  expect(texts(classic('6k1/8/8/8/8/4b3/6r1/7K w'))).toBe('h1g2');
});

test('[C-STALE] where no move is legal, none is found', () => {
  expect(new ChessCursor(classic('7k/5Q2/6K1/8/8/8/8/8 b')).hasMoves()).toBe(false);
  expect(new ChessCursor(classic('7k/5Q2/6K1/8/8/8/p7/8 b')).hasMoves()).toBe(true);
  expect(new ChessCursor(classic('R5k1/5ppp/8/8/8/8/8/4K3 b')).hasMoves()).toBe(false);
});
