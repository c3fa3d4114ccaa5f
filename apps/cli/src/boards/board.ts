import type { Player } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';

/** Shows the canonical text of a position to people. It reads the text only and knows no rules. */
export interface Board {
  /** Lines of a text board, `bottom` being the player who sits nearest. */
  draw(lang: Lang, position: string, bottom: Player): readonly string[];
  /** The same piece by piece, for reading aloud. */
  read(lang: Lang, position: string): readonly string[];
}
