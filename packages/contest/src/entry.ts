import type {
  Conduct,
  Game,
  GameId,
  OptionSpec,
  Options,
  Player,
  PositionError,
  Result,
} from '@tabuleiro/game';
import { ok } from '@tabuleiro/game';
import type { RecordError, Setup } from '@tabuleiro/match';
import { beginContest, type Contest, type OpenedContest, openJournal, openRecord } from './contest.js';
import { type Position, positionOf } from './position.js';
import type { Writing } from './writing.js';

/** A game as programs around it see it, whatever its states and moves are made of. */
export interface Entry {
  /** The rules themselves, for whoever thinks about lines of the game. */
  readonly game: Game<unknown, unknown>;
  readonly id: GameId;
  readonly players: readonly [Player, Player];
  readonly options: readonly OptionSpec[];
  conduct(options: Options): Conduct;
  start(options: Options): Position;
  parse(text: string, options: Options): Result<Position, PositionError>;
  begin(setup: Setup): Result<Contest, RecordError>;
  openJournal(text: string): Result<OpenedContest, RecordError>;
  openRecord(text: string): Result<OpenedContest, RecordError>;
}

export function entryOf<S, M>(writing: Writing<S, M>): Entry {
  const { game } = writing;
  return {
    game,
    id: game.id,
    players: game.players,
    options: game.options,
    conduct: (options) => game.conduct(options),
    start: (options) => positionOf(game, game.start(options)),
    parse: (text, options) => {
      const state = game.notation.parsePosition(text, options);
      return state.ok ? ok(positionOf(game, state.value)) : state;
    },
    begin: (setup) => beginContest(writing, setup),
    openJournal: (text) => openJournal(writing, text),
    openRecord: (text) => openRecord(writing, text),
  };
}
