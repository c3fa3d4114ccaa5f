import type { Result } from '@tabuleiro/game';

/** The results of PGN; `*` is a game that is not over, or whose result is not known. */
export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/** One of `PGN_RESULTS`. */
export type PgnResult = (typeof PGN_RESULTS)[number];

/** One move as the file has it; it has not been checked by any rules. */
export type PgnMove = {
  readonly text: string;
  readonly line: number;
  /** Comments ahead of the move: at the start of a line of play, or behind the variations of the move before. */
  readonly before?: readonly string[];
  /** Numeric annotation glyphs ahead of the move, in the same places. */
  readonly nagsBefore?: readonly number[];
  /** Comments after the move, without its clock. */
  readonly comments?: readonly string[];
  /** Numeric annotation glyphs; `!` and the like are turned into their numbers. */
  readonly nags?: readonly number[];
  /** `[%clk]`: what the mover's clock showed, in ms. */
  readonly clock?: number;
  /** `[%emt]`: what the move took, in ms. */
  readonly spent?: number;
  /** What might have been played instead of this move, each a line of its own. */
  readonly variations?: readonly (readonly PgnMove[])[];
};

/** A game as the file has it; its moves have not been checked by any rules. */
export type PgnGame = {
  /** 1 for the first game of the file, the broken ones counted. */
  readonly number: number;
  /** The line of the file on which the game begins. */
  readonly line: number;
  /** In the order of the file; of two tags of one name the first counts. */
  readonly tags: ReadonlyMap<string, string>;
  /** Comments of a game without moves. */
  readonly comments: readonly string[];
  readonly moves: readonly PgnMove[];
  /**
   * The termination marker; where there is none, or it leaves the result open (`*`), what the tag `Result` says. A tag that
   * says anything else stays among the tags as it is.
   */
  readonly result: PgnResult;
};

/** Codes of what may be wrong with the text of a PGN game, before its moves are checked by the rules. */
export const PGN_ERRORS = [
  'bad-tag',
  'bad-token',
  'open-comment',
  'open-variation',
  'game-too-long',
  'bad-encoding',
] as const;

/** Why the text of a PGN game could not be parsed: which game of the file, on which line. */
export type PgnError = {
  readonly code: (typeof PGN_ERRORS)[number];
  readonly number: number;
  /** The line of the file that is wrong. */
  readonly line: number;
  /** The text in question, shortened. */
  readonly text: string;
};

/** A game, or why its text could not be parsed. */
export type PgnEntry = Result<PgnGame, PgnError>;

/** How a PGN file is parsed. */
export type PgnOptions = {
  /** `skip` leaves variations out; they are kept unless said. */
  readonly variations?: 'keep' | 'skip';
  /**
   * What becomes of words and signs that PGN does not know: they make their game an error unless said; `keep` takes a word
   * for a move, which no rules will allow, and a sign for a comment.
   */
  readonly unknown?: 'keep' | 'refuse';
  /** A game of more characters than this is an error, so that memory stays bounded. */
  readonly maxLength?: number;
};

/** The result that a word means. */
export function readResult(text: string | undefined): PgnResult | undefined {
  if (text === '1/2' || text === '½-½' || text === '½') return '1/2-1/2';
  return PGN_RESULTS.find((result) => result === text);
}

/** The result of a game by its termination marker and its tag `Result`: of two that contradict each other, the marker. */
export function decideResult(marker: PgnResult | undefined, tag: string | undefined): PgnResult {
  return marker === undefined || marker === '*' ? (readResult(tag) ?? '*') : marker;
}

/** What programs write for a null move, which gives the turn away: never legal, but analyses have it. */
const NULL_MOVES: ReadonlySet<string> = new Set(['--', 'Z0', '0000', '@@@@']);

/** Is this a null move? */
export function isNullMove(text: string): boolean {
  return NULL_MOVES.has(text);
}
