import { EMPTY, fileOf, formatSquare, squareAt, WHITE } from '@tabuleiro/grid';
import { CASTLE, packMove, packPlace, SETUP } from '../move.js';
import { homeRow, KING } from '../piece.js';
import { type BrasezState, CASTLE_B, CASTLE_BLACK, CASTLE_G, CASTLING } from '../state.js';
import { addMove } from './addMove.js';
import type { Survey } from './survey.js';

/** B-SETUP: the king on d or e. */
export function addSetup(survey: Survey): void {
  for (const king of kingHomes(survey.own)) survey.into[survey.at++] = packPlace(SETUP, king);
}

/** The d and e squares of a side's first rank. */
export function kingHomes(colour: number): readonly number[] {
  const rank = homeRow(colour) - 2;
  return [squareAt(3, rank), squareAt(4, rank)];
}

/** Mailbox files of the squares the king jumps to. */
export const B_FILE = 5;
export const G_FILE = 10;

/** B-CASTLE: the king alone jumps; what stands or attacks in between does not matter. */
export function addCastling(survey: Survey): void {
  const rights = survey.position.marks >> (CASTLING + (survey.own === WHITE ? 0 : CASTLE_BLACK));
  if ((rights & (CASTLE_B | CASTLE_G)) === 0 || survey.isChecked) return;
  const row = survey.king & ~15;
  if (rights & CASTLE_B) addJump(survey, row | B_FILE);
  if (rights & CASTLE_G) addJump(survey, row | G_FILE);
}

function addJump(survey: Survey, to: number): void {
  if (survey.cells[to] !== EMPTY || survey.isInZone(to)) return;
  addMove(survey, packMove(CASTLE, survey.king, to), true);
}

/** The text of a castling of the side to act, legal or not: to g is short, to b long. Undefined off the king's files. */
export function castlingText({ board, side }: BrasezState, length: 'short' | 'long'): string | undefined {
  const king = board.counts[side | KING] === 0 ? 0 : board.find(side | KING);
  const isHomeFile = kingHomes(side).some((home) => king !== 0 && fileOf(home) === fileOf(king));
  if (!isHomeFile) return undefined;
  return formatSquare(king) + formatSquare((king & ~15) | (length === 'short' ? G_FILE : B_FILE));
}
