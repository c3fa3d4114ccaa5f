import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceTerms } from '../setup.js';

declare const secretBrand: unique symbol;

/**
 * What decides the throws: 32 random bytes as 64 lower-case hex digits. A type of its own, so that no other text
 * passes for one.
 */
export type Secret = string & { readonly [secretBrand]: true };

/** The length of a secret. */
export const SECRET_BYTES = 32;

const HEX = /^[0-9a-f]{64}$/;

/** Is this the text of 32 bytes, such as a secret or a commitment? */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

/** Is this the text of a secret? */
export function isSecret(value: unknown): value is Secret {
  return isHex(value);
}

/** The secret of these bytes. Requires 32 of them, which nobody can foresee; throws for another number. */
export function makeSecret(bytes: Uint8Array): Secret {
  const text = bytesToHex(bytes);
  if (!isSecret(text)) throw new Error(`a secret has ${SECRET_BYTES} bytes, not ${bytes.length}`);
  return text;
}

/**
 * The commitment to a secret, its SHA-256. Shown before the first throw: it binds whoever holds the secret and
 * tells nothing about it.
 */
export function commitTo(secret: Secret): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What the die of Senet shows. */
export const DIE_FACES = [1, 2, 3, 4, 5] as const;
/** One of `DIE_FACES`. */
export type Throw = (typeof DIE_FACES)[number];

/** 255 is a multiple of five, so the bytes below it fall on each face equally often. */
const LIMIT = 255;

/** Is this a face of the die? */
export function isThrow(value: unknown): value is Throw {
  return DIE_FACES.some((face) => face === value);
}

/**
 * May this be a player's seed? Half a surrogate pair has no UTF-8, so two programs could turn it into different
 * bytes.
 */
export function isPlayerSeed(value: unknown): value is string {
  return typeof value === 'string' && !/\p{Surrogate}/u.test(value);
}

/** Throw `i`, counted from 0, from the HMAC-SHA-256 of seed and index: the same whenever it is asked for (S-DIE). */
export function throwAt(secret: Secret, playerSeed: string, i: number): Throw {
  const key = hexToBytes(secret);
  return firstThrow((k) => hmac(sha256, key, utf8ToBytes(`${playerSeed}:${i}:${k}`)));
}

/** The first byte below 255 decides, of all bytes of digest 0 in order, then of digest 1, and so on. */
export function firstThrow(digest: (k: number) => Uint8Array): Throw {
  for (let k = 0; ; k++) {
    const byte = digest(k).find((value) => value < LIMIT);
    if (byte !== undefined) return DIE_FACES[byte % DIE_FACES.length];
  }
}

/**
 * The dice with their secret, for whoever throws them. They do not count the throws, the match does: a takeback
 * cannot lead to another throw.
 */
export type FairDice = DiceTerms & { readonly secret: Secret };

/** What a player may know, the computer included: neither the secret nor a future throw can be reached from here. */
export type PublicDice = DiceTerms & {
  /** In order; `seen[i]` is throw `i`. */
  readonly seen: readonly Throw[];
};

/**
 * The dice of a secret and a seed. The player chooses `playerSeed` once the commitment was shown; it has to pass
 * `isPlayerSeed`.
 */
export function makeFairDice(secret: Secret, playerSeed: string): FairDice {
  return { secret, commit: commitTo(secret), playerSeed };
}

/** The throw after the first `thrown` ones: after a takeback the one that was seen before (S-DIE). */
export function nextThrow(dice: FairDice, thrown: number): Throw {
  return throwAt(dice.secret, dice.playerSeed, thrown);
}

/** What may be shown, and is agreed on, before the first throw. */
export function withoutSecret({ commit, playerSeed }: DiceTerms): DiceTerms {
  return { commit, playerSeed };
}

/** What a player may know after these throws: a copy, in which no later throw appears. */
export function publicDice(dice: DiceTerms, seen: readonly Throw[]): PublicDice {
  return { ...withoutSecret(dice), seen: [...seen] };
}
