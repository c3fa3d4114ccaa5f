import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { textUpTo, type Validator } from '@tabuleiro/match';

/** Names a match in links and messages: 32 hexadecimal digits. Whoever knows it may watch, where watching is allowed. */
export type MatchId = string;
/** The secret of a seat (O-SEAT): 16 random bytes as 32 hexadecimal digits, made on the player's device. */
export type SeatToken = string;
/** An invitation (O-LINK), to be sent or said aloud: eight letters and digits. */
export type InviteCode = string;

/** Random bytes, as good as the secrets made of them. */
export type RandomBytes = (count: number) => Uint8Array;

const KEY_BYTES = 16;
const HEX_32 = '^[0-9a-f]{32}$';
/** No vowels, so that no code is a word; nothing that looks or sounds like another one in both languages. */
const CODE_LETTERS = '23456789BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 8;

export const matchIdValidator: Validator<MatchId> = textUpTo(32, HEX_32);
export const tokenValidator: Validator<SeatToken> = textUpTo(32, HEX_32);
/** A player's part of the dice (O-DICE), and the commitment to it. */
export const seedValidator: Validator<string> = textUpTo(32, HEX_32);
export const sealValidator: Validator<string> = textUpTo(64, '^[0-9a-f]{64}$');
export const codeValidator: Validator<InviteCode> = textUpTo(
  CODE_LENGTH,
  `^[${CODE_LETTERS}]{${CODE_LENGTH}}$`,
);

/** A new secret of a seat, or a player's part of the dice. */
export function makeKey(random: RandomBytes): string {
  return bytesToHex(random(KEY_BYTES));
}

/** What a server keeps of a secret: nobody who reads its disk can sit down with it. */
export function hashOf(text: string): string {
  return bytesToHex(digest(text));
}

/** O-DICE: the commitment to a player's seed is the SHA-256 of its digits. */
export function sealOf(seed: string): string {
  return hashOf(seed);
}

/**
 * The id of the match that somebody with this secret creates. It follows from the secret, so that a request to create that is
 * sent again, because its answer was lost, creates nothing twice.
 */
export function matchIdOf(token: SeatToken): MatchId {
  return hashOf(`match ${token}`).slice(0, 32);
}

/** The invitation to that match. */
export function inviteCodeOf(token: SeatToken): InviteCode {
  const bytes = digest(`invite ${token}`);
  const letter = (i: number): string =>
    CODE_LETTERS[(bytes[2 * i] * 256 + bytes[2 * i + 1]) % CODE_LETTERS.length];
  return Array.from({ length: CODE_LENGTH }, (_, i) => letter(i)).join('');
}

/** `K7QF-3M9X`: as people read it. */
export function formatInviteCode(code: InviteCode): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** The code that somebody typed, in any case and with any gaps; undefined where it is none. */
export function parseInviteCode(text: string): InviteCode | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return codeValidator.check(code, '') === undefined ? code : undefined;
}

function digest(text: string): Uint8Array {
  return sha256(utf8ToBytes(text));
}
