import { hasAnnotations, type MoveTree, type TreePath, type TreeStep } from '@tabuleiro/game';
import type { GameView } from '../games/view.js';
import type { StudyPosition } from './studyPosition.js';

/** A move of the tree as it is shown. */
export type TreeMove = {
  readonly kind: 'move';
  readonly path: TreePath;
  readonly key: string;
  readonly step: TreeStep<unknown, unknown>;
  readonly before: StudyPosition;
  /** Whose move it is. */
  readonly seat: 0 | 1;
  readonly number: number | undefined;
  readonly isThrow: boolean;
  readonly nags: readonly number[];
};

export type TreeItem =
  | TreeMove
  | { readonly kind: 'comment'; readonly key: string; readonly text: string; readonly path: TreePath }
  | { readonly kind: 'variations'; readonly key: string; readonly lines: readonly TreeLine[] }
  /** Our rules ended the game here; `goesOn` where the line does not. */
  | { readonly kind: 'end'; readonly key: string; readonly at: StudyPosition; readonly goesOn: boolean }
  | { readonly kind: 'unplayed'; readonly key: string; readonly text: string };

/** A line of moves with everything that belongs between them. */
export type TreeLine = { readonly key: string; readonly items: readonly TreeItem[] };

export function keyOf({ branches, ply }: TreePath): string {
  return [...branches.map((branch) => `${branch.ply}.${branch.variation}`), ply].join('/');
}

type Positions = (state: unknown) => StudyPosition;

/** A tree in the order in which it is read: each move, what is said of it, and what might have been played instead. */
export function treeViewOf(
  view: GameView,
  positionOf: Positions,
  tree: MoveTree<unknown, unknown>,
): TreeLine {
  return lineView({ view, positionOf }, tree, []);
}

type Context = { readonly view: GameView; readonly positionOf: Positions };

function lineView(
  context: Context,
  line: MoveTree<unknown, unknown>,
  branches: TreePath['branches'],
): TreeLine {
  const start: TreePath = { branches, ply: 0 };
  const items: TreeItem[] = [...comments(line.annotations.comments, start, 'c')];
  let state = line.start;
  line.steps.forEach((step, i) => {
    const path: TreePath = { branches, ply: i + 1 };
    items.push(...comments(step.annotationsBefore.comments, path, 'b'));
    items.push(moveView(context, step, state, path));
    items.push(...comments(step.annotations.comments, path, 'c'));
    const after = context.positionOf(step.state);
    const goesOn = i + 1 < line.steps.length || line.unplayed.length > 0;
    if (after.outcome !== undefined) items.push({ kind: 'end', key: `${keyOf(path)}e`, at: after, goesOn });
    const lines = step.variations.map((variation, at) =>
      lineView(context, variation, [...branches, { ply: i, variation: at }]),
    );
    if (lines.length > 0) items.push({ kind: 'variations', key: `${keyOf(path)}v`, lines });
    state = step.state;
  });
  if (line.unplayed.length > 0)
    items.push({ kind: 'unplayed', key: `${keyOf(start)}u`, text: unplayedText(line) });
  return { key: keyOf(start), items };
}

function moveView(
  { view, positionOf }: Context,
  step: TreeStep<unknown, unknown>,
  state: unknown,
  path: TreePath,
): TreeMove {
  const { written } = view;
  const before = positionOf(state);
  return {
    ...{ kind: 'move', path, key: keyOf(path), step, before },
    seat: before.player === written.game.players[1] ? 1 : 0,
    number: written.moveNumber?.(state),
    isThrow: before.throws.length > 0,
    nags: step.annotations.nags,
  };
}

function comments(texts: readonly string[], path: TreePath, mark: string): readonly TreeItem[] {
  return texts
    .filter((text) => text.trim() !== '')
    .map((text, i) => ({ kind: 'comment', key: `${keyOf(path)}${mark}${i}`, text, path }));
}

/** What a text had there but the rules cannot play, as it was written. */
function unplayedText({ unplayed }: MoveTree<unknown, unknown>): string {
  return unplayed
    .map(({ move, annotations }) =>
      hasAnnotations(annotations)
        ? [move, ...annotations.comments.map((text) => `{${text}}`)].join(' ')
        : move,
    )
    .join(' ');
}
