import type { Level } from '@tabuleiro/engine';

/** Who decides: a level, or the computer without errors. */
export type Decider = Level | 'max';

/** Why a move was an error: what a person would say of it. The first that fits counts. */
export const ERROR_KINDS = ['missed-mate', 'into-mate', 'hung-piece', 'missed-capture', 'slow-plan'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** A choice in one position and what a deeper search thinks of it. */
export type Decision = {
  readonly decider: Decider;
  /** What it costs of the expected result, from 0 to 1. */
  readonly loss: number;
  /** The same in centipawns. */
  readonly cost: number;
  /** Undefined for a move that is no error. */
  readonly kind?: ErrorKind;
  /** Where there was a mate in one, a piece to be had for nothing: was it taken? */
  readonly mated?: boolean;
  readonly captured?: boolean;
};

/** From this loss on a move is an error. */
export const ERROR_LOSS = 0.05;
