import { EMPTY, WHITE } from '@tabuleiro/grid';
import { CASTLE, packMove } from '../move.js';
import { CASTLE_B, CASTLE_BLACK, CASTLE_G, CASTLING } from '../state.js';
import { offer } from './offer.js';
import type { Survey } from './survey.js';

/** Mailbox files of the squares the king jumps to. */
export const B_FILE = 5;
export const G_FILE = 10;

/** B-CASTLE: the king alone jumps; what stands or attacks in between does not matter. */
export function offerCastlings(survey: Survey): void {
  const rights = survey.position.marks >> (CASTLING + (survey.own === WHITE ? 0 : CASTLE_BLACK));
  if ((rights & (CASTLE_B | CASTLE_G)) === 0 || survey.isChecked) return;
  const row = survey.king & ~15;
  if (rights & CASTLE_B) offerJump(survey, row | B_FILE);
  if (rights & CASTLE_G) offerJump(survey, row | G_FILE);
}

function offerJump(survey: Survey, to: number): void {
  if (survey.cells[to] !== EMPTY || survey.isInZone(to)) return;
  offer(survey, packMove(CASTLE, survey.king, to), true);
}
