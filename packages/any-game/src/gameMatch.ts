import { ok, type Result } from '@tabuleiro/game';
import {
  applyAction,
  beginMatch,
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
import { type TextPosition, textPositionOf } from './position.js';
import type { Language, TextError, WrittenGame } from './writing.js';

/** A match and the game it is of. A plain `GameMatch` is one of any game. */
export type GameMatch<S = unknown, M = unknown> = {
  readonly written: WrittenGame<S, M>;
  readonly match: Match<S, M>;
};

/** A match read from a file. */
export type ParsedGameMatch = {
  readonly gameMatch: GameMatch;
  readonly secret: Secret | undefined;
  /** The part of the text that counts. */
  readonly kept: string;
  readonly isTorn: boolean;
};

/** `at` is the state that `setup.start` names, where the caller has it. */
export function beginGameMatch<S, M>(
  written: WrittenGame<S, M>,
  setup: Setup,
  at?: S,
): Result<GameMatch<S, M>, RecordError> {
  const match = beginMatch(written.game, setup, at);
  return match.ok ? ok({ written, match: match.value }) : match;
}

export function gameMatchFromJournal(
  written: WrittenGame,
  text: string,
): Result<ParsedGameMatch, RecordError> {
  const opened = parseJournal(written.game, text);
  if (!opened.ok) return opened;
  const { match, secret, kept, isTorn } = opened.value;
  return ok({ gameMatch: { written, match }, secret, kept, isTorn });
}

export function gameMatchFromRecord(
  written: WrittenGame,
  text: string,
): Result<ParsedGameMatch, RecordError> {
  const opened = parseRecord(written.game, text);
  if (!opened.ok) return opened;
  const { match, secret } = opened.value;
  return ok({ gameMatch: { written, match }, secret, kept: text, isTorn: false });
}

export function applyActionTo<S, M>(
  gameMatch: GameMatch<S, M>,
  action: TimedActionRequest<S, M>,
): Result<GameMatch<S, M>, MatchError> {
  const next = applyAction(gameMatch.written.game, gameMatch.match, action);
  return next.ok ? ok({ ...gameMatch, match: next.value }) : next;
}

export function textPositionIn({ written, match }: GameMatch): TextPosition {
  return textPositionOf(written.game, match.state);
}

/** A move as a person writes it, and what it is; letters of both languages are read unless one is given. */
export function readMove<S, M>(
  { written, match: { state } }: GameMatch<S, M>,
  text: string,
  language?: Language,
): Result<{ readonly move: string; readonly choice: Choice<S, M> }, TextError> {
  const read = written.parse(state, text, language);
  if (!read.ok) return read;
  return ok({ move: written.game.notation.formatMove(read.value), choice: { state, move: read.value } });
}

/** A legal action of the present position as people write it. */
export function writeMove({ written, match }: GameMatch, move: string, language: Language): string {
  const parsed = written.game.notation.parseMove(match.state, move);
  return parsed.ok ? written.format(match.state, parsed.value, language) : move;
}

/** What was played, as people write it. */
export function writeLine({ written, match }: GameMatch, language: Language): readonly string[] {
  return lineOf(match).map(({ before, move }) => written.format(before, move, language));
}

/** The names in the set-up unless others are given; undefined where the game has no PGN. */
export function writePgn(
  { written, match }: GameMatch,
  names: readonly string[] = match.setup.players.map(({ name }) => name),
): string | undefined {
  return written.pgn?.(match, names);
}
