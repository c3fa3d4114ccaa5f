import {
  BrasezCursor,
  brasez,
  CHARGE,
  EN_PASSANT,
  kindOf,
  LANCE,
  LEGION,
  NO_MOVES,
  promotionOf,
  retireOf,
  toOf,
} from '@tabuleiro/brasez';
import { EMPTY } from '@tabuleiro/grid';
import { Random, randomGame } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition, read } from '../positions.js';

const isDeep = process.env.TABULEIRO_TESTS === 'deep';
const POSITIONS = isDeep ? 100_000 : 2000;
const GAMES = isDeep ? 400 : 8;

/** What the list of all legal moves says: captures and promotions, and none of them with a retirement. */
function expected(cursor: BrasezCursor): number[] {
  const all = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(all, 0);
  const { cells } = cursor.view().board;
  return Array.from(all.subarray(0, end)).filter((move) => {
    if (retireOf(move) !== 0) return false;
    if (promotionOf(move) !== 0 || kindOf(move) === EN_PASSANT) return true;
    return kindOf(move) <= CHARGE && kindOf(move) !== LANCE && cells[toOf(move)] !== EMPTY;
  });
}

/** The tactical moves behind whatever stands in the list already; undefined where no move is legal. */
function tactics(cursor: BrasezCursor): number[] | undefined {
  const list = new Int32Array(cursor.maxMoves + 3);
  const end = cursor.generateTactical(list, 3);
  return end === NO_MOVES ? undefined : Array.from(list.subarray(3, end));
}

/** Compares the lists of a position, unless it is check, and returns the kinds of the moves. */
function compare(cursor: BrasezCursor, text: string): number[] {
  if (cursor.inCheck()) return [];
  const found = tactics(cursor);
  const isStuck = cursor.generate(new Int32Array(cursor.maxMoves), 0) === 0;
  expect(found, text).toEqual(isStuck ? undefined : expected(cursor));
  return (found ?? []).map(kindOf);
}

test('[B-CHARGE, B-LEGION, B-PROMO, B-EP, B-ZONE, B-DUKE-A] tactical moves are those of the whole list, in its order: made-up positions', () => {
  const random = new Random(41);
  const kinds = new Set<number>();
  for (let i = 0; i < POSITIONS; i++) {
    const text = randomPosition(random);
    for (const kind of compare(new BrasezCursor(read(text)), text)) kinds.add(kind);
  }
  expect([...kinds].sort()).toEqual([0, EN_PASSANT, CHARGE, LEGION]);
});

test('[B-SETUP, B-PAWN, B-CHECK] tactical moves are those of the whole list, in its order: random games', () => {
  const random = new Random(42);
  let seen = 0;
  for (let game = 0; game < GAMES; game++) {
    for (const state of randomGame(brasez, brasez.start(), 250, random)) {
      seen += compare(new BrasezCursor(state), `seed 42, ${brasez.notation.formatPosition(state)}`).length;
    }
  }
  expect(seen).toBeGreaterThan(500);
});

function texts(text: string): string[] | undefined {
  const cursor = new BrasezCursor(read(text));
  return tactics(cursor)?.map((move) => brasez.notation.formatMove(cursor.unpack(move)));
}

test('[B-STALE, B-PASS, B-DUKE-B, B-SNEAK] without captures a pass, the entry of a duke or a sneak is a move; without those none is', () => {
  const stuck = '7k/5K2/5N2/8/8/8/8/8 b - - -';
  expect(texts(`${stuck} w 0/0 -/- 0,- 1`)).toBeUndefined();
  expect(texts(`${stuck} b 0/0 -/- 0,- 1`)).toEqual([]);
  expect(texts(`${stuck} w 0/1 -/- 0,- 1`)).toEqual([]);
  expect(texts('7k/5K2/5N2/8/8/8/1p6/lL6 b - - - w 0/0 -/- 0,- 1')).toEqual([]);
});
