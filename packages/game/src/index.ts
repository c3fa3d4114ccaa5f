export { bell, isAmong, mixSeed } from './chance.js';
export type { Cursor, SearchCursor } from './cursor.js';
export {
  EFFECT_KINDS,
  type Effect,
  type EffectKind,
  ofKind,
  type Piece,
  type Place,
  type Placement,
  placementAfter,
} from './effect.js';
export {
  CLAIM_KINDS,
  type Claim,
  type ClaimKind,
  type Conduct,
  type Facts,
  type Game,
  type GameId,
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
export { type HashKeys, makeHashKeys } from './hash.js';
export { growTree, type MoveTree, mainLine, plainStep, plainTree, type TreeStep } from './moveTree.js';
export { type OptionError, type OptionSpec, type Options, parseOptions } from './options.js';
export { type DividedMove, divide, type PerftOptions, perft } from './perft.js';
export { plainLetters } from './plainLetters.js';
export { isLegal, type PlayError, play, type ReplayError, replay } from './play.js';
export { hasRemarks, MARK_COLOURS, type Mark, type MarkColour, NO_REMARKS, type Remarks } from './remarks.js';
export { fail, ok, type Result } from './result.js';
export { deleteFrom, extendTree, promoteVariation, setRemarks, type TreePlace } from './treeEdit.js';
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
