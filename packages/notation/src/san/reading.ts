import type { ChessPiece } from '@tabuleiro/chess';
import { parseSquare } from '@tabuleiro/grid';
import { LONGEST_TEXT } from '../error.js';
import type { Language } from '../language.js';
import { chessPiecesCalled } from './letters.js';

/** What a text says about a move; what it leaves open is undefined or -1. */
export type Reading =
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

const TRAILING = /(?:\s*(?:e\.?p\.?|[+#!?†‡]))+$/iu;
const NUMBER = /^\d+\s*(?:\.|…)[.…\s]*/u;
const CASTLING = /^(?:o-?o(-?o)?|0-?0(-?0)?)$/i;
const TARGET = '([x:-]?)([a-h][1-8])(?:[=/(]?([a-z♔-♟])\\)?)?$';
const PIECE = new RegExp(`^(.)([a-h]?)([1-8]?)${TARGET}`, 'u');
const PAWN = new RegExp(`^()([a-h]?)([1-8]?)${TARGET}`, 'u');

/** One dash, one cross; no move number, no check mark, no `e.p.`, no `!?`. */
export function cleanText(text: string): string {
  const plain = text
    .trim()
    .replace(/[‐-―−]/gu, '-')
    .replaceAll('×', 'x');
  return plain.replace(NUMBER, '').replace(TRAILING, '');
}

/**
 * The readings of a text, most likely first. The case of the first letter decides between the b-file and the
 * bishop, the c-file and `cavalo`, the d-file and `dama`; the other reading is the second choice.
 */
export function readSan(text: string, languages: readonly Language[]): readonly Reading[] {
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

function readAs(shape: RegExp, text: string, languages: readonly Language[]): Reading | undefined {
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
