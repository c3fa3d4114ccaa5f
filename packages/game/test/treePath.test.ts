import {
  continuations,
  hasPath,
  isSamePath,
  lastPath,
  lineAt,
  movesTo,
  nextPath,
  parentPath,
  previousPath,
  stateAt,
  stepAt,
  TREE_START,
  type TreePath,
} from '@tabuleiro/game';
import { expect, test } from 'vitest';
import { pegs } from './pegs.js';
import { allPaths, draw, grow, place, showPath } from './trees.js';

const TREE = grow('2 (1 -1 1) -2 (-1 2 -2 (-1 1)) 1 -1');

const show = (path: TreePath | undefined): string => (path === undefined ? 'none' : showPath(path));

test('every position has one path; the line itself comes before its variations', () => {
  expect(allPaths(TREE).map(showPath)).toEqual([
    ...['0', '1', '2', '3', '4', '1:0/1', '1:0/2', '1:0/3', '1:0/2:0/1', '1:0/2:0/2'],
    ...['0:0/1', '0:0/2', '0:0/3'],
  ]);
});

test.each([
  ['0', '2 (1 -1 1) -2 (-1 2 -2 (-1 1)) 1 -1', '', '7 A -'],
  ['1', '2 (1 -1 1) -2 (-1 2 -2 (-1 1)) 1 -1', '2', '7 A 2'],
  ['4', '2 (1 -1 1) -2 (-1 2 -2 (-1 1)) 1 -1', '2 -2 1 -1', '4 A -'],
  ['0:0/0', '1 -1 1', '', '7 A -'],
  ['0:0/3', '1 -1 1', '1 -1 1', '6 B 1'],
  ['1:0/2', '-1 2 -2 (-1 1)', '2 -1 2', '6 B 2'],
  ['1:0/2:0/2', '-1 1', '2 -1 2 -1 1', '5 A 1'],
])('%s is on the line %s, after %j', (path, line, moves, state) => {
  const at = place(path);
  expect(hasPath(TREE, at)).toBe(true);
  expect(draw(lineAt(TREE, at))).toBe(line);
  expect(movesTo(TREE, at).map(pegs.notation.formatMove).join(' ')).toBe(moves);
  expect(pegs.notation.formatPosition(stateAt(TREE, at))).toBe(state);
  expect(stepAt(TREE, at)?.state).toEqual(at.ply === 0 ? undefined : stateAt(TREE, at));
});

test.each(['5', '-1', '0.5', '0:1/0', '4:0/0', '1:0/4', '1:0/1:0/0', '-1:0/0'])(
  '%s leads nowhere, and whoever goes there is told',
  (path) => {
    expect(hasPath(TREE, place(path))).toBe(false);
    for (const go of [lineAt, stateAt, stepAt, movesTo, nextPath, lastPath, continuations])
      expect(() => go(TREE, place(path))).toThrow('no such place in the tree');
  },
);

test.each([
  ['0', '1', 'none', 'none', '4'],
  ['1', '2', '0', 'none', '4'],
  ['4', 'none', '3', 'none', '4'],
  ['1:0/1', '1:0/2', '1', '1', '1:0/3'],
  ['1:0/0', '1:0/1', '0', '1', '1:0/3'],
  ['1:0/3', 'none', '1:0/2', '1', '1:0/3'],
  ['1:0/2:0/1', '1:0/2:0/2', '1:0/2', '1:0/2', '1:0/2:0/2'],
  ['0:0/1', '0:0/2', '0', '0', '0:0/3'],
  ['0:0/0', '0:0/1', 'none', '0', '0:0/3'],
])('from %s: next %s, back %s, out %s, to the end %s', (path, next, previous, parent, last) => {
  const at = place(path);
  expect(show(nextPath(TREE, at))).toBe(next);
  expect(show(previousPath(at))).toBe(previous);
  expect(show(parentPath(at))).toBe(parent);
  expect(show(lastPath(TREE, at))).toBe(last);
});

test('without a path the end is that of the main line', () => {
  expect(lastPath(TREE)).toEqual({ branches: [], ply: 4 });
});

test('going back from anywhere leads to the start, over positions that are there', () => {
  for (const path of allPaths(TREE)) {
    const moves = movesTo(TREE, path).length;
    let at: TreePath | undefined = path;
    for (let left = moves; left > 0; left--) {
      if (at === undefined) throw new Error('too early');
      expect(movesTo(TREE, at)).toHaveLength(left);
      at = previousPath(at);
    }
    expect(at).toEqual(TREE_START);
  }
});

test('what is played in a position, also where variations begin with variations', () => {
  expect(continuations(TREE, place('1')).map(showPath)).toEqual(['2', '1:0/1']);
  expect(continuations(TREE, place('1:0/0')).map(showPath)).toEqual(['2', '1:0/1']);
  expect(continuations(TREE, place('4'))).toEqual([]);
  const nested = grow('2 -2 (-1) 1 (2 (1 -1) -2)');
  expect(continuations(nested, place('2')).map(showPath)).toEqual(['3', '2:0/1', '2:0/0:0/1']);
  expect(continuations(nested, place('2:0/0:0/0')).map(showPath)).toEqual(['3', '2:0/1', '2:0/0:0/1']);
});

test('paths are compared by value', () => {
  const paths = [...allPaths(TREE), place('1:0/0'), place('1:1/1'), place('1:0/1:0/1')];
  for (const one of paths)
    for (const other of paths)
      expect(isSamePath(one, { ...other, branches: other.branches.map((branch) => ({ ...branch })) })).toBe(
        show(one) === show(other),
      );
});
