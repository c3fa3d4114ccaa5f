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
  /** What else was tried in its place: so many moves. */
  readonly others: number;
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
type Line = MoveTree<unknown, unknown>;
type Step = TreeStep<unknown, unknown>;

/**
 * A tree in the order in which it is read: each move, what is said of it, and what might have been played instead. A changed
 * tree shares what did not change; of that the view is the same as before, so that whoever draws it can leave it alone.
 */
export class TreeViewer {
  private readonly context: Context;

  constructor(view: GameView, positionOf: Positions) {
    this.context = { view, positionOf, lines: new WeakMap(), moves: new WeakMap() };
  }

  viewOf(tree: Line): TreeLine {
    return lineView(this.context, tree, [], 0);
  }
}

type Context = {
  readonly view: GameView;
  readonly positionOf: Positions;
  readonly lines: WeakMap<Line, TreeLine & Tried>;
  readonly moves: WeakMap<Step, TreeMove>;
};

/** Of a variation: how many moves were tried in the place of its first, itself among them; 0 for the main line. */
type Tried = { readonly tried: number };

function lineView(context: Context, line: Line, branches: TreePath['branches'], tried: number): TreeLine {
  const start: TreePath = { branches, ply: 0 };
  const key = keyOf(start);
  const known = context.lines.get(line);
  if (known?.key === key && known.tried === tried) return known;
  const made = { key, tried, items: itemsOf(context, line, start, tried) };
  context.lines.set(line, made);
  return made;
}

function itemsOf(context: Context, line: Line, start: TreePath, tried: number): readonly TreeItem[] {
  const { branches } = start;
  const items: TreeItem[] = [...comments(line.annotations.comments, start, 'c')];
  let state = line.start;
  line.steps.forEach((step, i) => {
    const path: TreePath = { branches, ply: i + 1 };
    items.push(...comments(step.annotationsBefore.comments, path, 'b'));
    const here = i === 0 && tried > 0 ? tried : triedAt(step);
    items.push(moveView(context, step, state, path, here - 1));
    items.push(...comments(step.annotations.comments, path, 'c'));
    const after = context.positionOf(step.state);
    const goesOn = i + 1 < line.steps.length || line.unplayed.length > 0;
    if (after.outcome !== undefined) items.push({ kind: 'end', key: `${keyOf(path)}e`, at: after, goesOn });
    const lines = step.variations.map((variation, at) =>
      lineView(context, variation, [...branches, { ply: i, variation: at }], here),
    );
    if (lines.length > 0) items.push({ kind: 'variations', key: `${keyOf(path)}v`, lines });
    state = step.state;
  });
  if (line.unplayed.length > 0)
    items.push({ kind: 'unplayed', key: `${keyOf(start)}u`, text: unplayedText(line) });
  return items;
}

/** A move and what was tried in its place; a variation may have variations of its first move. */
function triedAt({ variations }: Step): number {
  return variations.reduce((sum, { steps }) => sum + (steps.length === 0 ? 0 : triedAt(steps[0])), 1);
}

function moveView(
  { view, positionOf, moves }: Context,
  step: Step,
  state: unknown,
  path: TreePath,
  others: number,
): TreeMove {
  const { written } = view;
  const before = positionOf(state);
  const key = keyOf(path);
  const known = moves.get(step);
  if (known?.key === key && known.before === before && known.others === others) return known;
  const made: TreeMove = {
    ...{ kind: 'move', path, key, step, before, others },
    seat: before.player === written.game.players[1] ? 1 : 0,
    number: written.moveNumber?.(state),
    isThrow: before.throws.length > 0,
    nags: step.annotations.nags,
  };
  moves.set(step, made);
  return made;
}

function comments(texts: readonly string[], path: TreePath, mark: string): readonly TreeItem[] {
  return texts
    .filter((text) => text.trim() !== '')
    .map((text, i) => ({ kind: 'comment', key: `${keyOf(path)}${mark}${i}`, text, path }));
}

/** What a text had there but the rules cannot play, as it was written. */
function unplayedText({ unplayed }: Line): string {
  return unplayed
    .map(({ move, annotations }) =>
      hasAnnotations(annotations)
        ? [move, ...annotations.comments.map((text) => `{${text}}`)].join(' ')
        : move,
    )
    .join(' ');
}
