import { findOpening } from '@tabuleiro/any-game';
import type { ChessState } from '@tabuleiro/chess';
import { type Lang, wordOpening } from '@tabuleiro/words';
import type { OpeningName } from '../view.js';

/** The opening of the last position of a line that has a name, however it was reached. */
export function nameOpening(lang: Lang, states: readonly ChessState[]): OpeningName | undefined {
  const opening = findOpening(states);
  return opening && { code: opening.code, name: wordOpening(lang, opening) };
}
