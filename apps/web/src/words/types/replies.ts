import type { TargetMark } from '../../board/model.js';

/** Which of the words that not every game obeys are told. */
export type KnownWords = { readonly draw: boolean; readonly claim: boolean; readonly flip: boolean };

/** What is said only to whoever asks or tries something: fetched with the first question. */
export type ReplyWords = {
  readonly dieDue: string;
  readonly nothingYet: string;
  readonly noCapture: string;
  readonly noClock: string;
  readonly clock: (who: string, time: string) => string;
  readonly minutes: (minutes: number, seconds: number) => string;
  readonly stuck: (piece: string) => string;
  readonly theirs: (piece: string) => string;
  readonly notNow: string;
  readonly readOnly: string;
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
  /** `moves` and `square` are examples; of the words, those that this game knows. */
  readonly commands: (moves: string, square: string, known: KnownWords) => string;
  readonly moves: string;
  readonly unknownSquare: (square: string) => string;
  readonly whichSquare: (example: string) => string;
  readonly noTurning: string;
  readonly sound: (isOn: boolean) => string;
};
