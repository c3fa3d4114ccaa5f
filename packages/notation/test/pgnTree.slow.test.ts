import { readFileSync } from 'node:fs';
import { fuzzTexts } from '@tabuleiro/testkit';
import { makeFen } from 'chessops/fen';
import * as chessops from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { expect, test } from 'vitest';
import { checkText, outlineOf, randomTree, readTree, writeTree } from './pgnTreeRandom.js';

test('many random trees of both rule books come back from their texts', () => {
  for (let seed = 1000; seed < 1100; seed++) {
    const tree = randomTree(seed, 14);
    const text = writeTree(tree);
    expect(outlineOf(readTree(text)), `seed ${seed}\n${text}`).toEqual(outlineOf(tree));
  }
});

test('whatever can be read of a mutated file comes back from its tree', () => {
  const files = ['lichess.pgn', 'scid.pgn', 'chessbase-utf8.pgn'].map((name) =>
    readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8'),
  );
  const trees = [0, 1, 2, 3, 4, 5].map((seed) => writeTree(randomTree(seed, 3)));
  const odd = `1. e4 (1. d4 {a}) {b} (1. c4) {c} $3 1... e5 ((1... c5)) ({x})
    ( (1... a6) 1... b6 1-0) ; x } y
    2. Nf3 *`;
  let games = 0;
  for (const text of fuzzTexts(13, 1500, [...files, ...trees, odd])) games += checkText(text);
  expect(games).toBeGreaterThan(600);
});

test.each([0, 2, 4, 6, 8, 10])('chessops reads a tree that we write (seed %i)', (seed) => {
  const { game, tree, ...around } = randomTree(seed, 20);
  const [read, ...more] = chessops.parsePgn(writeTree({ game, tree, ...around }));
  expect(more).toEqual([]);
  const position = chessops.startingPosition(read.headers).unwrap();
  const moves = [...read.moves.mainline()];
  for (const { san } of moves) {
    const move = parseSan(position, san);
    if (move === undefined) throw new Error(san);
    position.play(move);
  }
  expect(moves).toHaveLength(tree.steps.length);
  const end = game.notation.formatPosition(tree.steps.at(-1)?.state ?? tree.start);
  expect(makeFen(position.toSetup()).split(' ')[0]).toBe(end.split(' ')[0]);
});
