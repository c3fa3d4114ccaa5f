export { Board } from './board.js';
export { BLACK, COLOURS, EMPTY, OFF, TYPE, WHITE } from './piece.js';
export {
  formatPiece,
  formatPlacement,
  type PlacementError,
  parsePiece,
  parsePlacement,
} from './placement.js';
export {
  ADJACENT,
  DELTA,
  DIAGONAL,
  DIRECTION,
  KNIGHT,
  ORTHOGONAL,
  RELATION,
  squaresBetween,
} from './ray.js';
export {
  ALL_DIRECTIONS,
  CELLS,
  DIAGONALS,
  EAST,
  fileOf,
  formatSquare,
  isDark,
  isOnBoard,
  KNIGHT_JUMPS,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  ORTHOGONALS,
  parseSquare,
  rankOf,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  SQUARES,
  type Square,
  squareAt,
  WEST,
} from './square.js';
