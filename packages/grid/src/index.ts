export { Board } from './board.js';
export { type CountProblem, LARGEST_COUNT, parseCount, writtenCount } from './count.js';
export { BLACK, COLOURS, EMPTY, OFF, TYPE, WHITE } from './piece.js';
export {
  formatPlacement,
  type PlacementError,
  parsePlacement,
  pieceOf,
  placementOf,
} from './placement.js';
export {
  ADJACENT,
  DELTA,
  DIAGONAL,
  DIRECTION,
  KNIGHT_MOVE,
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
