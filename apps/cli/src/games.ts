import { classico, nucleo } from '@tabuleiro/chess';
import type { Conduct, GameId, OptionSpec, Options, Player, PositionError, Result } from '@tabuleiro/game';
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
import { brasezWriting, chessWriting, plainWriting, type Writing } from './writing.js';

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

function entryOf<S, M>(writing: Writing<S, M>, board: Board): Entry {
  const { game } = writing;
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
    begin: (setup) => beginContest(writing, setup),
    openJournal: (text) => openJournal(writing, text),
    openRecord: (text) => openRecord(writing, text),
  };
}

export const GAMES: readonly Entry[] = [
  entryOf(chessWriting(classico), chessBoard),
  entryOf(chessWriting(nucleo), chessBoard),
  entryOf(brasezWriting, brasezBoard),
  entryOf(plainWriting(senet), senetBoard),
];

export function findGame(id: string): Result<Entry, CodedError> {
  const entry = GAMES.find((game) => game.id === id);
  if (entry !== undefined) return ok(entry);
  return fail({ code: 'unknown-game', game: id, known: GAMES.map((game) => game.id).join(', ') });
}
