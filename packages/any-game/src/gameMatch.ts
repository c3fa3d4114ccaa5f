import { ok, type Result } from '@tabuleiro/game';
import {
  type Act,
  act,
  begin,
  type Choice,
  lineOf,
  type Match,
  type MatchError,
  parseJournal,
  parseRecord,
  type RecordError,
  type Secret,
  type Setup,
} from '@tabuleiro/match';
import { type Position, positionOf } from './position.js';
import type { Language, TextError, Writing } from './writing.js';

/** A match and the game it is of. A plain `GameMatch` is one of any game. */
export type GameMatch<S = unknown, M = unknown> = {
  readonly writing: Writing<S, M>;
  readonly match: Match<S, M>;
};

/** A match read from a file. */
export type OpenedGameMatch = {
  readonly gameMatch: GameMatch;
  readonly secret: Secret | undefined;
  /** The part of the text that counts. */
  readonly kept: string;
  readonly isTorn: boolean;
};

/** `at` is the state that `setup.start` names, where the caller has it. */
export function beginGameMatch<S, M>(
  writing: Writing<S, M>,
  setup: Setup,
  at?: S,
): Result<GameMatch<S, M>, RecordError> {
  const match = begin(writing.game, setup, at);
  return match.ok ? ok({ writing, match: match.value }) : match;
}

export function openJournal(writing: Writing, text: string): Result<OpenedGameMatch, RecordError> {
  const opened = parseJournal(writing.game, text);
  if (!opened.ok) return opened;
  const { match, secret, kept, isTorn } = opened.value;
  return ok({ gameMatch: { writing, match }, secret, kept, isTorn });
}

export function openRecord(writing: Writing, text: string): Result<OpenedGameMatch, RecordError> {
  const opened = parseRecord(writing.game, text);
  if (!opened.ok) return opened;
  const { match, secret } = opened.value;
  return ok({ gameMatch: { writing, match }, secret, kept: text, isTorn: false });
}

export function actIn<S, M>(
  gameMatch: GameMatch<S, M>,
  action: Act<S, M>,
): Result<GameMatch<S, M>, MatchError> {
  const next = act(gameMatch.writing.game, gameMatch.match, action);
  return next.ok ? ok({ ...gameMatch, match: next.value }) : next;
}

export function positionIn({ writing, match }: GameMatch): Position {
  return positionOf(writing.game, match.state);
}

/** A move as a person writes it, and what it is; letters of both languages are read unless one is given. */
export function readMove<S, M>(
  { writing, match: { state } }: GameMatch<S, M>,
  text: string,
  language?: Language,
): Result<{ readonly move: string; readonly choice: Choice<S, M> }, TextError> {
  const read = writing.parse(state, text, language);
  if (!read.ok) return read;
  return ok({ move: writing.game.notation.formatMove(read.value), choice: { state, move: read.value } });
}

/** A legal action of the present position as people write it. */
export function writeMove({ writing, match }: GameMatch, move: string, language: Language): string {
  const parsed = writing.game.notation.parseMove(match.state, move);
  return parsed.ok ? writing.format(match.state, parsed.value, language) : move;
}

/** What was played, as people write it. */
export function writeLine({ writing, match }: GameMatch, language: Language): readonly string[] {
  return lineOf(match).map(({ before, move }) => writing.format(before, move, language));
}

/** The names in the set-up unless others are given; undefined where the game has no PGN. */
export function writePgn(
  { writing, match }: GameMatch,
  names: readonly string[] = match.setup.players.map(({ name }) => name),
): string | undefined {
  return writing.pgn?.(match, names);
}
