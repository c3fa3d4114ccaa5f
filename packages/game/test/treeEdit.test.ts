import {
  continuations,
  deleteFrom,
  extendTree,
  hasPath,
  lineAt,
  movesTo,
  plainStep,
  plainTree,
  promoteVariation,
  setAnnotations,
  stateAt,
  TREE_START,
  type TreePath,
  type TreePlace,
} from '@tabuleiro/game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PegsMove, type PegsState, pegs } from './pegs.js';
import { allPaths, deepFreeze, draw, grow, type PegsTree, place, showPath } from './trees.js';

type Place = TreePlace<PegsState, PegsMove>;

function extend(tree: PegsTree, path: TreePath, text: string): Place {
  const move = pegs.notation.parseMove(stateAt(tree, path), text);
  if (!move.ok) throw new Error(text);
  return extendTree(pegs, tree, path, move.value);
}

const show = ({ tree, path }: Place): string => `${draw(tree)} @${showPath(path)}`;

test.each([
  ['at the end it goes on', '2 -2', '2', '1', '2 -2 1 @3'],
  ['from nothing it is the first', '', '0', '2', '2 @1'],
  ['what is the next move of the line is entered', '2 -2', '1', '-2', '2 -2 @2'],
  ['what is a variation is entered', '2 -2 (-1 2) 1', '1', '-1', '2 -2 (-1 2) 1 @1:0/1'],
  ['elsewhere it is a new variation', '2 -2', '1', '-1', '2 -2 (-1) @1:0/1'],
  ['a variation goes on at its end', '2 -2 (-1)', '1:0/1', '2', '2 -2 (-1 2) @1:0/2'],
  ['a variation has variations', '2 -2 (-1 2 -2)', '1:0/2', '-1', '2 -2 (-1 2 -2 (-1)) @1:0/2:0/1'],
  ['one of three', '2 -2 (-1) 1 (2)', '1:0/0', '-1', '2 -2 (-1) 1 (2) @1:0/1'],
  ['a variation inside a variation', '1 -1 2 -2 (-1 2 (1))', '3:0/1', '1', '1 -1 2 -2 (-1 2 (1)) @3:0/1:0/1'],
  ['at the start of a variation it belongs to the line', '2 -2 1', '0', '1', '2 (1) -2 1 @0:0/1'],
])('a move is played: %s', (_, before, path, move, after) => {
  const tree = deepFreeze(grow(before));
  expect(show(extend(tree, place(path), move))).toBe(after);
});

test('a move that is there already changes nothing at all', () => {
  const tree = grow('2 -2 (-1 2) 1');
  for (const path of allPaths(tree))
    for (const next of continuations(tree, path)) {
      const [move] = movesTo(tree, next).slice(-1);
      const extended = extendTree(pegs, tree, path, move);
      expect(extended.tree).toBe(tree);
      expect(extended.path).toEqual(next);
    }
});

test('the start of a variation is the place it branches from: a third move stands beside the second', () => {
  const three = { ...pegs, apply: (state: PegsState): PegsState => state };
  const move = (count: number): PegsMove => ({ kind: 'take', count });
  let at: Place = extendTree(three, plainTree(pegs.start()), TREE_START, move(1));
  at = extendTree(three, at.tree, TREE_START, move(2));
  at = extendTree(three, at.tree, place('0:0/0'), move(3));
  expect(show(at)).toBe('-1 (-2) (-3) @0:1/1');
});

test('appending shares everything that was there', () => {
  const tree = grow('2 -2 (-1) 1');
  const { tree: longer } = extend(tree, place('3'), '-1');
  for (const [i, step] of tree.steps.entries()) expect(longer.steps[i]).toBe(step);
});

/** The first variation goes on with moves that cannot be played. */
function withUnplayed(): PegsTree {
  const tree = grow('2 -2 (-1) 1');
  const [first, second, third] = tree.steps;
  const [line] = second.variations;
  const unplayed = [plainStep('--', undefined), plainStep('9', undefined)];
  const variations = [
    { ...line, unplayed },
    { ...plainTree<PegsState, PegsMove>(first.state), unplayed },
  ];
  return deepFreeze({ ...tree, steps: [first, { ...second, variations }, third] });
}

test('what cannot be played gives way to a move that can, and stands beside it', () => {
  const tree = withUnplayed();
  expect(draw(tree)).toBe('2 -2 (-1 --? 9?) (--? 9?) 1');
  expect(show(extend(tree, place('1:0/1'), '2'))).toBe('2 -2 (-1 2 (--? 9?)) (--? 9?) 1 @1:0/2');
  expect(stateAt(tree, place('1:1/0'))).toBe(tree.steps[0].state);
});

test('what cannot be played goes along when lines change places, and cannot be promoted alone', () => {
  const tree = withUnplayed();
  expect(show(promoteVariation(tree, place('1:0/1')))).toBe('2 -1 (-2 1) (--? 9?) --? 9? @2');
  expect(promoteVariation(tree, place('1:1/0')).tree).toBe(tree);
  expect(show(deleteFrom(tree, place('1:1/0')))).toBe('2 -2 (-1 --? 9?) 1 @1');
  expect(show(deleteFrom(tree, place('1:0/1')))).toBe('2 -2 (--? 9?) 1 @1');
  expect(show(deleteFrom(tree, place('2')))).toBe('2 -1 (--? 9?) --? 9? @1');
  const alone = deleteFrom(tree, place('1:0/0')).tree;
  expect(show(deleteFrom(alone, place('2')))).toBe('2 @1');
});

test.each([
  ['2 -2 (-1 2 -2) 1', '1:0/3', '2 -1 (-2 1) 2 -2 @4'],
  ['2 -2 (-1 2 -2) 1', '1:0/0', '2 -1 (-2 1) 2 -2 @1'],
  ['2 (1 -1) -2', '0:0/1', '1 (2 -2) -1 @1'],
  ['2 -2 (-1 2 -2 (-1 1)) 1', '1:0/2:0/2', '2 -2 (-1 2 -1 (-2) 1) 1 @1:0/4'],
  ['2 -2', '1', '2 -2 @1'],
])('%s: the variation at %s is promoted: %s', (before, path, after) => {
  expect(show(promoteVariation(deepFreeze(grow(before)), place(path)))).toBe(after);
});

test('remarks ahead of a line stay with its first move when it is promoted, and come back', () => {
  let tree = grow('2 -2 (-1 2) 1');
  tree = setAnnotations(tree, place('1:0/0'), { comments: ['or'], nags: [142] });
  tree = setAnnotations(tree, place('1:0/1'), { comments: ['quiet'] });
  tree = setAnnotations(tree, place('2'), { nags: [1] });
  tree = setAnnotations(tree, TREE_START, { comments: ['begin'] });
  deepFreeze(tree);
  expect(draw(tree)).toBe('{begin} 2 -2 $1 ($142 {or} -1 {quiet} 2) 1');
  const promoted = promoteVariation(tree, place('1:0/2'));
  expect(draw(promoted.tree)).toBe('{begin} 2 $142 {or} -1 {quiet} (-2 $1 1) 2');
  expect(promoteVariation(promoted.tree, place('1:0/1')).tree).toEqual(tree);
});

test.each([
  ['2 -2 1', '2', '2 @1'],
  ['2 -2 1', '1', ' @0'],
  ['2 -2 1', '0', '2 -2 1 @0'],
  ['2 -2 (-1 2) 1', '1:0/1', '2 -2 1 @1'],
  ['2 -2 (-1 2) 1', '1:0/0', '2 -2 1 @1'],
  ['2 -2 (-1 2) 1', '1:0/2', '2 -2 (-1) 1 @1:0/1'],
  ['2 -2 (-1 2) 1', '2', '2 -1 2 @1'],
  ['2 (1 -1) -2', '1', '1 -1 @0'],
  ['1 -1 2 -2 (-1 2 (1 -1) -2)', '3:0/2', '1 -1 2 -2 (-1 1 -1) @3:0/1'],
])('%s: from %s on it is deleted: %s', (before, path, after) => {
  expect(show(deleteFrom(deepFreeze(grow(before)), place(path)))).toBe(after);
});

test('remarks are set one kind at a time, and other places keep theirs', () => {
  const tree = deepFreeze(grow('2 -2 (-1 2) 1'));
  const mark = { kind: 'place', colour: 'green', place: '3' } as const;
  let changed = setAnnotations(tree, place('1:0/2'), { marks: [mark] });
  changed = setAnnotations(changed, place('1:0/2'), { comments: ['so'] });
  expect(lineAt(changed, place('1:0/2')).steps[1].annotations).toEqual({
    comments: ['so'],
    nags: [],
    marks: [mark],
  });
  expect(changed.steps[0]).toBe(tree.steps[0]);
  expect(setAnnotations(changed, place('1:0/2'), { comments: [], marks: [] })).toEqual(tree);
});

test('a line of ten thousand moves and five hundred variations deep are no trouble', () => {
  const still = { ...pegs, apply: (state: PegsState): PegsState => state };
  const take = (count: number): PegsMove => ({ kind: 'take', count });
  let at: Place = { tree: plainTree(pegs.start()), path: TREE_START };
  for (let depth = 0; depth < 500; depth++) {
    at = extendTree(still, at.tree, at.path, take(1));
    const { branches, ply } = at.path;
    at = extendTree(still, at.tree, { branches, ply: ply - 1 }, take(2));
  }
  const steps = Array.from({ length: 10_000 }, () => plainStep(take(1), pegs.start()));
  at = extendTree(still, { ...at.tree, steps: [...at.tree.steps, ...steps] }, at.path, take(1));
  expect(at.path.branches).toHaveLength(500);
  while (at.path.branches.length > 0) at = promoteVariation(at.tree, at.path);
  expect(at.path.ply).toBe(501);
});

/** A random walk over the operations; each number chooses a place and what is done there. */
const edits = fc.array(fc.tuple(fc.nat(), fc.nat(9), fc.nat()), { maxLength: 40 });

function edit({ tree }: Place, [where, what, which]: readonly [number, number, number]): Place {
  const paths = allPaths(tree);
  const path = paths[where % paths.length];
  if (what === 0) return promoteVariation(tree, path);
  if (what === 1) return deleteFrom(tree, path);
  if (what === 2) return { tree: setAnnotations(tree, path, { comments: [`${which}`] }), path };
  const moves = pegs.moves(stateAt(tree, path));
  return moves.length === 0 ? { tree, path } : extendTree(pegs, tree, path, moves[which % moves.length]);
}

/** Every line of moves from the start to an end. */
function lines(tree: PegsTree): string[] {
  return allPaths(tree)
    .filter((path) => continuations(tree, path).length === 0)
    .map((path) => movesTo(tree, path).map(pegs.notation.formatMove).join(' '))
    .sort();
}

/** Positions follow from moves, variations begin where their rivals do and are not empty, no move is there twice. */
function checkTree(line: PegsTree): void {
  let state = line.start;
  for (const step of line.steps) {
    for (const variation of step.variations) {
      expect(variation.start).toEqual(state);
      expect(variation.steps.length + variation.unplayed.length).toBeGreaterThan(0);
      checkTree(variation);
    }
    state = pegs.apply(state, step.move);
    expect(step.state).toEqual(state);
  }
}

test('after any edits the tree is whole, and what was given is as it was', () => {
  fc.assert(
    fc.property(edits, (list) => {
      let at: Place = { tree: plainTree(pegs.start()), path: TREE_START };
      for (const one of list) {
        const before = deepFreeze(at.tree);
        at = edit(at, one);
        checkTree(at.tree);
        expect(hasPath(at.tree, at.path)).toBe(true);
        if (one[1] === 0) expect(lines(at.tree)).toEqual(lines(before));
      }
      expect(new Set(lines(at.tree)).size).toBe(lines(at.tree).length);
    }),
    { seed: 1 },
  );
});

test('a new move can be deleted, and a promoted variation leads to the same position', () => {
  fc.assert(
    fc.property(edits, fc.nat(), (list, chosen) => {
      let at: Place = { tree: plainTree(pegs.start()), path: TREE_START };
      for (const one of list) at = edit(at, one);
      const { tree } = at;
      for (const path of allPaths(tree)) {
        const promoted = promoteVariation(tree, path);
        expect(movesTo(promoted.tree, promoted.path)).toEqual(movesTo(tree, path));
        const moves = pegs.moves(stateAt(tree, path));
        if (moves.length === 0) continue;
        const extended = extendTree(pegs, tree, path, moves[chosen % moves.length]);
        if (extended.tree !== tree) expect(deleteFrom(extended.tree, extended.path)).toEqual({ tree, path });
      }
    }),
    { seed: 2 },
  );
});
