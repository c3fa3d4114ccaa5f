import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { effectsOfKind, fail, ok, type Result } from '@tabuleiro/game';
import { fileOf, parseSquare } from '@tabuleiro/grid';
import { cleanText, comesFrom } from '../gridText.js';
import { type Language, LONGEST_TEXT, languagesFor, type TextError } from '../moveText.js';
import { brasezPieceOn, brasezPiecesCalled } from './pieces.js';
import { formatBrasezMoveInBoth } from './writer.js';

const RETIRED = /~g?([a-h][1-8])$/i;

/**
 * The legal move that a person's text names, in coordinates or as docs/notation.md has it; without a language the
 * letters of both are read. Fails where none fits, or several do.
 */
export function parseBrasezMove(
  state: BrasezState,
  text: string,
  language?: Language,
): Result<BrasezMove, TextError> {
  if (text.length > LONGEST_TEXT) return fail({ code: 'bad-san', text });
  const exact = brasez.notation.parseMove(state, text.trim());
  if (exact.ok) return exact;
  const clean = cleanText(text).replaceAll(/\(x\)/gi, '');
  const retired = RETIRED.exec(clean);
  const body = cleanText(retired === null ? clean : clean.slice(0, retired.index));
  const readings = readBrasez(body, languagesFor(language));
  if (readings.length === 0) return fail({ code: 'bad-san', text });
  const retire = retired === null ? undefined : parseSquare(retired[1].toLowerCase());
  const moves = brasez.moves(state).filter((move) => retiredBy(move) === retire);
  for (const reading of readings) {
    const fitting = moves.filter((move) => reading(state, move));
    if (fitting.length === 1) return ok(fitting[0]);
    if (fitting.length > 1) return fail(askWhich(state, text, fitting));
  }
  return fail({ code: 'no-such-move', text });
}

function retiredBy(move: BrasezMove): number | undefined {
  return 'retire' in move ? move.retire : undefined;
}

function askWhich(state: BrasezState, text: string, moves: readonly BrasezMove[]): TextError {
  const candidates = moves.map((move) => ({
    move: brasez.notation.formatMove(move),
    written: formatBrasezMoveInBoth(state, move),
  }));
  return { code: 'ambiguous', text, candidates };
}

/** Does a move fit one way to read a text? */
type MoveTest = (state: BrasezState, move: BrasezMove) => boolean;
type ReadForm = (parts: readonly string[], languages: readonly Language[]) => readonly MoveTest[];

const SQUARE = '([a-h][1-8])';
const LETTERS = '(ss|[a-z])';
const ORIGIN = '([a-h]?)([1-8]?)';
const PROMOTED = `(?:[=/]?${LETTERS})?`;

/** Every form of a text but that of an ordinary move, in lower case. */
const FORMS: readonly (readonly [RegExp, ReadForm])[] = [
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
 * The ways to read a text, the likeliest first. The case decides whether a letter that is both (`c`, `h`) is a file
 * or a piece; a sneak move is tried last.
 */
function readBrasez(text: string, languages: readonly Language[]): readonly MoveTest[] {
  const lower = text.toLowerCase();
  for (const [form, read] of FORMS) {
    const parts = form.exec(lower);
    if (parts !== null) return read(parts, languages);
  }
  const asPiece = readMove(PIECE.exec(lower), languages);
  const asPawn = readMove(PAWN.exec(lower), languages);
  const ordered = text.charAt(0) === lower.charAt(0) ? [asPawn, asPiece] : [asPiece, asPawn];
  const readings = ordered.filter((reading) => reading !== undefined);
  const ordinary = readings.map(
    (reading): MoveTest =>
      (state, move) => {
        return move.kind !== 'sneak' && reading(state, move);
      },
  );
  return [...ordinary, ...readings];
}

function castling(isLong: boolean): MoveTest {
  return (_, move) => move.kind === 'castle' && fileOf(move.to) < fileOf(move.from) === isLong;
}

function readPlacing(parts: readonly string[], languages: readonly Language[]): readonly MoveTest[] {
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

function readCharge(parts: readonly string[], languages: readonly Language[]): readonly MoveTest[] {
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

function readLegion(parts: readonly string[], languages: readonly Language[]): readonly MoveTest[] {
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

function readLance(parts: readonly string[]): readonly MoveTest[] {
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

/**
 * `[piece][origin][x]square[=piece]`; without a letter a pawn's move, or any piece's where both squares are given.
 */
function readMove(parts: readonly string[] | null, languages: readonly Language[]): MoveTest | undefined {
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
