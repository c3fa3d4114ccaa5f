import type { Game } from './game.js';

/** The colours of marks, as PGN commands know them. */
export const MARK_COLOURS = ['green', 'red', 'yellow', 'blue'] as const;
/** The colour of a mark. */
export type MarkColour = (typeof MARK_COLOURS)[number];

/** Something drawn on the board: a coloured place or an arrow. */
export type Mark =
  | { readonly kind: 'place'; readonly colour: MarkColour; readonly place: string }
  | { readonly kind: 'arrow'; readonly colour: MarkColour; readonly from: string; readonly to: string };

/** What is said and drawn at one point of a tree of moves. */
export type Annotations = {
  readonly comments: readonly string[];
  /** Numeric annotation glyphs, as PGN numbers them: 1 is `!`, 2 is `?`. */
  readonly nags: readonly number[];
  readonly marks: readonly Mark[];
};

/** No annotations; shared, so that a plain line costs no more than its moves and positions. */
export const NO_ANNOTATIONS: Annotations = { comments: [], nags: [], marks: [] };

/** Is there anything? */
export function hasAnnotations({ comments, nags, marks }: Annotations): boolean {
  return comments.length + nags.length + marks.length > 0;
}

/** Both, the first ones first. */
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
 * A position and the line of moves played from it, each move with its variations: lines that might have been played
 * instead. The line of a match is the simplest case, without variations and annotations.
 */
export type MoveTree<S, M> = {
  /** The position before the first move. */
  readonly start: S;
  /** Before the first move. */
  readonly annotations: Annotations;
  readonly steps: readonly TreeStep<S, M>[];
  /**
   * What a text has after the last step but the rules cannot play, move by move as it was written: a null move, an
   * illegal or ambiguous one, and everything after it.
   */
  readonly unplayed: readonly TreeStep<undefined, string>[];
};

/** One move of a line and the position after it. */
export type TreeStep<S, M> = {
  readonly move: M;
  /** The position after it. */
  readonly state: S;
  /** Between the variations of the move before and this move. Those before a whole line are its `annotations`. */
  readonly annotationsBefore: Annotations;
  /** After the move. */
  readonly annotations: Annotations;
  /** The mover's clock after the move, in ms. */
  readonly clock?: number;
  /** The time the move took, in ms. */
  readonly spent?: number;
  /** Lines that might have been played instead, each from the position before the move; none of them is empty. */
  readonly variations: readonly MoveTree<S, M>[];
};

const NOTHING: readonly never[] = [];

/** A step without annotations, times and variations. */
export function plainStep<S, M>(move: M, state: S): TreeStep<S, M> {
  return { move, state, annotationsBefore: NO_ANNOTATIONS, annotations: NO_ANNOTATIONS, variations: NOTHING };
}

/** A line without annotations and variations. */
export function plainTree<S, M>(start: S, steps: readonly TreeStep<S, M>[] = NOTHING): MoveTree<S, M> {
  return { start, annotations: NO_ANNOTATIONS, steps, unplayed: NOTHING };
}

/** The line of these moves from a position. Requires that each is legal after the ones before it. */
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
