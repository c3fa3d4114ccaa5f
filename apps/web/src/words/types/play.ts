import type { CounterKind } from '@tabuleiro/game';
import type { PremoveName } from '../../play/premove.js';

export type PlayWords = {
  /** How far a count is that ends the game. */
  readonly counters: Readonly<Record<CounterKind, (count: number, limit: number) => string>>;
  /** The same in as few letters as can be. */
  readonly brieflyCounted: Readonly<Record<CounterKind, (count: number, limit: number) => string>>;
  /** "Ana: cavalo de g1 para f3." */
  readonly did: (who: string, what: string) => string;
  /** What help took from a clock. */
  readonly paid: (who: string, seconds: number) => string;
  readonly offered: (who: string) => string;
  readonly howToAnswer: string;
  readonly declined: (who: string) => string;
  readonly asksBack: (who: string) => string;
  readonly howToAgree: string;
  /** What came back, as sentences without their player. */
  readonly takenBack: (moves: readonly string[]) => string;
  /** To the only person here, who may have to throw a die first. */
  readonly yourTurn: (isDieDue: boolean) => string;
  /** "12, pretas: cavalo de g8 para f6."; `side` as the subject of a sentence. */
  readonly walked: (number: number | undefined, side: string, what: string) => string;
  readonly keepsMove: (who: string) => string;
  readonly paused: string;
  readonly resumed: string;
  readonly realDieDue: string;
  readonly thinking: string;
  readonly seekingHint: string;
  readonly hint: (move: string) => string;
  readonly noHint: string;
  readonly lowTime: (who: string, seconds: number) => string;
  readonly flipped: (bottom: string) => string;
  /** "as brancas embaixo" */
  readonly atBottom: (bottom: string) => string;
  readonly cancelled: string;
  /** On what waits to be pressed a second time. */
  readonly confirm: string;
  /** What the second press does. */
  readonly pressAgain: (what: string) => string;
  /** The same where it ends the game, and how. */
  readonly pressToEnd: (outcome: string, what: string) => string;
  readonly drawAgain: string;
  readonly boardAlone: string;
  readonly allShown: string;
  /** The first step back from a game that goes on: where it led, and how to come back. */
  readonly rewinding: (what: string) => string;
  readonly engineFailed: string;
  /** A move was chosen before its turn. */
  readonly premoved: (name: PremoveName) => string;
  /** Its turn has come, and it is not legal. */
  readonly premoveLost: (name: PremoveName) => string;
  readonly atStart: string;
  readonly edge: string;
  readonly noSuchPiece: (letter: string) => string;
};
