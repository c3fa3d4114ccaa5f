import type { GameId, GameOptions, Player, Reason } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { TutorialTask } from './task.js';

/** One for each language of the program. */
export type PerLanguage<T> = Readonly<Record<Lang, T>>;

/** A game, or what concerns all of them. */
export type Chapter = {
  /** Its address for ever: `#/manual/brasez`. */
  readonly id: string;
  readonly game: GameId | undefined;
  readonly text: PerLanguage<{
    readonly title: string;
    /** What else its readers look for. */
    readonly sought?: string;
    /** Paragraphs before the list of articles. */
    readonly intro: readonly string[];
  }>;
  readonly articles: readonly Article[];
  /** The tutorial, from the first steps on; none where there is no game. */
  readonly tasks: readonly TutorialTask[];
};

/** One rule, told and shown. */
export type Article = {
  /** Unique within its chapter and its address for ever: `#/manual/brasez/charge`. */
  readonly id: string;
  /** The clauses it tells (docs/rules/requirements.md). */
  readonly clauses: readonly string[];
  /** The piece it is about, by its name in refusals, where a clause is about several. */
  readonly piece?: string;
  readonly text: PerLanguage<ArticleText>;
  readonly figures?: readonly Figure[];
  readonly examples: readonly Example[];
};

/** Numbers to look at: a bar for each, or, where `places` of the board have them, the board with a number in each. */
export type Figure = {
  readonly values: readonly number[];
  readonly places?: readonly string[];
  readonly text: PerLanguage<FigureText>;
};

export type FigureText = {
  readonly title: string;
  /** What it shows, for those who do not see it. */
  readonly told: string;
  /** What each bar stands for. */
  readonly labels?: readonly string[];
  readonly format: (value: number) => string;
};

export type ArticleText = {
  readonly title: string;
  /** What else its readers look for: the words of the game's document, and names from other games. */
  readonly sought?: string;
  /** The rule in one sentence, for lists and searches. */
  readonly summary: string;
  /** Paragraphs; consecutive ones that begin with `- ` are one list. Nothing else is marked up. */
  readonly body: readonly string[];
  /** Where the document of the game was silent. */
  readonly rulings: readonly Ruling[];
};

export type Ruling = {
  readonly clause: string;
  /** What the document leaves open, as a question. */
  readonly open: string;
  readonly ruled: string;
  readonly why: string;
};

/** A position to play with. What it claims is checked against the rules, and shown in words made from them. */
export type Example = {
  readonly position: string;
  readonly options?: GameOptions;
  /** What to try, and what to look at. */
  readonly text: PerLanguage<string>;
  /** Legal actions; the first shows the rule. */
  readonly legal: readonly [string, ...string[]];
  /** The position after the first of them, where that is the point. */
  readonly after?: string;
  /** What the text tells of lines of actions; an empty line is the position itself. */
  readonly effects?: readonly (readonly [line: string, effect: LineOutcome])[];
  /** What a player could take for legal, and the clause that forbids it. */
  readonly forbidden: readonly { readonly move: string; readonly rule: string }[];
};

/** How a game ends; or it goes on, with check or quietly; or the last action of the line is refused by a clause. */
export type LineOutcome = `${Player | 'draw'} ${Reason}` | 'check' | 'quiet' | `refused ${string}`;
