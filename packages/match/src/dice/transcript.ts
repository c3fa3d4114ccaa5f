import { fail, ok, type Result } from '@tabuleiro/game';
import { isObject } from '../validator.js';
import {
  commitTo,
  type FairDice,
  isHex,
  isPlayerSeed,
  isSecret,
  isThrow,
  type Secret,
  type Throw,
  throwAt,
} from './fairDice.js';

/** All that anybody needs to check the throws of a game; shown when it is over. */
export type Transcript = {
  readonly version: 1;
  readonly game: 'senet';
  readonly commit: string;
  readonly secret: Secret;
  readonly playerSeed: string;
  /** Every throw seen; `throws[i]` is throw `i`, also after takebacks. */
  readonly throws: readonly Throw[];
};

/** Codes of what may be wrong with the text of a transcript. */
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
/** One of `TRANSCRIPT_PROBLEMS`. */
export type TranscriptProblem = (typeof TRANSCRIPT_PROBLEMS)[number];

/**
 * Why a text is no transcript; `place` is the key that is wrong, `throws[3]` for one throw, empty for the whole
 * text.
 */
export type TranscriptError = {
  readonly code: 'bad-transcript';
  readonly problem: TranscriptProblem;
  readonly place: string;
};

const VERSION = 1;
const GAME = 'senet';
const KEYS = ['version', 'game', 'commit', 'secret', 'playerSeed', 'throws'];

/** The transcript of these dice and every throw seen of them (`seenThrows`). */
export function transcriptOf(dice: FairDice, seen: readonly Throw[]): Transcript {
  const { commit, secret, playerSeed } = dice;
  return { version: VERSION, game: GAME, commit, secret, playerSeed, throws: seen };
}

/** The transcript as one line of JSON, without its line end. */
export function formatTranscript(transcript: Transcript): string {
  const { version, game, commit, secret, playerSeed, throws } = transcript;
  return JSON.stringify({ version, game, commit, secret, playerSeed, throws });
}

/**
 * Parses a transcript and refuses whatever is not a whole one; whether its throws are true `verifyTranscript` says.
 */
export function parseTranscript(text: string): Result<Transcript, TranscriptError> {
  const json = parseJson(text);
  return json.ok ? readTranscript(json.value) : json;
}

/** The same for a value that is JSON already, such as a part of another document. */
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

function bad(problem: TranscriptProblem, place: string): Result<never, TranscriptError> {
  return fail({ code: 'bad-transcript', problem, place });
}

/** Codes of what may be untrue in a transcript. */
export const DICE_MISMATCHES = ['commit-differs', 'throw-differs'] as const;

/** Where a transcript first differs from what its own secret and seed give. */
export type DiceMismatch =
  | { readonly code: 'commit-differs'; readonly written: string; readonly computed: string }
  | {
      readonly code: 'throw-differs';
      readonly at: number;
      readonly written: number;
      readonly computed: number;
    };

/**
 * Recomputes every throw of a transcript; the commitment first, since a secret that does not match it proves
 * nothing.
 */
export function verifyTranscript(transcript: Transcript): Result<undefined, DiceMismatch> {
  const { secret, playerSeed, throws } = transcript;
  const promised = commitTo(secret);
  if (promised !== transcript.commit) {
    return fail({ code: 'commit-differs', written: transcript.commit, computed: promised });
  }
  for (const [at, written] of throws.entries()) {
    const computed = throwAt(secret, playerSeed, at);
    if (computed !== written) return fail({ code: 'throw-differs', at, written, computed });
  }
  return ok(undefined);
}
