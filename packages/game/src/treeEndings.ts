import type { Game, Outcome } from './game.js';
import type { MoveTree } from './moveTree.js';
import type { TreeBranch, TreePath } from './treePath.js';

/** Where the rules have ended the game on a line that goes on all the same, and how. */
export type TreeEnding = { readonly path: TreePath; readonly outcome: Outcome };

/**
 * The places where the rules have ended the game although the tree goes on: a repetition that nobody claimed. One a line
 * at most, the first; none for a variation that begins after such a place.
 */
export function findEndings<S, M>(game: Game<S, M>, tree: MoveTree<S, M>): readonly TreeEnding[] {
  const endings: TreeEnding[] = [];
  addEndings(game, tree, [], endings);
  return endings;
}

function addEndings<S, M>(
  game: Game<S, M>,
  line: MoveTree<S, M>,
  branches: readonly TreeBranch[],
  into: TreeEnding[],
): void {
  let state = line.start;
  for (const [ply, step] of line.steps.entries()) {
    if (addEnding(game, state, { branches, ply }, into)) return;
    for (const [variation, inner] of step.variations.entries()) {
      addEndings(game, inner, [...branches, { ply, variation }], into);
    }
    state = step.state;
  }
  if (line.unplayed.length > 0) addEnding(game, state, { branches, ply: line.steps.length }, into);
}

function addEnding<S, M>(game: Game<S, M>, state: S, path: TreePath, into: TreeEnding[]): boolean {
  const turn = game.turn(state);
  if (turn.kind !== 'over') return false;
  into.push({ path, outcome: turn.outcome });
  return true;
}
