/**
 * How an attached engine may fail: it does not start, does not know the game or an option, dies, says nothing, comes
 * too late, or talks nonsense.
 */
export const ENGINE_ERRORS = [
  'no-start',
  'no-variant',
  'no-option',
  'died',
  'silent',
  'late',
  'no-move',
] as const;

export type EngineError = {
  readonly code: (typeof ENGINE_ERRORS)[number];
  /** The command line of the engine. */
  readonly engine: string;
  readonly cause: string;
};
