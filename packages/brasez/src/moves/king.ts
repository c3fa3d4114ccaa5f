import { EMPTY, fileOf, formatSquare, squareAt, WHITE } from '@tabuleiro/grid';
import { CASTLE, packMove, packPlace, SETUP } from '../move.js';
import { homeRow, KING } from '../piece.js';
import { type BrasezState, CASTLE_B, CASTLE_BLACK, CASTLE_G, CASTLING } from '../state.js';
import { addMove } from './addMove.js';
import type { Survey } from './survey.js';

/** B-SETUP: the king goes to d or e, the warlord to the other square. */
export function addSetup(survey: Survey): void {
  for (const king of kingHomes(survey.own)) survey.into[survey.at++] = packPlace(SETUP, king);
}

/** The squares d and e of a side's first rank. */
export function kingHomes(colour: number): readonly number[] {
  const rank = homeRow(colour) - 2;
  return [squareAt(3, rank), squareAt(4, rank)];
}

/** Mailbox files of the squares that a castling king jumps to. */
export const B_FILE = 5;
export const G_FILE = 10;

/** B-CASTLE: only the king moves; what stands in between or attacks there does not matter. */
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

/**
 * The move text of castling for the side to move, legal or not: short goes to g, long to b. Undefined when the king is
 * not on the d- or e-file.
 */
export function castlingText({ board, side }: BrasezState, length: 'short' | 'long'): string | undefined {
  const king = board.counts[side | KING] === 0 ? 0 : board.find(side | KING);
  const isHomeFile = kingHomes(side).some((home) => king !== 0 && fileOf(home) === fileOf(king));
  if (!isHomeFile) return undefined;
  return formatSquare(king) + formatSquare((king & ~15) | (length === 'short' ? G_FILE : B_FILE));
}
