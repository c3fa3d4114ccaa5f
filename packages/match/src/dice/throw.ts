import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Secret } from './secret.js';

export const DIE_FACES = [1, 2, 3, 4, 5] as const;
export type Throw = (typeof DIE_FACES)[number];

/** 255 is a multiple of five, so the bytes below it fall on each face equally often. */
const LIMIT = 255;

export function isThrow(value: unknown): value is Throw {
  return DIE_FACES.some((face) => face === value);
}

/** A seed that two programs could turn into different bytes is none: half a surrogate pair has no UTF-8. */
export function isPlayerSeed(value: unknown): value is string {
  return typeof value === 'string' && !/\p{Surrogate}/u.test(value);
}

/** Throw `i`, counted from 0: the same whenever it is asked for (S-DIE). */
export function throwAt(secret: Secret, playerSeed: string, i: number): Throw {
  const key = hexToBytes(secret);
  return firstThrow((k) => hmac(sha256, key, utf8ToBytes(`${playerSeed}:${i}:${k}`)));
}

/** The first byte below 255 decides: through all bytes of digest 0 in order, then of digest 1, and so on. */
export function firstThrow(digest: (k: number) => Uint8Array): Throw {
  for (let k = 0; ; k++) {
    const byte = digest(k).find((value) => value < LIMIT);
    if (byte !== undefined) return DIE_FACES[byte % DIE_FACES.length];
  }
}
