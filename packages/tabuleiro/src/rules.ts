/** The fast internals behind `Position`: the rules as they are, with internal squares, states as values and cursors. */
export { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
export { type ChessGame, type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
export {
  type Cursor,
  divide,
  type Effect,
  type Game,
  type GameOptions,
  isLegal,
  type Notation,
  type Outcome,
  perft,
  play,
  type Refusal,
  type Result,
  replay,
  type SearchCursor,
  type Turn,
} from '@tabuleiro/game';
export { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
