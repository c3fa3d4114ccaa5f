export type { Effect, GameOptions, Reason, Result } from '@tabuleiro/game';
export type { Language, PgnResult } from '@tabuleiro/notation';
export { BadInput, IllegalMove } from './errors.js';
export {
  GAMES,
  type GameName,
  type HouseRules,
  type MoveKindOf,
  type PieceNameOf,
  type PlayerOf,
  type SquareOf,
} from './gameTypes.js';
export type { Move } from './move.js';
export {
  type GameRead,
  openPosition,
  readGame,
  startGame,
  tryOpenPosition,
  tryReadGame,
} from './open.js';
export type { GameTextOptions, PieceOf, Position, ThrowChance } from './position.js';
export type { Bilingual, WordedError, WordedOutcome, WordedRefusal } from './worded.js';
