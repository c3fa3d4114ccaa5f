/**
 * How an attached engine may fail: it does not start, does not know the game or an option, dies, says nothing, answers
 * too late or without a move, or sends more than anybody can keep.
 */
export const ENGINE_ERRORS = [
  'no-start',
  'no-variant',
  'no-option',
  'died',
  'silent',
  'late',
  'no-move',
  'flood',
] as const;

/** A player failed: the code, the engine and what the system said. */
export type EngineError = {
  readonly code: (typeof ENGINE_ERRORS)[number];
  /** The command line of the engine. */
  readonly engine: string;
  readonly cause: string;
};
