import type { Result } from '@tabuleiro/game';

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PgnResult = (typeof PGN_RESULTS)[number];

/** One move as the file has it. Nothing is known of its legality yet. */
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

export type PgnGame = {
  /** 1 for the first game of the file, the broken ones counted. */
  readonly number: number;
  /** Where the game begins. */
  readonly line: number;
  /** In the order of the file; of two tags of one name the first counts. */
  readonly tags: ReadonlyMap<string, string>;
  /** Comments of a game without moves. */
  readonly comments: readonly string[];
  readonly moves: readonly PgnMove[];
  /** The termination marker; without one the tag `Result`, without that `*`. */
  readonly result: PgnResult;
};

/** What may be wrong with the text of a game, before any rule is asked. */
export const PGN_ERRORS = [
  'bad-tag',
  'bad-token',
  'open-comment',
  'open-variation',
  'game-too-long',
  'bad-encoding',
] as const;

export type PgnError = {
  readonly code: (typeof PGN_ERRORS)[number];
  readonly number: number;
  /** Where the trouble is. */
  readonly line: number;
  /** The text in question, shortened. */
  readonly text: string;
};

/** A game, or why the text of one could not be read; the reader goes on behind it either way. */
export type PgnEntry = Result<PgnGame, PgnError>;

export type PgnOptions = {
  /** `skip` forgets variations as they go by. */
  readonly variations?: 'keep' | 'skip';
  /** A game of more characters than this is an error, so that memory stays bounded. */
  readonly maxLength?: number;
};

export function readResult(text: string | undefined): PgnResult | undefined {
  if (text === '1/2' || text === '½-½' || text === '½') return '1/2-1/2';
  return PGN_RESULTS.find((result) => result === text);
}

/** A move that gives the turn away: none by the rules, but files have it in their analysis. */
export function isNullMove(text: string): boolean {
  return text === '--' || text === 'Z0';
}
