import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text in UTF-8, in hexadecimal. Synchronous, because a page on plain http has no `crypto.subtle`. */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
