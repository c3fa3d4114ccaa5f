import { crc32, fail, ok, type Result } from '@tabuleiro/game';
import type { ShareError } from './shareError.js';

/*
 * The form of a share code: the version as one digit, then in base64url a CRC-32, the number of bytes that
 * follow, and these.
 */

/** The version that is written. Links of every version are read for ever. */
export const SHARE_VERSION = '1';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CRC_BYTES = 4;
/** Of a length: seven bits a byte, the low ones first. */
const MORE = 128;
const MOST_LENGTH_BYTES = 3;
/** Longer codes are not looked at. */
const MOST_LETTERS = 2 ** 21;

/** The bytes of a code, and what is wrong with it. */
export type ShareBytes = {
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
  readonly isSound: boolean;
};

export function formatShareCode(bytes: Uint8Array): string {
  const head = [crc32(bytes), crc32(bytes) >>> 8, crc32(bytes) >>> 16, crc32(bytes) >>> 24];
  let length = bytes.length;
  for (; length >= MORE; length = Math.floor(length / MORE)) head.push((length % MORE) + MORE);
  return SHARE_VERSION + formatBase64([...head.map((byte) => byte & 255), length, ...bytes]);
}

/** Blanks within a code are ignored, and so is what follows its end, such as a full stop. */
export function parseShareCode(code: string): Result<ShareBytes, ShareError> {
  const packed = code.slice(0, MOST_LETTERS).replace(/\s+/g, '');
  const version = packed.charAt(0);
  if (!/^[1-9][\w-]{7}/.test(packed))
    return fail({ code: packed.startsWith(SHARE_VERSION) ? 'cut-off' : 'not-shared' });
  if (version !== SHARE_VERSION) return fail({ code: 'newer-share', version });
  const all = parseBase64(packed.slice(1));
  const length = readLength(all);
  if (length === undefined) return fail({ code: 'damaged' });
  const bytes = all.subarray(length.end, length.end + length.value);
  const written = (all[0] | (all[1] << 8) | (all[2] << 16) | (all[3] << 24)) >>> 0;
  return ok({ bytes, isCut: bytes.length < length.value, isSound: crc32(bytes) === written });
}

function readLength(bytes: Uint8Array): { readonly value: number; readonly end: number } | undefined {
  let value = 0;
  for (let i = 0; i < MOST_LENGTH_BYTES; i++) {
    const byte = bytes.at(CRC_BYTES + i);
    if (byte === undefined) return undefined;
    value += (byte % MORE) * MORE ** i;
    if (byte < MORE) return { value, end: CRC_BYTES + i + 1 };
  }
  return undefined;
}

function formatBase64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first, second = 0, third = 0] = bytes.slice(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const letters = Math.min(3, bytes.length - at) + 1;
    for (let i = 0; i < letters; i++) text += LETTERS[(bits >> (18 - 6 * i)) & 63];
  }
  return text;
}

/** The bytes up to the first letter that is none of these. */
function parseBase64(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) break;
    bits = (bits << 6) | value;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 255);
    bits &= (1 << held) - 1;
  }
  return Uint8Array.from(bytes);
}
