import type { MoveTree, TreeStep } from './moveTree.js';

/** A point in a tree of moves: `ply` moves along the line that the branches lead into. */
export type TreePath = { readonly branches: readonly TreeBranch[]; readonly ply: number };

/** Leaves a line after `ply` moves, into a variation of the next move there. */
export type TreeBranch = { readonly ply: number; readonly variation: number };

/** The path of the start, before the first move. */
export const TREE_START: TreePath = { branches: [], ply: 0 };

/** Do two paths lead the same way? */
export function isSamePath(one: TreePath, other: TreePath): boolean {
  return (
    one.ply === other.ply &&
    one.branches.length === other.branches.length &&
    one.branches.every((branch, i) => {
      const { ply, variation } = other.branches[i];
      return branch.ply === ply && branch.variation === variation;
    })
  );
}

/** Does the path exist in this tree? Every other function that takes a path requires it, and throws otherwise. */
export function hasPath<S, M>(tree: MoveTree<S, M>, path: TreePath): boolean {
  return findLine(tree, path) !== undefined;
}

/** The line that a path is on; the tree itself if there is no branch. */
export function lineAt<S, M>(tree: MoveTree<S, M>, path: TreePath): MoveTree<S, M> {
  const line = findLine(tree, path);
  if (line === undefined) throw new Error(`no such place in the tree: ${JSON.stringify(path)}`);
  return line;
}

function findLine<S, M>(tree: MoveTree<S, M>, { branches, ply }: TreePath): MoveTree<S, M> | undefined {
  const line = linesAlong(tree, branches)?.at(-1);
  const isThere = line !== undefined && Number.isInteger(ply) && ply >= 0 && ply <= line.steps.length;
  return isThere ? line : undefined;
}

/** The tree, then each line that is entered on the way; undefined where a branch leads nowhere. */
export function linesAlong<S, M>(
  tree: MoveTree<S, M>,
  branches: readonly TreeBranch[],
): readonly MoveTree<S, M>[] | undefined {
  const lines = [tree];
  for (const { ply, variation } of branches) {
    const line: MoveTree<S, M> | undefined = lines[lines.length - 1].steps[ply]?.variations[variation];
    if (line === undefined) return undefined;
    lines.push(line);
  }
  return lines;
}

/** The step that leads to the end of the path; undefined at the start of a line. */
export function stepAt<S, M>(tree: MoveTree<S, M>, path: TreePath): TreeStep<S, M> | undefined {
  const { steps } = lineAt(tree, path);
  return path.ply === 0 ? undefined : steps[path.ply - 1];
}

/** The state at the end of the path. */
export function stateAt<S, M>(tree: MoveTree<S, M>, path: TreePath): S {
  const { start, steps } = lineAt(tree, path);
  return path.ply === 0 ? start : steps[path.ply - 1].state;
}

/** Every move from the start of the tree to the end of the path. */
export function movesTo<S, M>(tree: MoveTree<S, M>, path: TreePath): readonly M[] {
  lineAt(tree, path); // throws where there is no such place
  const plies = [...path.branches.map(({ ply }) => ply), path.ply];
  const lines = linesAlong(tree, path.branches) ?? [];
  return lines.flatMap(({ steps }, i) => steps.slice(0, plies[i]).map(({ move }) => move));
}

/** One move forward on the same line; undefined at its end. */
export function nextPath<S, M>(tree: MoveTree<S, M>, path: TreePath): TreePath | undefined {
  const { branches, ply } = path;
  return ply < lineAt(tree, path).steps.length ? { branches, ply: ply + 1 } : undefined;
}

/** One move back, leaving a variation at its first move; undefined at the start of the tree. */
export function previousPath(path: TreePath): TreePath | undefined {
  const { branches, ply } = settlePath(path);
  return ply === 0 ? undefined : settlePath({ branches, ply: ply - 1 });
}

/** The point where the variation of a path leaves the line around it; undefined on the main line. */
export function parentPath({ branches }: TreePath): TreePath | undefined {
  const branch = branches.at(-1);
  return branch === undefined ? undefined : { branches: branches.slice(0, -1), ply: branch.ply };
}

/** The end of the line that the path is on. */
export function lastPath<S, M>(tree: MoveTree<S, M>, path: TreePath = TREE_START): TreePath {
  return { branches: path.branches, ply: lineAt(tree, path).steps.length };
}

/** The path to the same position on the outermost line: a variation starts from a position of the line around it. */
export function settlePath(path: TreePath): TreePath {
  let settled = path;
  while (settled.ply === 0) {
    const parent = parentPath(settled);
    if (parent === undefined) break;
    settled = parent;
  }
  return settled;
}

/** The paths of all moves played from this position: the line itself first, then its variations. */
export function continuations<S, M>(tree: MoveTree<S, M>, path: TreePath): readonly TreePath[] {
  lineAt(tree, path); // throws where there is no such place
  const settled = settlePath(path);
  return firstMoves(lineAt(tree, settled), settled);
}

/** A variation may have variations of its first move: they start from the same position. */
function firstMoves<S, M>({ steps }: MoveTree<S, M>, { branches, ply }: TreePath): readonly TreePath[] {
  if (ply >= steps.length) return [];
  const others = steps[ply].variations.flatMap((line, variation) =>
    firstMoves(line, { branches: [...branches, { ply, variation }], ply: 0 }),
  );
  return [{ branches, ply: ply + 1 }, ...others];
}
