import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
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
import { fail, ok } from '@tabuleiro/game';
import type { RecordError, Setup } from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import type { CodedError } from '@tabuleiro/words';
import type { Board } from './boards/board.js';
import { brasezBoard } from './boards/brasez.js';
import { chessBoard } from './boards/chess.js';
import { senetBoard } from './boards/senet.js';
import { beginContest, type Contest, type OpenedContest, openJournal, openRecord } from './contest.js';
import { type Position, positionOf } from './position.js';

/** A game as the command line sees it, whatever its states and moves are made of. */
export interface Entry {
  readonly id: GameId;
  readonly players: readonly [Player, Player];
  readonly options: readonly OptionSpec[];
  readonly board: Board;
  conduct(options: Options): Conduct;
  start(options: Options): Position;
  parse(text: string, options: Options): Result<Position, PositionError>;
  begin(setup: Setup): Result<Contest, RecordError>;
  openJournal(text: string): Result<OpenedContest, RecordError>;
  openRecord(text: string): Result<OpenedContest, RecordError>;
}

function entryOf<S, M>(game: Game<S, M>, board: Board): Entry {
  return {
    id: game.id,
    players: game.players,
    options: game.options,
    board,
    conduct: (options) => game.conduct(options),
    start: (options) => positionOf(game, game.start(options)),
    parse: (text, options) => {
      const state = game.notation.parsePosition(text, options);
      return state.ok ? ok(positionOf(game, state.value)) : state;
    },
    begin: (setup) => beginContest(game, setup),
    openJournal: (text) => openJournal(game, text),
    openRecord: (text) => openRecord(game, text),
  };
}

export const GAMES: readonly Entry[] = [
  entryOf(classico, chessBoard),
  entryOf(nucleo, chessBoard),
  entryOf(brasez, brasezBoard),
  entryOf(senet, senetBoard),
];

export function findGame(id: string): Result<Entry, CodedError> {
  const entry = GAMES.find((game) => game.id === id);
  if (entry !== undefined) return ok(entry);
  return fail({ code: 'unknown-game', game: id, known: GAMES.map((game) => game.id).join(', ') });
}
