/** Of a move that stands on the board and is not yet played. */
export type PendingWords = {
  /** `move` as it is said or written. */
  readonly standing: (move: string) => string;
  readonly play: string;
  readonly back: string;
  /** How to play it, or put it back, with keys; `usual` is what Enter answers where something is asked. */
  readonly keys: (usual: string | undefined) => string;
  /** "d5, e4 ou não". */
  readonly either: (answers: readonly string[]) => string;
};
