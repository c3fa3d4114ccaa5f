import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { effectsOfKind } from '@tabuleiro/game';
import { fileOf, parseSquare } from '@tabuleiro/grid';
import type { Language } from '../language.js';
import { comesFrom } from '../san/parse.js';
import { brasezPieceOn, brasezPiecesCalled } from './letters.js';

/** Does an action fit one way to read a text? */
export type Reading = (state: BrasezState, move: BrasezMove) => boolean;
type Read = (parts: readonly string[], languages: readonly Language[]) => readonly Reading[];

const SQUARE = '([a-h][1-8])';
const LETTERS = '(ss|[a-z])';
const ORIGIN = '([a-h]?)([1-8]?)';
const PROMOTED = `(?:[=/]?${LETTERS})?`;

/** Every shape of a text but that of an ordinary move, in lower case. */
const SHAPES: readonly (readonly [RegExp, Read])[] = [
  [/^(?:pass|passa|passe|passo|--)$/, () => [(_, move) => move.kind === 'pass']],
  [/^(?:o-?o(-?o)?|0-?0(-?0)?)$/, ([, o, zero]) => [castling(o !== undefined || zero !== undefined)]],
  [new RegExp(`^${LETTERS}${ORIGIN}@${SQUARE}$`), readPlacing],
  [new RegExp(`^${LETTERS}?${ORIGIN}\\*${SQUARE}$`), readCharge],
  [new RegExp(`^${SQUARE}${PROMOTED}&${SQUARE}${PROMOTED}((?:>[a-h][1-8]){0,2})$`), readLegion],
  [new RegExp(`^(?:p?([a-h]?)([1-8]?))${SQUARE}>${SQUARE}$`), readLance],
];

const PIECE = new RegExp(`^${LETTERS}${ORIGIN}([x:-]?)${SQUARE}${PROMOTED}$`);
const PAWN = new RegExp(`^()${ORIGIN}([x:-]?)${SQUARE}${PROMOTED}$`);

/**
 * The ways to read a text, the likeliest first: of a letter that is both a file and a piece (`c`, `h`), the case
 * decides; a sneak move is thought of last.
 */
export function readBrasez(text: string, languages: readonly Language[]): readonly Reading[] {
  const lower = text.toLowerCase();
  for (const [shape, read] of SHAPES) {
    const parts = shape.exec(lower);
    if (parts !== null) return read(parts, languages);
  }
  const asPiece = readMove(PIECE.exec(lower), languages);
  const asPawn = readMove(PAWN.exec(lower), languages);
  const ordered = text.charAt(0) === lower.charAt(0) ? [asPawn, asPiece] : [asPiece, asPawn];
  const readings = ordered.filter((reading) => reading !== undefined);
  const ordinary = readings.map(
    (reading): Reading =>
      (state, move) => {
        return move.kind !== 'sneak' && reading(state, move);
      },
  );
  return [...ordinary, ...readings];
}

function castling(isLong: boolean): Reading {
  return (_, move) => move.kind === 'castle' && fileOf(move.to) < fileOf(move.from) === isLong;
}

function readPlacing(parts: readonly string[], languages: readonly Language[]): readonly Reading[] {
  const [, letter, file, rank, target] = parts;
  const pieces = brasezPiecesCalled(letter, languages);
  const to = parseSquare(target);
  return [
    (state, move) => {
      if (move.kind === 'setup') return pieces.includes('king') && move.king === to;
      if (move.kind === 'enter') return pieces.includes('duke') && move.to === to;
      if (move.kind !== 'sneak' || move.to !== to) return false;
      return isFrom(move.from, file, rank) && pieces.includes(brasezPieceOn(state, move.from));
    },
  ];
}

function readCharge(parts: readonly string[], languages: readonly Language[]): readonly Reading[] {
  const [, letter, file, rank, target] = parts;
  const to = parseSquare(target);
  return [
    (state, move) => {
      if (move.kind !== 'charge' || move.to !== to || !isFrom(move.from, file, rank)) return false;
      const piece = brasezPieceOn(state, move.from);
      return letter === undefined || brasezPiecesCalled(letter, languages).includes(piece);
    },
  ];
}

function readLegion(parts: readonly string[], languages: readonly Language[]): readonly Reading[] {
  const [, left, first, right, second] = parts;
  return [
    (state, move) => {
      if (move.kind !== 'legion') return false;
      const arrived = effectsOfKind(brasez.effects(state, move), 'moved').map(({ to }) => to);
      if (arrived.join() !== [left, right].join()) return false;
      const [one, other] = move.promotions ?? [];
      return isPromotion(one, first, languages) && isPromotion(other, second, languages);
    },
  ];
}

function readLance(parts: readonly string[]): readonly Reading[] {
  const [, file, rank, target, pushed] = parts;
  const to = parseSquare(target);
  return [
    (state, move) =>
      move.kind === 'lance' &&
      move.to === to &&
      isFrom(move.from, file, rank) &&
      effectsOfKind(brasez.effects(state, move), 'pushed').some((effect) => effect.to === pushed),
  ];
}

function isFrom(from: number, file: string, rank: string): boolean {
  return comesFrom(from, file === '' ? -1 : file.charCodeAt(0) - 97, rank === '' ? -1 : Number(rank) - 1);
}

function isPromotion(
  promotion: string | undefined,
  letters: string | undefined,
  languages: readonly Language[],
): boolean {
  if (letters === undefined) return true;
  return brasezPiecesCalled(letters, languages).some((piece) => piece === promotion);
}

/** `[piece][origin][x]square[=piece]`; without a letter a pawn's, or, with both squares, anybody's. */
function readMove(parts: readonly string[] | null, languages: readonly Language[]): Reading | undefined {
  if (parts === null) return undefined;
  const [, letter, file, rank, cross, target, promoted] = parts;
  const isWhole = file !== '' && rank !== '';
  const pieces = letter === '' ? (['pawn'] as const) : brasezPiecesCalled(letter, languages);
  if (pieces.length === 0 || (letter === '' && !isWhole && file === target[0])) return undefined;
  const to = parseSquare(target);
  const isStraight = letter === '' && file === '' && cross !== 'x' && cross !== ':';
  return (state, move) => {
    if (!('to' in move) || move.kind === 'enter' || move.kind === 'charge' || move.to !== to) return false;
    if (!isFrom(move.from, file, rank)) return false;
    if (isStraight && fileOf(move.from) !== fileOf(move.to)) return false;
    const isNamed =
      (letter === '' && isWhole) || pieces.some((piece) => piece === brasezPieceOn(state, move.from));
    return isNamed && isPromotion(move.kind === 'step' ? move.promotion : undefined, promoted, languages);
  };
}
