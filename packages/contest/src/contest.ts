import { ok, type Result } from '@tabuleiro/game';
import {
  type Action,
  act,
  begin,
  type LineStep,
  lineOf,
  listOf,
  type Match,
  type MatchError,
  parseJournal,
  parseRecord,
  type RecordError,
  type Secret,
  type Setup,
} from '@tabuleiro/match';
import { type Position, positionOf } from './position.js';
import { type Language, playedMoves, type TextError, type Writing } from './writing.js';

/** A match of some game, its types hidden. A value: each action gives another one. */
export interface Contest {
  readonly match: Match<unknown>;
  position(): Position;
  act(action: Action): Result<Contest, MatchError>;
  /** The legal action that a person's text names, in coordinates; letters of both languages unless one is given. */
  read(text: string, language?: Language): Result<string, TextError>;
  /** A legal action as people write it. */
  write(move: string, language: Language): string;
  /** The line that led here, without anything that was taken back. */
  played(): readonly Played[];
  /** What was played, as people write it. */
  written(language: Language): readonly string[];
  /** Does the game have PGN? */
  readonly hasPgn: boolean;
  /** The match as PGN, undefined where the game has none; `names` tells how the players are called, if not as in the match. */
  pgn(names?: readonly [string, string]): string | undefined;
}

/** A move or throw, the position it was made in, and how people write it. */
export type Played = LineStep & { readonly before: Position; write(language: Language): string };

/** A match read from a file. */
export type OpenedContest = {
  readonly contest: Contest;
  readonly secret: Secret | undefined;
  /** The part of the text that counts. */
  readonly kept: string;
  readonly isTorn: boolean;
};

class GameContest<S, M> implements Contest {
  readonly match: Match<S>;
  private readonly writing: Writing<S, M>;

  constructor(writing: Writing<S, M>, match: Match<S>) {
    this.writing = writing;
    this.match = match;
  }

  get hasPgn(): boolean {
    return this.writing.pgn !== undefined;
  }

  position(): Position {
    return positionOf(this.writing.game, this.match.state);
  }

  act(action: Action): Result<Contest, MatchError> {
    const next = act(this.writing.game, this.match, action);
    return next.ok ? ok(new GameContest(this.writing, next.value)) : next;
  }

  read(text: string, language?: Language): Result<string, TextError> {
    const move = this.writing.parse(this.match.state, text, language);
    return move.ok ? ok(this.writing.game.notation.formatMove(move.value)) : move;
  }

  write(move: string, language: Language): string {
    return this.writeAt(this.match.state, move, language);
  }

  played(): readonly Played[] {
    const { game } = this.writing;
    const states = listOf(this.match.plies).map(({ at }) => at.state);
    return lineOf(this.match).map((step, i) => ({
      ...step,
      before: positionOf(game, states[i]),
      write: (language) => this.writeAt(states[i], step.move, language),
    }));
  }

  written(language: Language): readonly string[] {
    const { game, format } = this.writing;
    return playedMoves(game, this.match).map(({ state, move }) => format(state, move, language));
  }

  private writeAt(state: S, move: string, language: Language): string {
    const { game, format } = this.writing;
    const parsed = game.notation.parseMove(state, move);
    return parsed.ok ? format(state, parsed.value, language) : move;
  }

  pgn(names: readonly string[] = this.match.setup.players.map(({ name }) => name)): string | undefined {
    return this.writing.pgn?.(this.match, names);
  }
}

export function beginContest<S, M>(writing: Writing<S, M>, setup: Setup): Result<Contest, RecordError> {
  const match = begin(writing.game, setup);
  return match.ok ? ok(new GameContest(writing, match.value)) : match;
}

export function openJournal<S, M>(writing: Writing<S, M>, text: string): Result<OpenedContest, RecordError> {
  const opened = parseJournal(writing.game, text);
  if (!opened.ok) return opened;
  const { match, secret, kept, isTorn } = opened.value;
  return ok({ contest: new GameContest(writing, match), secret, kept, isTorn });
}

export function openRecord<S, M>(writing: Writing<S, M>, text: string): Result<OpenedContest, RecordError> {
  const opened = parseRecord(writing.game, text);
  if (!opened.ok) return opened;
  const { match, secret } = opened.value;
  return ok({ contest: new GameContest(writing, match), secret, kept: text, isTorn: false });
}
