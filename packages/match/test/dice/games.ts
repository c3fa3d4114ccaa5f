import {
  isSecret,
  makeFairDice,
  type Secret,
  type Throw,
  type Transcript,
  throwAt,
  transcriptOf,
} from '@tabuleiro/match';
import type { Random } from '@tabuleiro/testkit';

export function secretOf(hex: string): Secret {
  if (!isSecret(hex)) throw new Error(`not a secret: ${hex}`);
  return hex;
}

/** 32 bytes from a seed: fine for a test, never for a game. */
export function randomBytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: 32 }, () => random.below(256));
}

export const SECRET = secretOf('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

export const DICE = makeFairDice(SECRET, 'Ísis');

export function firstThrows(count: number, secret = SECRET, playerSeed = 'Ísis'): Throw[] {
  return Array.from({ length: count }, (_, i) => throwAt(secret, playerSeed, i));
}

/** Of a game with twelve throws. */
export const TRANSCRIPT: Transcript = transcriptOf(DICE, firstThrows(12));
