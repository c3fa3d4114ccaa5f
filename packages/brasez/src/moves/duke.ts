import { EMPTY, SQUARES } from '@tabuleiro/grid';
import { isSafe } from '../apply.js';
import { attackerOf } from '../attack.js';
import { ENTER, packPlace } from '../move.js';
import { DUKE } from '../piece.js';
import type { Survey } from './survey.js';

/** B-DUKE-B: a duke enters from the Duchy on an empty square, not attacked and not next to the enemy king. */
export function addDukeEntries(survey: Survey): void {
  const { position, cells, own, enemy } = survey;
  if (position.pool[own | DUKE] === 0) return;
  for (let i = 0; i < 64; i++) {
    const to = SQUARES[i];
    // The squares next to the enemy king are attacked by it.
    if (cells[to] !== EMPTY || attackerOf(cells, to, enemy) !== 0) continue;
    const move = packPlace(ENTER, to);
    if (!survey.isChecked || isSafe(position, move)) survey.into[survey.at++] = move;
  }
}
