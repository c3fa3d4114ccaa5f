import type { Facts, PositionError } from '@tabuleiro/game';
import type { MatchError } from '../actions/matchError.js';
import { VALIDATION_PROBLEMS, type ValidationError } from '../validator.js';

/** Codes of every way in which a record, a journal or a set-up can be damaged. */
export const RECORD_PROBLEMS = [
  ...VALIDATION_PROBLEMS,
  'not-json',
  'too-long',
  'newer-version',
  'other-game',
  'bad-option',
  'bad-position',
  'refused-action',
  'not-canonical',
  'wrong-commit',
  'wrong-throw',
  'wrong-result',
  'cut-off',
  'broken-chain',
] as const;
/** One of `RECORD_PROBLEMS`. */
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** Why a record, a journal or a set-up is refused, and where it is damaged. */
export type RecordError = {
  readonly code: 'bad-record';
  readonly problem: RecordProblem;
  /** Where the damage is, e.g. `actions[3].move`; empty for the whole text. */
  readonly path: string;
  readonly facts: Facts;
  /** The index of the action that is damaged, where it is one. */
  readonly action?: number;
  /** The line of a journal, counted from 1. */
  readonly line?: number;
  /** Why the match refused the action. */
  readonly cause?: MatchError;
  /** Why the game refused the start. */
  readonly position?: PositionError;
};

type Details = Pick<RecordError, 'action' | 'line' | 'cause' | 'position'>;

/** A text that is damaged at `path`. */
export function badRecord(
  problem: RecordProblem,
  path: string,
  facts: Facts = {},
  details: Details = {},
): { ok: false; error: RecordError } {
  return { ok: false, error: { code: 'bad-record', problem, path, facts, ...details } };
}

/** The same for what a validator has found. */
export function invalidRecord({ problem, path, facts }: ValidationError): { ok: false; error: RecordError } {
  return badRecord(problem, path, facts);
}
