import type { PieceName } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import type { Colour } from '../../games/grid/board.js';

/** What is said of any game on 8×8 squares. Pieces and squares come as their names. */
export type GridWords = {
  /** "cavalo de g1 para f3" */
  goes(piece: PieceName, from: Place, to: Place): string;
  /** "cavalo de d4 toma a torre em e6" */
  takes(piece: PieceName, from: Place, victim: PieceName, to: Place): string;
  takesEnPassant(from: Place, at: Place, to: Place): string;
  /** "promove a dama" */
  promotes(piece: PieceName): string;
  /** A null move of an analysis: "passa a vez". */
  readonly nullMove: string;
  readonly shortCastling: string;
  readonly longCastling: string;
  /** "Peças perdidas pelas brancas: dama, 2 peões" */
  /** `lead`: by how many points it is ahead, if it is. */
  lost(colour: Colour, pieces: readonly PieceName[], lead?: number): string;
  readonly whichPromotion: string;
  readonly examples: string;
};
