import { fail, ok, type Result } from '@tabuleiro/game';
import type { FairDice } from './fairDice.js';
import { isHex, isSecret, type Secret } from './secret.js';
import { isPlayerSeed, isThrow, type Throw } from './throw.js';

/** Shown when a game is over: all that anybody needs to check its throws. */
export type Transcript = {
  readonly version: 1;
  readonly game: 'senet';
  readonly commit: string;
  readonly secret: Secret;
  readonly playerSeed: string;
  /** Every throw seen; `throws[i]` is throw `i`, also after takebacks. */
  readonly throws: readonly Throw[];
};

export const TRANSCRIPT_PROBLEMS = [
  'syntax',
  'not-object',
  'missing-key',
  'unknown-key',
  'bad-version',
  'bad-game',
  'bad-commit',
  'bad-secret',
  'bad-seed',
  'bad-throws',
  'bad-throw',
] as const;
export type TranscriptProblem = (typeof TRANSCRIPT_PROBLEMS)[number];

/** `place` is the key that is wrong, `throws[3]` for one throw, empty for the whole text. */
export type TranscriptError = {
  readonly code: 'bad-transcript';
  readonly problem: TranscriptProblem;
  readonly place: string;
};

const VERSION = 1;
const GAME = 'senet';
const KEYS = ['version', 'game', 'commit', 'secret', 'playerSeed', 'throws'];

export function transcriptOf(dice: FairDice, seen: readonly Throw[]): Transcript {
  const { commit, secret, playerSeed } = dice;
  return { version: VERSION, game: GAME, commit, secret, playerSeed, throws: seen };
}

/** One line of JSON without its line end. */
export function formatTranscript(transcript: Transcript): string {
  const { version, game, commit, secret, playerSeed, throws } = transcript;
  return JSON.stringify({ version, game, commit, secret, playerSeed, throws });
}

/** Refuses whatever is not a whole transcript; whether its throws are true is for `verify` to say. */
export function parseTranscript(text: string): Result<Transcript, TranscriptError> {
  const json = parseJson(text);
  return json.ok ? readTranscript(json.value) : json;
}

/** The same for a transcript that is part of another document. */
export function readTranscript(value: unknown): Result<Transcript, TranscriptError> {
  if (!isObject(value)) return bad('not-object', '');
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return bad('unknown-key', unknown);
  const missing = KEYS.find((key) => !Object.hasOwn(value, key));
  return missing === undefined ? readFields(value) : bad('missing-key', missing);
}

function readFields(fields: Readonly<Record<string, unknown>>): Result<Transcript, TranscriptError> {
  const { version, game, commit, secret, playerSeed } = fields;
  if (version !== VERSION) return bad('bad-version', 'version');
  if (game !== GAME) return bad('bad-game', 'game');
  if (!isHex(commit)) return bad('bad-commit', 'commit');
  if (!isSecret(secret)) return bad('bad-secret', 'secret');
  if (!isPlayerSeed(playerSeed)) return bad('bad-seed', 'playerSeed');
  const throws = readThrows(fields.throws);
  return throws.ok ? ok({ version, game, commit, secret, playerSeed, throws: throws.value }) : throws;
}

function readThrows(values: unknown): Result<readonly Throw[], TranscriptError> {
  if (!Array.isArray(values)) return bad('bad-throws', 'throws');
  const throws = values.filter(isThrow);
  if (throws.length === values.length) return ok(throws);
  return bad('bad-throw', `throws[${values.findIndex((value) => !isThrow(value))}]`);
}

function parseJson(text: string): Result<unknown, TranscriptError> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return bad('syntax', '');
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(problem: TranscriptProblem, place: string): Result<never, TranscriptError> {
  return fail({ code: 'bad-transcript', problem, place });
}
