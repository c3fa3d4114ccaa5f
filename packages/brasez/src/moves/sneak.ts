import { EMPTY, SQUARES } from '@tabuleiro/grid';
import { packMove, SNEAK } from '../move.js';
import { farRow, LORD, WARLORD } from '../piece.js';
import { addMove } from './addMove.js';
import { reaches } from './step.js';
import type { Survey } from './survey.js';

/** B-SNEAK: lord and warlord, from the far rank to any empty square that no ordinary move reaches. */
export function addSneaks(survey: Survey): void {
  addSneaksOf(survey, LORD);
  addSneaksOf(survey, WARLORD);
}

function addSneaksOf(survey: Survey, type: number): void {
  const piece = survey.own | type;
  for (let i = 0; i < survey.counts[piece]; i++) {
    const from = survey.lists[piece * 64 + i];
    if (from >> 4 === farRow(survey.own)) addSneaksFrom(survey, type, from);
  }
}

function addSneaksFrom(survey: Survey, type: number, from: number): void {
  const { cells, own } = survey;
  const isPinned = survey.isPinned(from);
  for (let i = 0; i < 64; i++) {
    const to = SQUARES[i];
    if (cells[to] !== EMPTY || reaches(cells, type, own, from, to)) continue;
    addMove(survey, packMove(SNEAK, from, to), isPinned || survey.isInZone(to));
  }
}
