/** O-WORDS: all that two players can say to each other; `words` has each in both languages. */
export const PHRASES = [
  'hello',
  'good-luck',
  'good-move',
  'well-played',
  'thank-you',
  'sorry',
  'one-moment',
  'i-am-back',
  'again',
  'goodbye',
] as const;
/** One of `PHRASES`. */
export type Phrase = (typeof PHRASES)[number];
