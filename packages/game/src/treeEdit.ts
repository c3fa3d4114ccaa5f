import type { Game } from './game.js';
import {
  type Annotations,
  joinAnnotations,
  type MoveTree,
  NO_ANNOTATIONS,
  plainStep,
  plainTree,
  type TreeStep,
} from './moveTree.js';
import {
  continuations,
  lineAt,
  linesAlong,
  parentPath,
  settlePath,
  stateAt,
  stepAt,
  type TreeBranch,
  type TreePath,
} from './treePath.js';

/** A changed tree and the path to go on from. */
export type TreePlace<S, M> = { readonly tree: MoveTree<S, M>; readonly path: TreePath };

/**
 * Plays a legal move at the end of a path. A move that is already in the tree is followed; a new one extends the line
 * at its end, and anywhere else it begins a variation.
 */
export function extendTree<S, M>(
  game: Game<S, M>,
  tree: MoveTree<S, M>,
  path: TreePath,
  move: M,
): TreePlace<S, M> {
  const { formatMove } = game.notation;
  const text = formatMove(move);
  const known = continuations(tree, path).find((next) => {
    const step = stepAt(tree, next);
    return step !== undefined && formatMove(step.move) === text;
  });
  if (known !== undefined) return { tree, path: known };
  const settled = settlePath(path);
  const state = stateAt(tree, settled);
  const step = plainStep(move, game.apply(state, move));
  return addStep(tree, settled, step, state);
}

function addStep<S, M>(
  tree: MoveTree<S, M>,
  path: TreePath,
  step: TreeStep<S, M>,
  state: S,
): TreePlace<S, M> {
  const { branches, ply } = path;
  const line = lineAt(tree, path);
  if (ply === line.steps.length) {
    const longer = { ...line, steps: [...line.steps, beside(step, state, line)], unplayed: [] };
    return { tree: replaceLine(tree, branches, longer), path: { branches, ply: ply + 1 } };
  }
  const rival = line.steps[ply];
  const variations = [...rival.variations, plainTree(state, [step])];
  const branch = { ply, variation: rival.variations.length };
  return {
    tree: replaceLine(tree, branches, withStep(line, ply, { ...rival, variations })),
    path: { branches: [...branches, branch], ply: 1 },
  };
}

/** What could not be played at the end of a line becomes a variation of the new move. */
function beside<S, M>(step: TreeStep<S, M>, start: S, { unplayed }: MoveTree<S, M>): TreeStep<S, M> {
  return unplayed.length === 0 ? step : { ...step, variations: [{ ...plainTree<S, M>(start), unplayed }] };
}

/**
 * Swaps the variation that a path is on with the rest of the line around it; the new path leads to the same position.
 * Does nothing on the main line, or in a variation that has no playable move.
 */
export function promoteVariation<S, M>(tree: MoveTree<S, M>, path: TreePath): TreePlace<S, M> {
  const parent = parentPath(path);
  const branch = path.branches.at(-1);
  if (parent === undefined || branch === undefined || lineAt(tree, path).steps.length === 0)
    return { tree, path };
  const swapped = swapVariation(lineAt(tree, parent), branch);
  return {
    tree: replaceLine(tree, parent.branches, swapped),
    path: { branches: parent.branches, ply: branch.ply + path.ply },
  };
}

function swapVariation<S, M>(line: MoveTree<S, M>, { ply, variation }: TreeBranch): MoveTree<S, M> {
  const { annotationsBefore, variations, ...loser } = line.steps[ply];
  const winner = variations[variation];
  const [first, ...others] = winner.steps;
  const demoted: MoveTree<S, M> = {
    start: winner.start,
    annotations: annotationsBefore,
    steps: [{ ...loser, annotationsBefore: NO_ANNOTATIONS, variations: [] }, ...line.steps.slice(ply + 1)],
    unplayed: line.unplayed,
  };
  const promoted: TreeStep<S, M> = {
    ...first,
    annotationsBefore: joinAnnotations(winner.annotations, first.annotationsBefore),
    variations: [...replaceAt(variations, variation, demoted), ...first.variations],
  };
  return { ...line, steps: [...line.steps.slice(0, ply), promoted, ...others], unplayed: winner.unplayed };
}

/**
 * Deletes the last move of a path and everything after it; the new path leads to the position before it. The first
 * playable variation of that move takes its place, with the others as its variations. At the start of a variation the
 * whole variation is deleted, at the start of the tree nothing.
 */
export function deleteFrom<S, M>(tree: MoveTree<S, M>, path: TreePath): TreePlace<S, M> {
  const { branches, ply } = path;
  return { tree: cutTree(tree, path), path: settlePath({ branches, ply: Math.max(0, ply - 1) }) };
}

function cutTree<S, M>(tree: MoveTree<S, M>, path: TreePath): MoveTree<S, M> {
  const { branches, ply } = path;
  const line = lineAt(tree, path);
  const variation = stepAt(tree, path)?.variations.findIndex(({ steps }) => steps.length > 0) ?? -1;
  if (variation >= 0) {
    const heir = { ply: ply - 1, variation };
    return replaceLine(tree, branches, withoutVariation(swapVariation(line, heir), heir));
  }
  const parent = parentPath(path);
  const branch = branches.at(-1);
  if (ply <= 1 && parent !== undefined && branch !== undefined)
    return replaceLine(tree, parent.branches, withoutVariation(lineAt(tree, parent), branch));
  if (ply === 0) return tree;
  return replaceLine(tree, branches, { ...line, steps: line.steps.slice(0, ply - 1), unplayed: [] });
}

function withoutVariation<S, M>(line: MoveTree<S, M>, { ply, variation }: TreeBranch): MoveTree<S, M> {
  const step = line.steps[ply];
  return withStep(line, ply, { ...step, variations: step.variations.filter((_, i) => i !== variation) });
}

/** Replaces some annotations at the end of a path; those not named stay. */
export function setAnnotations<S, M>(
  tree: MoveTree<S, M>,
  path: TreePath,
  change: Partial<Annotations>,
): MoveTree<S, M> {
  const line = lineAt(tree, path);
  const step = stepAt(tree, path);
  const changed =
    step === undefined
      ? { ...line, annotations: { ...line.annotations, ...change } }
      : withStep(line, path.ply - 1, { ...step, annotations: { ...step.annotations, ...change } });
  return replaceLine(tree, path.branches, changed);
}

function withStep<S, M>(line: MoveTree<S, M>, ply: number, step: TreeStep<S, M>): MoveTree<S, M> {
  return { ...line, steps: replaceAt(line.steps, ply, step) };
}

/** `Array.with`, which the oldest browsers that we play in do not have. */
function replaceAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((old, i) => (i === index ? item : old));
}

/** The tree with another line where the branches lead. */
function replaceLine<S, M>(
  tree: MoveTree<S, M>,
  branches: readonly TreeBranch[],
  line: MoveTree<S, M>,
): MoveTree<S, M> {
  const outer = linesAlong(tree, branches) ?? [];
  return branches.reduceRight((inner, { ply, variation }, i) => {
    const step = outer[i].steps[ply];
    return withStep(outer[i], ply, { ...step, variations: replaceAt(step.variations, variation, inner) });
  }, line);
}
