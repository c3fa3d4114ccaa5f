import { BLACK, WHITE, writtenCount } from '@tabuleiro/grid';
import { type BrasezPiece, type Colour, colourName, DUKE, pieceName, RETURNABLE } from './piece.js';
import type { BrasezState } from './state.js';

/** What a position has besides the board: the Pass token, the Duchies and the lost pieces. */
export type OffBoard = {
  /** Who has the Pass token. */
  readonly token: Colour;
  /** The last action was a pass: another one ends the game (B-PASS). */
  readonly isAfterPass: boolean;
  /** The number of dukes in each Duchy. */
  readonly dukes: Readonly<Record<Colour, number>>;
  /** Lost pieces that can come back by promotion (B-PROMO), the strongest first. */
  readonly pools: Readonly<Record<Colour, readonly BrasezPiece[]>>;
};

/** What a state has besides the board. */
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

/** The side to move, even when the game is over. */
export function sideToMove({ side }: BrasezState): Colour {
  return colourName(side);
}

/** The number of the move that comes next, as people count: the set-up is number 0 (B-SETUP). */
export function moveNumberOf({ setup, fullmove }: BrasezState): number {
  return setup > 0 ? 0 : writtenCount(fullmove);
}
