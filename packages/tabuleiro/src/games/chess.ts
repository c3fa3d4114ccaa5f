import { type ChessGame, type ChessMove, classico, nucleo } from '@tabuleiro/chess';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import {
  composePgn,
  formatPgn,
  formatSan,
  type PgnGame,
  parsePgn,
  parseSan,
  playPgn,
} from '@tabuleiro/notation';
import { wordError, wordGame, wordReadError } from '@tabuleiro/words';
import type { GameAdapter, MoveSquares, PlayedGame } from '../adapter.js';
import type { ChessTypes } from '../gameTypes.js';
import { boardSquare, isBoardSquare } from '../square.js';
import { bilingual, type WordedError, wordedGameError } from '../worded.js';

/** Both games of the chess core are written alike. */
function chessAdapter(game: ChessGame): GameAdapter<ChessTypes> {
  return {
    game,
    players: ['w', 'b'],
    isSquare: isBoardSquare,
    parse: (state, text, lang) => parseSan(game, state, text, lang),
    format: (state, move, lang) => formatSan(game, state, move, lang),
    kindOf,
    squares,
    writeGame: ({ tags, ...played }) =>
      formatPgn(composePgn({ game, ...played, tags: new Map(Object.entries(tags)) })),
    readGame: (text) => readPgnGame(game, text),
  };
}

/** A `Position` has legal moves only. */
function kindOf({ kind }: ChessMove): ChessTypes['kind'] {
  if (kind === 'null') throw new Error('a null move is not legal');
  return kind;
}

function squares(move: ChessMove): MoveSquares<ChessTypes> {
  if (move.kind === 'null') return {};
  const way = { from: boardSquare(move.from), to: boardSquare(move.to) };
  return move.kind === 'promotion' ? { ...way, promotion: move.piece } : way;
}

/** The main line of the one game in a PGN text. */
function readPgnGame(game: ChessGame, text: string): Result<PlayedGame<ChessTypes>, WordedError> {
  const entries = parsePgn(text, { variations: 'skip' });
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) return fail(notOneGame(entries.length));
  if (!entry.ok) return fail(wordedGameError(entry.error));
  return playMainLine(game, entry.value);
}

function notOneGame(games: number): WordedError {
  const sentence = bilingual((lang) => wordReadError(lang, { code: 'not-one-game', games }));
  return Object.freeze({ code: 'not-one-game', facts: { games }, sentence });
}

function otherGame(game: GameId, asked: GameId): WordedError {
  const sentence = bilingual((lang) =>
    wordError(lang, { code: 'other-game', game: wordGame(lang, game), asked: wordGame(lang, asked) }),
  );
  return Object.freeze({ code: 'other-game', facts: { game, asked }, sentence });
}

function playMainLine(game: ChessGame, pgn: PgnGame): Result<PlayedGame<ChessTypes>, WordedError> {
  const played = playPgn(pgn);
  if (!played.ok) return fail(wordedGameError(played.error));
  const { options, start, moves } = played.value;
  if (played.value.game !== game) return fail(otherGame(played.value.game.id, game.id));
  return ok({ options, start, moves, tags: Object.fromEntries(pgn.tags), result: pgn.result });
}

export const classicoAdapter: GameAdapter<ChessTypes> = chessAdapter(classico);
export const nucleoAdapter: GameAdapter<ChessTypes> = chessAdapter(nucleo);
