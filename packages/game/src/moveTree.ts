import type { Game } from './game.js';

export const MARK_COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
export type MarkColour = (typeof MARK_COLOURS)[number];

/** Something drawn on the board. Places have the names that the game's own texts give them: `e4`, `15`. */
export type Mark =
  | { readonly kind: 'place'; readonly colour: MarkColour; readonly place: string }
  | { readonly kind: 'arrow'; readonly colour: MarkColour; readonly from: string; readonly to: string };

/** What is said and drawn at one place of a tree of moves. */
export type Annotations = {
  readonly comments: readonly string[];
  /** Numeric annotation glyphs, as PGN numbers them: 1 is `!`, 2 is `?`. */
  readonly nags: readonly number[];
  readonly marks: readonly Mark[];
};

/** Shared by every place without remarks, so that a plain line costs nothing more than its moves and positions. */
export const NO_ANNOTATIONS: Annotations = { comments: [], nags: [], marks: [] };

export function hasAnnotations({ comments, nags, marks }: Annotations): boolean {
  return comments.length + nags.length + marks.length > 0;
}

export function joinAnnotations(first: Annotations, second: Annotations): Annotations {
  if (!hasAnnotations(second)) return first;
  if (!hasAnnotations(first)) return second;
  return {
    comments: [...first.comments, ...second.comments],
    nags: [...first.nags, ...second.nags],
    marks: [...first.marks, ...second.marks],
  };
}

/**
 * A position and what was played from there: a line of moves, each with the variations that might have been played
 * instead. The line of a match is the simplest case, without variations and remarks.
 */
export type MoveTree<S, M> = {
  readonly start: S;
  /** At the start, before the first move. */
  readonly annotations: Annotations;
  readonly steps: readonly TreeStep<S, M>[];
  /**
   * What follows the last step in a text but cannot be played by the rules, move for move as it was written: a null
   * move, an illegal or ambiguous one, and all that comes after it.
   */
  readonly unplayed: readonly TreeStep<undefined, string>[];
};

/** One move of a line. */
export type TreeStep<S, M> = {
  readonly move: M;
  /** The position after it. */
  readonly state: S;
  /** Ahead of the move, behind the variations of the one before it. What is ahead of a whole line is in its `remarks`. */
  readonly annotationsBefore: Annotations;
  /** After the move. */
  readonly annotations: Annotations;
  /** What the mover's clock showed after it, in ms. */
  readonly clock?: number;
  /** What it took, in ms. */
  readonly spent?: number;
  /** What might have been played instead, each from the position before the move; none of them is empty. */
  readonly variations: readonly MoveTree<S, M>[];
};

const NOTHING: readonly never[] = [];

/** One move without anything around it. */
export function plainStep<S, M>(move: M, state: S): TreeStep<S, M> {
  return { move, state, annotationsBefore: NO_ANNOTATIONS, annotations: NO_ANNOTATIONS, variations: NOTHING };
}

/** A line without anything around it. */
export function plainTree<S, M>(start: S, steps: readonly TreeStep<S, M>[] = NOTHING): MoveTree<S, M> {
  return { start, annotations: NO_ANNOTATIONS, steps, unplayed: NOTHING };
}

/** The line that moves make from a position; each is legal after the ones before it. */
export function treeFromMoves<S, M>(game: Game<S, M>, start: S, moves: readonly M[]): MoveTree<S, M> {
  let state = start;
  const steps = moves.map((move) => {
    state = game.apply(state, move);
    return plainStep(move, state);
  });
  return plainTree(start, steps);
}

/** The moves of a tree without its variations. */
export function mainLine<S, M>(tree: MoveTree<S, M>): readonly M[] {
  return tree.steps.map(({ move }) => move);
}
