import { type Game, ok, type Result } from '@tabuleiro/game';
import {
  type Action,
  act,
  begin,
  type Match,
  type MatchError,
  parseJournal,
  parseRecord,
  type RecordError,
  type Secret,
  type Setup,
} from '@tabuleiro/match';
import { type Position, positionOf } from './position.js';

/** A match of some game, its types hidden. A value: each action gives another one. */
export interface Contest {
  readonly match: Match<unknown>;
  position(): Position;
  act(action: Action): Result<Contest, MatchError>;
}

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
  private readonly game: Game<S, M>;

  constructor(game: Game<S, M>, match: Match<S>) {
    this.game = game;
    this.match = match;
  }

  position(): Position {
    return positionOf(this.game, this.match.state);
  }

  act(action: Action): Result<Contest, MatchError> {
    const next = act(this.game, this.match, action);
    return next.ok ? ok(new GameContest(this.game, next.value)) : next;
  }
}

export function beginContest<S, M>(game: Game<S, M>, setup: Setup): Result<Contest, RecordError> {
  const match = begin(game, setup);
  return match.ok ? ok(new GameContest(game, match.value)) : match;
}

export function openJournal<S, M>(game: Game<S, M>, text: string): Result<OpenedContest, RecordError> {
  const opened = parseJournal(game, text);
  if (!opened.ok) return opened;
  const { match, secret, kept, isTorn } = opened.value;
  return ok({ contest: new GameContest(game, match), secret, kept, isTorn });
}

export function openRecord<S, M>(game: Game<S, M>, text: string): Result<OpenedContest, RecordError> {
  const opened = parseRecord(game, text);
  if (!opened.ok) return opened;
  const { match, secret } = opened.value;
  return ok({ contest: new GameContest(game, match), secret, kept: text, isTorn: false });
}
