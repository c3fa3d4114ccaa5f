import { brasezSearchGame, classicoSearchGame, Searcher, type SearchGame } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { CorrectionHistory, PARTS } from '../../src/tree/correctionHistory.js';

const SIZE = 1025;

function knowledgeOf(fen: string) {
  const state = classicoSearchGame.game.notation.parsePosition(fen);
  if (!state.ok) throw new Error('refused');
  return classicoSearchGame.open(state.value).knowledge;
}

function hashesOf(fen: string): number[] {
  const hashes = new Int32Array(PARTS);
  knowledgeOf(fen).hashParts(hashes);
  return [...hashes];
}

const QUIET = '4k3/pp3p2/8/3n4/8/2B5/PP3P2/4K3 w - - 0 1';
const OTHER_KNIGHT = '4k3/pp3p2/8/8/3n4/2B5/PP3P2/4K3 w - - 0 1';
const OTHER_PAWN = '4k3/pp3p2/8/3n4/8/P1B5/1P3P2/4K3 w - - 0 1';
const BLACK_TO_ACT = '4k3/pp3p2/8/3n4/8/2B5/PP3P2/4K3 b - - 0 1';

test('a part of the position has the same hash as long as it stays, for the side to act', () => {
  const [pawns, white, black] = hashesOf(QUIET);
  expect(hashesOf(OTHER_KNIGHT).slice(0, 2)).toEqual([pawns, white]);
  expect(hashesOf(OTHER_KNIGHT)[2]).not.toBe(black);
  expect(hashesOf(OTHER_PAWN)[0]).not.toBe(pawns);
  expect(hashesOf(OTHER_PAWN).slice(1)).toEqual([white, black]);
  const other = hashesOf(BLACK_TO_ACT);
  expect(other[0]).not.toBe(pawns);
  expect(other[1]).not.toBe(white);
  expect(other[2]).not.toBe(black);
});

test('what searches found is added where positions have something in common, and only there', () => {
  const corrections = new CorrectionHistory(SIZE);
  const known = knowledgeOf(QUIET);
  corrections.correction(known, 3, 5, 6, 32);
  for (let i = 0; i < 20; i++) corrections.update(3, 5, 6, 40, 6);
  const same = corrections.correction(known, 4, 5, 6, 32);
  const similar = corrections.correction(knowledgeOf(OTHER_KNIGHT), 4, 7, 8, 32);
  expect(same).toBeGreaterThan(similar);
  expect(similar).toBeGreaterThan(0);
  expect(corrections.correction(knowledgeOf(BLACK_TO_ACT), 4, 7, 8, 32)).toBe(0);
  corrections.clear();
  expect(corrections.correction(known, 4, 5, 6, 32)).toBe(0);
});

test('no table adds more than its limit, however often it is told', () => {
  const corrections = new CorrectionHistory(SIZE);
  const known = knowledgeOf(QUIET);
  corrections.correction(known, 0, 5, 6, 32);
  for (let i = 0; i < 1000; i++) corrections.update(0, 5, 6, -3000, 30);
  expect(corrections.correction(known, 0, 5, 6, 32)).toBe(-32 * (PARTS + 1));
  for (let i = 0; i < 1000; i++) corrections.update(0, 5, 6, 3000, 30);
  expect(corrections.correction(known, 0, 5, 6, 32)).toBe(32 * (PARTS + 1));
});

function searchTwice<S, M>(searchGame: SearchGame<S, M>): number[] {
  const searcher = new Searcher({
    ...searchGame,
    parameters: { ...searchGame.parameters, correctionLimit: 28 },
  });
  return [1, 2].map(() => {
    searcher.forget();
    return searcher.search(searchGame.game.start(), { depth: 7 }).nodes;
  });
}

test.each([
  ['classico', () => searchTwice(classicoSearchGame)],
  ['brasez', () => searchTwice(brasezSearchGame)],
])('%s: a search with corrections leaves nothing behind once it is forgotten', (_, search) => {
  const [first, second] = search();
  expect(second).toBe(first);
});
