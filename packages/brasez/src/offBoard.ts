import { BLACK, WHITE } from '@tabuleiro/grid';
import { type BrasezPiece, type Colour, colourName, DUKE, pieceName, RETURNABLE } from './piece.js';
import type { BrasezState } from './state.js';

/** What lies beside the board. */
export type OffBoard = {
  /** Who has the Pass token. */
  readonly token: Colour;
  /** The last action was a pass: another one ends the game (B-PASS). */
  readonly isAfterPass: boolean;
  /** Dukes in each Duchy. */
  readonly dukes: Readonly<Record<Colour, number>>;
  /** Pieces lost that can come back by promotion (B-PROMO), the strongest first. */
  readonly pools: Readonly<Record<Colour, readonly BrasezPiece[]>>;
};

export function offBoardOf({ token, passes, pool }: BrasezState): OffBoard {
  const lost = (colour: number): readonly BrasezPiece[] =>
    RETURNABLE.flatMap((type) => Array.from({ length: pool[colour | type] }, () => pieceName(type)));
  return {
    token: colourName(token),
    isAfterPass: passes > 0,
    dukes: { w: pool[WHITE | DUKE], b: pool[BLACK | DUKE] },
    pools: { w: lost(WHITE), b: lost(BLACK) },
  };
}

/** Who has the turn, also where the game is over. */
export function sideToMove({ side }: BrasezState): Colour {
  return colourName(side);
}
