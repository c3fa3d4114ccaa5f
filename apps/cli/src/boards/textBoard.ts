import type { Player } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';

/** Draws the states of a game as text. It knows no rules. */
export interface TextBoard<S> {
  /** The lines of a text board, with the side of `bottom` at the bottom. */
  draw(lang: Lang, state: S, bottom: Player): readonly string[];
  /** Lists the pieces and where they stand, for reading aloud. */
  read(lang: Lang, state: S): readonly string[];
}
