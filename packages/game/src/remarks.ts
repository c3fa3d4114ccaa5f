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
