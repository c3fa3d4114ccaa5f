import type { Openings } from '@tabuleiro/any-game';
import { type Lang, wordOpening } from '@tabuleiro/words';

/** An opening as it is called, with the code of the field (ECO). */
export type OpeningName = { readonly code: string; readonly name: string };

/** The opening of the last position of a line that has a name, however it was reached. */
export function nameOpening(
  openings: Openings,
  lang: Lang,
  states: readonly unknown[],
): OpeningName | undefined {
  const opening = openings.find(states);
  return opening && { code: opening.code, name: wordOpening(lang, opening) };
}
