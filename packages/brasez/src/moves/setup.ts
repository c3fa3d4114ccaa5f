import { squareAt } from '@tabuleiro/grid';
import { packPlace, SETUP } from '../move.js';
import { homeRow } from '../piece.js';
import type { Survey } from './survey.js';

/** B-SETUP: the king on d or e. */
export function offerSetup(survey: Survey): void {
  for (const king of kingHomes(survey.own)) survey.into[survey.at++] = packPlace(SETUP, king);
}

/** The d and e squares of a side's first rank. */
export function kingHomes(colour: number): readonly number[] {
  const rank = homeRow(colour) - 2;
  return [squareAt(3, rank), squareAt(4, rank)];
}
