import {
  type FairDice,
  isPlayerSeed,
  makeFairDice,
  makeSecret,
  SECRET_BYTES,
  type Secret,
} from '@tabuleiro/match';

const PROPOSED_BYTES = 8;
/** The longest text that a record accepts. */
export const LONGEST_SEED = 1000;

/** Fills bytes with chance that nobody can foresee. */
type Draw = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

const drawBytes: Draw = (bytes) => crypto.getRandomValues(bytes);

/** S-DIE: drawn before the player's text is asked for. */
export function drawSecret(draw: Draw = drawBytes): Secret {
  return makeSecret(draw(new Uint8Array(SECRET_BYTES)));
}

/** A text for players who do not want to think of one. */
export function proposeSeed(draw: Draw = drawBytes): string {
  const bytes = draw(new Uint8Array(PROPOSED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The dice of a game, or undefined while the text cannot be used. */
export function agreeOnDice(secret: Secret, seed: string): FairDice | undefined {
  return isPlayerSeed(seed) && seed.length <= LONGEST_SEED ? makeFairDice(secret, seed) : undefined;
}
