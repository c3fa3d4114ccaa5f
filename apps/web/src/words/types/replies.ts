import type { TargetMark } from '../../board/model.js';
import type { TypedPart } from './help.js';

/** Which of the words that not every game obeys are told. */
export type KnownWords = {
  readonly draw: boolean;
  readonly claim: boolean;
  readonly flip: boolean;
  /** Are there pieces with names of their own, on squares? */
  readonly pieces: boolean;
};

/** What the help about typing is made of: examples of moves and of a square, and the words of this game. */
export type TypedHelp = { readonly moves: string; readonly square: string; readonly known: KnownWords };

/** What is said only to whoever asks or tries something: fetched with the first question. */
export type ReplyWords = {
  readonly dieDue: string;
  readonly nothingYet: string;
  /** Nobody else did anything since the person's last move. */
  readonly nothingSince: string;
  readonly noCapture: string;
  readonly noClock: string;
  readonly clock: (who: string, time: string) => string;
  readonly minutes: (minutes: number, seconds: number) => string;
  readonly stuck: (piece: string) => string;
  readonly theirs: (piece: string) => string;
  readonly notNow: string;
  readonly readOnly: string;
  readonly watching: string;
  readonly unsent: string;
  readonly walking: string;
  readonly notItsTurn: (piece: string) => string;
  /** Before the squares that a piece can go to in this way. */
  readonly targets: Readonly<Record<TargetMark, string>>;
  readonly noMoveOf: (piece: string) => string;
  readonly noCaptureOf: (piece: string) => string;
  readonly nobodyThere: string;
  readonly pieceFirst: string;
  readonly notYours: string;
  readonly noEvaluation: string;
  readonly endedHere: string;
  readonly evaluation: (standing: string) => string;
  readonly bestMove: (move: string) => string;
  readonly even: string;
  /** `pawns` with two decimals. */
  readonly ahead: (who: string, pawns: string) => string;
  readonly mates: (who: string, moves: number) => string;
  readonly chance: (who: string, percent: string) => string;
  readonly decimal: ',' | '.';
  /** What can be typed, in parts, and how to ask for each. */
  readonly typedHelp: Readonly<Record<TypedPart, (help: TypedHelp) => string>>;
  readonly helpParts: string;
  readonly moves: string;
  readonly unknownSquare: (square: string) => string;
  /** In check: the king and its square. */
  readonly inCheck: (king: string, square: string) => string;
  readonly noCheck: string;
  /** `none`: "nenhuma dama". */
  readonly noneOnBoard: (none: string) => string;
  /** Moves of several pieces: "cavalo g1: f3, h3". */
  readonly allMoves: (pieces: readonly string[]) => string;
  /** Among the moves of a piece: those that it makes with another one, by where that stands. */
  readonly togetherWith: (places: readonly string[]) => string;
  /** `examples` are moves of this game, as they are typed. */
  readonly notAMove: (text: string, examples: string) => string;
  readonly noMoves: string;
  /** Several moves that a text may mean, as they are said. */
  readonly whichMove: (text: string, choices: readonly string[]) => string;
  readonly whyWhat: string;
  readonly isLegal: (move: string) => string;
  readonly whichSquare: (example: string) => string;
  readonly noTurning: string;
  readonly sound: (isOn: boolean) => string;
};
