import {
  CASTLE,
  CHESS_PIECES,
  type ChessBoardMove,
  type ChessGame,
  type ChessPiece,
  type ChessState,
  fromOf,
  KIND,
  packedMoves,
  promotionOf,
  toOf,
  unpackMove,
} from '@tabuleiro/chess';
import { fail, ok, type Result } from '@tabuleiro/game';
import { fileOf, parseSquare } from '@tabuleiro/grid';
import { cleanText, comesFrom } from '../gridText.js';
import { type Language, LONGEST_TEXT, languagesFor, type TextError } from '../moveText.js';
import { chessPiecesCalled, pieceOn } from './pieces.js';
import { formatSanInBoth } from './writer.js';

/**
 * The legal move that a person's text names: `Cf3`, `Nf3`, `cf3`, `g1f3`, `0-0`, `e8=D`, `exd5 e.p.` … Without a
 * language the letters of both are read, and legality decides between them. Fails where no move fits, or several
 * do. Does not ask whether the game is over.
 */
export function parseSan(
  game: ChessGame,
  state: ChessState,
  text: string,
  language?: Language,
): Result<ChessBoardMove, TextError> {
  const readings = knownReadings(text, language);
  if (readings.length === 0) return fail({ code: 'bad-san', text });
  const moves = packedMoves(state);
  for (const reading of readings) {
    const fitting: number[] = [];
    for (const move of moves) if (fits(state, move, reading)) fitting.push(move);
    if (fitting.length === 1) return ok(unpackMove(fitting[0]));
    if (fitting.length > 1) return fail(askWhich(game, state, text, fitting));
  }
  return fail({ code: 'no-such-move', text });
}

/** Two whole games have few texts that the thousand games before them did not have. */
const MOST_KNOWN = 20_000;
const known = new Map<string, readonly SanReading[]>();

/** `readSan`, which depends on nothing but the text, once for each text of a large file. */
function knownReadings(text: string, language: Language | undefined): readonly SanReading[] {
  const key = `${language ?? ''} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const readings = readSan(text, languagesFor(language));
  if (text.length > LONGEST_KNOWN) return readings;
  if (known.size === MOST_KNOWN) known.clear();
  known.set(key, readings);
  return readings;
}

/** Longer texts are hardly ever moves. */
const LONGEST_KNOWN = 12;

function askWhich(game: ChessGame, state: ChessState, text: string, packed: readonly number[]): TextError {
  const moves = [...packed].sort((one, other) => one - other).map(unpackMove);
  const candidates = moves.map((move) => ({
    move: game.notation.formatMove(move),
    written: formatSanInBoth(game, state, move),
  }));
  return { code: 'ambiguous', text, candidates };
}

function fits(state: ChessState, move: number, reading: SanReading): boolean {
  const [from, to] = [fromOf(move), toOf(move)];
  const isCastling = (move & KIND) === CASTLE;
  if (reading.kind === 'castle') return isCastling && fileOf(to) < fileOf(from) === reading.isLong;
  if (to !== reading.to || !comesFrom(from, reading.file, reading.rank)) return false;
  if (reading.isStraight && fileOf(from) !== fileOf(to)) return false;
  // A king's text of one letter and a square is a step, never castling.
  if (reading.pieces !== undefined && (isCastling || !reading.pieces.includes(pieceOn(state, from))))
    return false;
  return fitsPromotion(move, reading.promotions);
}

/** Any promotion fits where the text names none; else the move has to promote to such a piece. */
function fitsPromotion(move: number, promotions: readonly ChessPiece[] | undefined): boolean {
  if (promotions === undefined) return true;
  const promotion = promotionOf(move);
  return promotion !== 0 && promotions.includes(CHESS_PIECES[promotion - 1]);
}

/** What a text says about a move; what it leaves open is undefined or -1. */
type SanReading =
  | { readonly kind: 'castle'; readonly isLong: boolean }
  | {
      readonly kind: 'move';
      /** Undefined: any piece, named by its square alone. */
      readonly pieces: readonly ChessPiece[] | undefined;
      readonly file: number;
      readonly rank: number;
      readonly to: number;
      /** A pawn's text without a file means a step straight ahead, unless it takes. */
      readonly isStraight: boolean;
      readonly promotions: readonly ChessPiece[] | undefined;
    };

const CASTLING = /^(?:o-?o(-?o)?|0-?0(-?0)?)$/i;
const TARGET = '([x:-]?)([a-h][1-8])(?:[=/(]?([a-z♔-♟])\\)?)?$';
const PIECE = new RegExp(`^(.)([a-h]?)([1-8]?)${TARGET}`, 'u');
const PAWN = new RegExp(`^()([a-h]?)([1-8]?)${TARGET}`, 'u');

/**
 * The readings of a text, most likely first. The case of the first letter decides between the b-file and the
 * bishop, the c-file and `cavalo`, the d-file and `dama`; the other reading is the second choice.
 */
function readSan(text: string, languages: readonly Language[]): readonly SanReading[] {
  if (text.length > LONGEST_TEXT) return [];
  const clean = cleanText(text);
  const castling = CASTLING.exec(clean);
  if (castling !== null) {
    return [{ kind: 'castle', isLong: castling[1] !== undefined || castling[2] !== undefined }];
  }
  const first = clean.charAt(0);
  const lower = clean.toLowerCase();
  const asPiece = readAs(PIECE, lower, languages);
  const asPawn = readAs(PAWN, lower, languages);
  const isUpper = first !== first.toLowerCase();
  const ordered = isUpper ? [asPiece, asPawn] : [asPawn, asPiece];
  return ordered.filter((reading) => reading !== undefined);
}

function readAs(shape: RegExp, text: string, languages: readonly Language[]): SanReading | undefined {
  const parts = shape.exec(text);
  if (parts === null) return undefined;
  const [, letter, file, rank, cross, target, promotion] = parts;
  const isWhole = file !== '' && rank !== '';
  // `bb5` is the bishop: nobody names a pawn's file twice.
  if (letter === '' && !isWhole && file === target[0]) return undefined;
  const pieces = letter === '' ? pawnOr(isWhole) : chessPiecesCalled(letter, languages);
  if (pieces?.length === 0) return undefined;
  return {
    kind: 'move',
    pieces,
    file: file === '' ? -1 : file.charCodeAt(0) - 97,
    rank: rank === '' ? -1 : Number(rank) - 1,
    to: parseSquare(target) ?? 0,
    isStraight: letter === '' && file === '' && (cross === '' || cross === '-'),
    promotions: promotion === undefined ? undefined : chessPiecesCalled(promotion, languages),
  };
}

/** Without a letter a text means a pawn, but two whole squares name any piece. */
function pawnOr(isWhole: boolean): readonly ChessPiece[] | undefined {
  return isWhole ? undefined : ['pawn'];
}
