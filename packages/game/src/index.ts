export { crc32 } from './crc32.js';
export type { Cursor, SearchCursor } from './cursor.js';
export {
  EFFECT_KINDS,
  type Effect,
  type EffectKind,
  effectsOfKind,
  type Piece,
  type Place,
  type Placement,
  placementAfter,
} from './effect.js';
export { foldText } from './foldText.js';
export {
  CLAIM_KINDS,
  type Claim,
  type ClaimKind,
  COUNTER_KINDS,
  type Counter,
  type CounterKind,
  type Facts,
  type Game,
  type GameId,
  type MatchRules,
  type MoveError,
  type Notation,
  type Outcome,
  PLAYERS,
  type Player,
  type PositionError,
  REASONS,
  type Reason,
  type Refusal,
  type StrategyStep,
  type Turn,
  type Verdict,
} from './game.js';
export { type GameOption, type GameOptionError, type GameOptions, parseGameOptions } from './gameOptions.js';
export {
  type Annotations,
  hasAnnotations,
  MARK_COLOURS,
  type Mark,
  type MarkColour,
  type MoveTree,
  mainLine,
  NO_ANNOTATIONS,
  plainStep,
  plainTree,
  type TreeStep,
  treeFromMoves,
} from './moveTree.js';
export { DEEPEST_PERFT, type DividedMove, divide, type PerftOptions, perft } from './perft.js';
export {
  bareMoves,
  isLegal,
  type PlayError,
  parseBareMove,
  play,
  type ReplayError,
  replay,
} from './play.js';
export { type HashKeys, makeHashKeys, mixSeed, normalNoise, occurs } from './pseudoRandom.js';
export { fail, ok, type Result } from './result.js';
export { deleteFrom, extendTree, promoteVariation, setAnnotations, type TreePlace } from './treeEdit.js';
export { findEndings, type TreeEnding } from './treeEndings.js';
export {
  DEEPEST_TREE,
  isNag,
  isPlaceName,
  isTreeTime,
  LONGEST_PLACE,
  MOST_NAG,
} from './treeLimits.js';
export {
  continuations,
  hasPath,
  isSamePath,
  lastPath,
  lineAt,
  movesTo,
  nextPath,
  parentPath,
  previousPath,
  stateAt,
  stepAt,
  TREE_START,
  type TreeBranch,
  type TreePath,
} from './treePath.js';
