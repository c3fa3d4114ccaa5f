import type { WordedError, WordedRefusal } from './worded.js';

/** What `play` throws for a move that is not legal. The message is the English sentence of the refusal. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
  /** Why not: as `whyNot` tells it. */
  readonly refusal: WordedRefusal;

  constructor(refusal: WordedRefusal) {
    super(refusal.sentence.en);
    this.refusal = refusal;
  }
}

/**
 * What `startGame`, `openPosition` and `readGame` throw for a game, house rule or text that cannot be read. The
 * message is the English sentence of the error.
 */
export class BadInput extends Error {
  override readonly name = 'BadInput';
  /** What is wrong: a code, facts, and a sentence in both languages. */
  readonly error: WordedError;

  constructor(error: WordedError) {
    super(error.sentence.en);
    this.error = error;
  }
}
