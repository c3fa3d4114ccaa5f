import { CELLS, fileOf, isOnBoard, rankOf } from '@tabuleiro/grid';
import { layOutFeatures } from '../weights.js';

/** Half boards: a square and its mirror image on the other wing are one feature. */
const HALF = 32;

/** Types are numbered from 1 to 8. */
const TYPES = 9;

/** Everything the evaluator sees in a position, as blocks of features. A block is indexed as its comment says. */
export const { at: FEATURE, count: FEATURES } = layOutFeatures({
  tempo: 1,
  /** by type, on the board */
  material: TYPES,
  /** a duke in the Duchy */
  duchy: 1,
  /** by type × half board */
  square: TYPES * HALF,
  /** by squares that can be reached and are not shut by a zone */
  lordMobility: 6,
  priestMobility: 16,
  knightMobility: 9,
  rookMobility: 15,
  warlordMobility: 10,
  /** the Pass token */
  token: 1,
  /** by castling rights held */
  castling: 3,
  /** an unmoved pawn: it can lance and go two squares */
  unmoved: 1,
  /** by rank, seen from the own side: the left pawn of a legion */
  legion: 8,
  supported: 8,
  isolated: 1,
  doubled: 1,
  passed: 8,
  passedBlocked: 8,
  /** by the best type that a far passed pawn can become, the duke if nothing is lost */
  returning: TYPES,
  /** by type: own pieces lost that may come back while there are pawns */
  lost: TYPES,
  /** by steps from the king to the nearest own pawn ahead on a file, 0 for none; own file, then beside it */
  shield: 16,
  /** by attack units on the squares around the king */
  danger: 40,
  /** by squares around the king that an enemy zone denies him */
  denied: 9,
  /** by squares around the king that an own zone shuts to the enemy */
  sheltered: 9,
  /** by type of the piece that an enemy pawn can take */
  pawnThreat: TYPES,
  /** by type of the piece that an enemy can charge: by a pawn, then by a lord */
  charged: 2 * TYPES,
  /** by type of the attacker × type of the attacked */
  threat: TYPES * TYPES,
});

/** By cell: the index of a square in a half board, seen by White; Black sees `BLACK_HALF`. */
export const WHITE_HALF: Uint8Array = new Uint8Array(CELLS);
export const BLACK_HALF: Uint8Array = new Uint8Array(CELLS);
for (let cell = 0; cell < CELLS; cell++) {
  if (!isOnBoard(cell)) continue;
  const file = Math.min(fileOf(cell), 7 - fileOf(cell));
  WHITE_HALF[cell] = rankOf(cell) * 4 + file;
  BLACK_HALF[cell] = (7 - rankOf(cell)) * 4 + file;
}
