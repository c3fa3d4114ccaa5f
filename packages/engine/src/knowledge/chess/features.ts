import { CELLS, fileOf, isOnBoard, rankOf } from '@tabuleiro/grid';
import { layOutFeatures } from '../weights.js';

/** Half boards: a square and its mirror image on the other wing are one feature. */
const HALF = 32;

/** Everything the evaluator sees in a position, as blocks of features. A block is indexed as its comment says. */
export const { at: FEATURE, count: FEATURES } = layOutFeatures({
  tempo: 1,
  /** by type */
  material: 7,
  /** by type × half board */
  square: 7 * HALF,
  /** by reachable squares */
  knightMobility: 9,
  bishopMobility: 14,
  rookMobility: 15,
  queenMobility: 28,
  bishopPair: 1,
  knightOutpost: 1,
  /** by own pawns on squares of the bishop's colour */
  bishopPawns: 9,
  rookOpen: 1,
  rookHalfOpen: 1,
  /** by rank, seen from the own side */
  passed: 8,
  passedBlocked: 8,
  /** by rank: no piece stands or bears on the square before the pawn */
  passedFree: 8,
  /** by steps of the king to the square before the pawn */
  passedOwnKing: 8,
  passedEnemyKing: 8,
  supported: 8,
  phalanx: 8,
  isolated: 1,
  doubled: 1,
  backward: 1,
  /** by steps from the king to the nearest own pawn ahead on a file, 0 for none; own file, then beside it */
  shield: 16,
  /** by attack units on the squares around the king */
  danger: 40,
  /** by steps from the king to the nearest enemy pawn ahead on a file, 0 for none; own file, then beside it */
  storm: 16,
  /** by type × 2: a piece may give check on one square that no pawn and no king guards, on several */
  check: 14,
  /** by type of the attacked piece */
  pawnThreat: 7,
  /** by type of the attacker × type of the attacked */
  threat: 49,
  /** by type of a piece that is attacked by pieces and guarded by nothing */
  hanging: 7,
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
