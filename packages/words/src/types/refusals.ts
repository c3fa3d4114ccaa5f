import type { Facts } from '@tabuleiro/game';

/** One sentence. The facts are those that the author of its code promises. */
export type Sentence = (facts: Facts) => string;

/** A sentence for each of these codes: a code without one is a type error. */
export type SentenceTable<Code extends string> = Readonly<Record<Code, Sentence>>;

/** Sentences by codes, where it is not known which codes there are. */
export type Wording = SentenceTable<string>;

/** A fact as it comes from a refusal: the name of a piece, a square, a colour, a number. */
export type Fact = Facts[string];

/** The sentences of one game in one language: for its refusals, and for what may be wrong with a text of a position. */
export type GameWording = { readonly refusals: Wording; readonly positionProblems: Wording };

/** The codes any game may refuse with, for games that do not word them themselves. */
export type CommonRefusal = 'game-over' | 'bad-move';
