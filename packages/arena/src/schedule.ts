import { mixSeed } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';
import { SeededRandom } from './chance.js';
import type { GameRules } from './game.js';
import { type Opening, openingsOf } from './openings.js';
import type { PlayerSpec } from './spec.js';

/** Two players who meet again and again. */
export type Pairing = {
  readonly game: GameId;
  readonly first: PlayerSpec;
  readonly second: PlayerSpec;
  readonly seed: number;
  readonly rules: GameRules;
};

/** One game of a pairing. */
export type Fixture = {
  readonly number: number;
  readonly opening: Opening;
  /** Does the first player of the pairing begin? */
  readonly isFirstAhead: boolean;
  readonly seed: number;
};

/** Two games from each opening, with sides changed; after the last opening the first comes again. */
export class Schedule {
  private readonly openings: readonly Opening[];
  private readonly seed: number;

  constructor(game: GameId, seed: number) {
    this.seed = seed;
    this.openings = new SeededRandom(mixSeed(seed, 1)).shuffle(openingsOf(game));
  }

  fixture(number: number): Fixture {
    const pair = Math.floor(number / 2);
    const opening = this.openings[pair % this.openings.length];
    return { number, opening, isFirstAhead: number % 2 === 0, seed: mixSeed(this.seed, 2, number) };
  }
}
