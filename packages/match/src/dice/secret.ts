import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

declare const secretBrand: unique symbol;

/** 32 random bytes as 64 lower-case hex digits. A type of its own, so that no other text passes for one. */
export type Secret = string & { readonly [secretBrand]: true };

export const SECRET_BYTES = 32;

const HEX = /^[0-9a-f]{64}$/;

/** Is this the text of 32 bytes, such as a secret or a commit? */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

export function isSecret(value: unknown): value is Secret {
  return isHex(value);
}

/** Requires 32 bytes that nobody can foresee. */
export function makeSecret(bytes: Uint8Array): Secret {
  const text = bytesToHex(bytes);
  if (!isSecret(text)) throw new Error(`a secret has ${SECRET_BYTES} bytes, not ${bytes.length}`);
  return text;
}

/** Shown before the first throw: it binds whoever holds the secret and tells nothing about it. */
export function commitTo(secret: Secret): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}
