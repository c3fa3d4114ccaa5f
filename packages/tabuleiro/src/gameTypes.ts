import type { BrasezAction, BrasezMove, BrasezPiece, BrasezState } from '@tabuleiro/brasez';
import type { ChessBoardMove, ChessMove, ChessPiece, ChessState } from '@tabuleiro/chess';
import type { Player } from '@tabuleiro/game';
import type { SenetMove, SenetPiece, SenetState } from '@tabuleiro/senet';
import type { BoardSquare, TrackSquare } from './square.js';

/** The ids of the four games. */
export const GAMES = ['classico', 'nucleo', 'brasez', 'senet'] as const;
/** One of `GAMES`. */
export type GameName = (typeof GAMES)[number];

/** The types of one game: those of its rules, and exact names. */
export type GameTypes = {
  readonly state: unknown;
  readonly move: unknown;
  /** What a legal move may be. */
  readonly kind: string;
  readonly piece: string;
  readonly player: Player;
  readonly square: string;
};

/** Both chess games. */
export type ChessTypes = {
  readonly state: ChessState;
  readonly move: ChessMove;
  readonly kind: ChessBoardMove['kind'];
  readonly piece: ChessPiece;
  readonly player: 'w' | 'b';
  readonly square: BoardSquare;
};

export type BrasezTypes = {
  readonly state: BrasezState;
  readonly move: BrasezMove;
  readonly kind: BrasezAction['kind'];
  readonly piece: BrasezPiece;
  readonly player: 'w' | 'b';
  readonly square: BoardSquare;
};

export type SenetTypes = {
  readonly state: SenetState;
  readonly move: SenetMove;
  readonly kind: SenetMove['kind'];
  readonly piece: SenetPiece;
  readonly player: 'A' | 'B';
  readonly square: TrackSquare;
};

type TypesByName = {
  readonly classico: ChessTypes;
  readonly nucleo: ChessTypes;
  readonly brasez: BrasezTypes;
  readonly senet: SenetTypes;
};
export type TypesOf<G extends GameName> = TypesByName[G];

type HouseRuleNames = {
  readonly classico: never;
  readonly nucleo: 'doubleStep' | 'enPassant' | 'castling' | 'agreement';
  readonly brasez: never;
  readonly senet: never;
};

/** The names of a game's squares: `a1` to `h8`, in Senet `1` to `30`. */
export type SquareOf<G extends GameName> = TypesOf<G>['square'];
/** `w` and `b`, in Senet `A` and `B`. */
export type PlayerOf<G extends GameName> = TypesOf<G>['player'];
/** What a game calls its pieces: `knight`, `warlord`; in Senet all are a `piece`. */
export type PieceNameOf<G extends GameName> = TypesOf<G>['piece'];
/** What the move is: `step`, `castle`, `charge`, `throw` … */
export type MoveKindOf<G extends GameName> = TypesOf<G>['kind'];
/** The house rules a game may be played with. Only Núcleo has some. */
export type HouseRules<G extends GameName> = [HouseRuleNames[G]] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Rule in HouseRuleNames[G]]?: boolean };
