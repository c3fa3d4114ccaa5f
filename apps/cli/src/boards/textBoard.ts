import type { Player } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';

/** Shows the states of a game to people. It knows no rules. */
export interface TextBoard<S> {
  /** Lines of a text board, `bottom` being the player who sits nearest. */
  draw(lang: Lang, state: S, bottom: Player): readonly string[];
  /** The same piece by piece, for reading aloud. */
  read(lang: Lang, state: S): readonly string[];
}
