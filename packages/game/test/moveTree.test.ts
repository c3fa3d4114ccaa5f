import { hasAnnotations, mainLine, NO_ANNOTATIONS, plainTree, treeFromMoves } from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { pegs } from './pegs.js';
import { draw, grow } from './trees.js';

const START = pegs.start();

test('the line of a match has moves and positions, and nothing else of its own', () => {
  const moves = [
    { kind: 'throw', count: 2 },
    { kind: 'take', count: 1 },
  ] as const;
  const tree = treeFromMoves(pegs, START, moves);
  expect(tree.start).toBe(START);
  expect(tree.steps.map(({ state }) => state)).toEqual([
    { pegs: 7, player: 'A', thrown: 2 },
    { pegs: 6, player: 'B', thrown: 0 },
  ]);
  expect(mainLine(tree)).toEqual(moves);
  for (const { annotationsBefore, annotations } of tree.steps) {
    expect(annotationsBefore).toBe(NO_ANNOTATIONS);
    expect(annotations).toBe(NO_ANNOTATIONS);
  }
  expect(tree.steps[0].variations).toBe(tree.steps[1].variations);
  expect(hasAnnotations(tree.annotations)).toBe(false);
});

test('a tree begins as a position', () => {
  expect(mainLine(plainTree(START))).toEqual([]);
  expect(draw(plainTree(START))).toBe('');
});

test('the main line leaves the variations out', () => {
  const tree = grow('2 -2 (-1 2 (1 -1)) 1');
  expect(mainLine(tree).map(pegs.notation.formatMove)).toEqual(['2', '-2', '1']);
});
