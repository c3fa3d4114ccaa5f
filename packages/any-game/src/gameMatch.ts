import { ok, type Result } from '@tabuleiro/game';
import {
  applyAction,
  beginMatch,
  type ChainEnd,
  type Choice,
  lineOf,
  type Match,
  type MatchError,
  parseJournal,
  parseRecord,
  type RecordError,
  type Secret,
  type Setup,
  type TimedActionRequest,
} from '@tabuleiro/match';
import { studyOfMatch } from './study.js';
import { type TextPosition, textPositionOf } from './textPosition.js';
import type { Language, PgnResult, TextError, WrittenGame } from './writtenGame.js';

/** A match together with its written game. A plain `GameMatch` is one of any game. */
export type GameMatch<S = unknown, M = unknown> = {
  readonly written: WrittenGame<S, M>;
  readonly match: Match<S, M>;
  /** The tags of the PGN that it was read from, where it was: they are written back. */
  readonly tags?: ReadonlyMap<string, string>;
};

/** A match that a record or a journal was replayed to. */
export type ParsedGameMatch = {
  readonly gameMatch: GameMatch;
  /** The secret of its dice, where the text holds it. */
  readonly secret: Secret | undefined;
  /** The part of the text that counts: a journal has to be cut to it before a line is added. */
  readonly kept: string;
  /** Did the journal end within a line? That line was never acknowledged and is dropped. */
  readonly isTorn: boolean;
  /** The end of its chain of checksums: what the next line of the journal is linked to. */
  readonly chain: ChainEnd;
};

/**
 * A match before its first action; fails where the set-up is invalid or its position cannot be parsed. `at` is the
 * state of `setup.start`, for a caller that has parsed it already.
 */
export function beginGameMatch<S, M>(
  written: WrittenGame<S, M>,
  setup: Setup,
  at?: S,
): Result<GameMatch<S, M>, RecordError> {
  const match = beginMatch(written.game, setup, at);
  return match.ok ? ok({ written, match: match.value }) : match;
}

/** Replays a journal through the rules; fails where it is damaged. */
export function gameMatchFromJournal(
  written: WrittenGame,
  text: string,
): Result<ParsedGameMatch, RecordError> {
  const opened = parseJournal(written.game, text);
  if (!opened.ok) return opened;
  const { match, secret, kept, isTorn, chain } = opened.value;
  return ok({ gameMatch: { written, match }, secret, kept, isTorn, chain });
}

/** Replays a record through the rules; fails where it is damaged. */
export function gameMatchFromRecord(
  written: WrittenGame,
  text: string,
): Result<ParsedGameMatch, RecordError> {
  const opened = parseRecord(written.game, text);
  if (!opened.ok) return opened;
  const { match, secret, chain } = opened.value;
  return ok({ gameMatch: { written, match }, secret, kept: text, isTorn: false, chain });
}

/** The match after an action, or why the match refuses it: `applyAction`. */
export function applyActionTo<S, M>(
  gameMatch: GameMatch<S, M>,
  action: TimedActionRequest<S, M>,
): Result<GameMatch<S, M>, MatchError> {
  const next = applyAction(gameMatch.written.game, gameMatch.match, action);
  return next.ok ? ok({ ...gameMatch, match: next.value }) : next;
}

/** The present position of the match, in texts. */
export function textPositionIn({ written, match }: GameMatch): TextPosition {
  return textPositionOf(written.game, match.state);
}

/**
 * Reads a move as a person writes it: in coordinates, and as the choice to request it with. Letters of both
 * languages are read unless one is given. Requires a match that is not over.
 */
export function readMove<S, M>(
  { written, match: { state } }: GameMatch<S, M>,
  text: string,
  language?: Language,
): Result<{ readonly move: string; readonly choice: Choice<S, M> }, TextError> {
  const read = written.parse(state, text, language);
  if (!read.ok) return read;
  return ok({ move: written.game.notation.formatMove(read.value), choice: { state, move: read.value } });
}

/**
 * Writes a legal move of the present position, given in coordinates, as people do; what is not legal stays as it
 * is.
 */
export function writeMove({ written, match }: GameMatch, move: string, language: Language): string {
  const parsed = written.game.notation.parseMove(match.state, move);
  return parsed.ok ? written.format(match.state, parsed.value, language) : move;
}

/** The line played, as people write it. */
export function writeLine({ written, match }: GameMatch, language: Language): readonly string[] {
  return lineOf(match).map(({ before, move }) => written.format(before, move, language));
}

/** The match as PGN, with the names of the set-up unless others are given; undefined where the game has no PGN. */
export function writePgn({ written, match, tags }: GameMatch, names?: readonly string[]): string | undefined {
  const study = studyOfMatch(written, match, names);
  // Not `writePgnStudy`: with it would come the reader of PGN, which a page that begins a game does not need.
  return written.pgn?.({ ...study, tags: new Map([...tagsBeside(study.result, tags), ...study.tags]) });
}

/** The tags that were read, less a result that is no longer its own: the match may have gone on since. */
function tagsBeside(
  result: PgnResult,
  tags: ReadonlyMap<string, string> = new Map(),
): readonly (readonly [string, string])[] {
  return [...tags].filter(([name]) => name !== 'Result' || result === '*');
}
