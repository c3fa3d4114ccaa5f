import { mixSeed } from '@tabuleiro/engine';
import type { GameId, Player } from '@tabuleiro/game';
import { type Opening, openingsOf } from '../openings/openings.js';
import type { PlayerSpec } from '../players/spec.js';
import { SeededRandom } from '../seededRandom.js';
import type { ArenaReason } from './ending.js';
import type { GameRules } from './playGame.js';

/** Two players who meet in a match. Its JSON is the first line of a results file. */
export type Pairing = {
  readonly game: GameId;
  readonly first: PlayerSpec;
  readonly second: PlayerSpec;
  readonly seed: number;
  readonly rules: GameRules;
  /** The checksum of the network that a player has because its game is shipped with it. */
  readonly network?: number;
};

/** One game of a pairing. */
export type Fixture = {
  readonly number: number;
  readonly opening: Opening;
  /** Does the first player of the pairing have the first move? */
  readonly isFirstAhead: boolean;
  readonly seed: number;
};

/** A finished game of a match, as plain data: its JSON is a line of a results file. */
export type GameResult = {
  readonly number: number;
  readonly isFirstAhead: boolean;
  /** The points of the first player of the pairing. */
  readonly points: 0 | 0.5 | 1;
  readonly winner?: Player;
  readonly reason: ArenaReason;
  readonly moves: readonly string[];
};

/** Two games from each opening, with colours reversed; after the last opening the first comes again. */
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
