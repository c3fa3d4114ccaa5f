import type { DiceTerms } from '../setup.js';
import { commitTo, type Secret } from './secret.js';
import { type Throw, throwAt } from './throw.js';

/**
 * The dice with their secret, for whoever throws them. They hold no place in the sequence: how many throws were made
 * is told by the match, so nothing that goes back in the match can roll anew.
 */
export type FairDice = DiceTerms & { readonly secret: Secret };

/** What a player may know, the computer included: no way leads from here to the secret or to a throw to come. */
export type PublicDice = DiceTerms & {
  /** In order; `seen[i]` is throw `i`. */
  readonly seen: readonly Throw[];
};

/** `playerSeed` is chosen after the commit was shown; it has to pass `isPlayerSeed`. */
export function makeFairDice(secret: Secret, playerSeed: string): FairDice {
  return { secret, commit: commitTo(secret), playerSeed };
}

/** The throw after the first `thrown` ones: after a takeback the one that was seen (S-DIE). */
export function nextThrow(dice: FairDice, thrown: number): Throw {
  return throwAt(dice.secret, dice.playerSeed, thrown);
}

/** What may be shown and agreed on before the first throw. */
export function withoutSecret({ commit, playerSeed }: DiceTerms): DiceTerms {
  return { commit, playerSeed };
}

/** A copy: whoever holds it sees no later throw appear in it. */
export function publicDice(dice: DiceTerms, seen: readonly Throw[]): PublicDice {
  return { ...withoutSecret(dice), seen: [...seen] };
}
