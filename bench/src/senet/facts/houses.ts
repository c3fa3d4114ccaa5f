import { mixSeed } from '@tabuleiro/engine';
import { BEAUTY, LAST, WATER } from '@tabuleiro/senet';
import type { ExactValues } from '@tabuleiro/senet-engine';
import { winMany } from '../positions.js';

export type Sample = readonly [own: number, other: number];

/** The mean of a difference of chances over positions that are alike but for one thing. */
export type Gain = { readonly gain: number; readonly better: number; readonly positions: number };

/** Patterns that players speak of. */
export const PATTERNS = ['pair', 'wall', 'beauty', 'water'] as const;
export type Pattern = (typeof PATTERNS)[number];

export type HouseValues = {
  /** By house, 0 where no piece can stand: how much less likely a player wins with a piece there than with it off the board. */
  readonly behind: readonly number[];
  /** The player about to throw would be better off if the other one threw. */
  readonly waiting: number;
  readonly patterns: Readonly<Record<Pattern, Gain>>;
};

/** The last house of the common way, on which a piece can come no nearer to the water without danger. */
const SAFE_BEFORE_WATER = 21;

/** Looks up what positions of perfect games would be worth with one thing changed. */
export function measureHouses(table: ExactValues, samples: readonly Sample[], seed: number): HouseValues {
  const profiles = lookUpProfiles(table, samples, seed);
  const worths = fitHouses(profiles);
  const behind = Array.from(worths, (worth, house) =>
    house === 0 || house === WATER ? 0 : worths[0] - worth,
  );
  const compare = (left: (profile: Float64Array) => number, right: (profile: Float64Array) => number): Gain =>
    gainOf(profiles.map((profile) => left(profile) - right(profile)));
  const nearWater = (profile: Float64Array): number =>
    mean([...profile.subarray(SAFE_BEFORE_WATER + 1, BEAUTY)]);
  return {
    behind,
    waiting: shareWaiting(table, samples),
    patterns: {
      pair: measureRows(table, samples, 2),
      wall: measureRows(table, samples, 3),
      beauty: compare(
        (profile) => profile[BEAUTY],
        (profile) => profile[BEAUTY - 1],
      ),
      water: compare(nearWater, (profile) => profile[SAFE_BEFORE_WATER]),
    },
  };
}

/** For each sample: what it would be worth with one piece of the player, picked by chance, on each free house; at 0, off the board. */
function lookUpProfiles(
  table: ExactValues,
  samples: readonly Sample[],
  seed: number,
): readonly Float64Array[] {
  const owns: number[] = [];
  const others: number[] = [];
  const places: [sample: number, house: number][] = [];
  for (const [i, [own, other]] of samples.entries()) {
    const pieces = squaresOf(own);
    const rest = own & ~(1 << pieces[mixSeed(seed, i) % pieces.length]);
    for (let house = 0; house <= LAST; house++) {
      const bit = house === 0 ? 0 : 1 << house;
      if (house === WATER || ((rest | other) & bit) !== 0 || (rest | bit) === 0) continue;
      owns.push(rest | bit);
      others.push(other);
      places.push([i, house]);
    }
  }
  const wins = winMany(table, Int32Array.from(owns), Int32Array.from(others));
  // Without the last piece the game is won.
  const profiles = samples.map(() => new Float64Array(LAST + 1).fill(Number.NaN).fill(1, 0, 1));
  for (const [at, [i, house]] of places.entries()) profiles[i][house] = wins[at];
  return profiles;
}

/** Rounds after which nothing changes that is shown. */
const ROUNDS = 60;

/**
 * What each house is worth beside the others, by least squares: a value is that of the position plus that of the house. A plain mean
 * would compare different positions, since a house is free in some and taken in others.
 */
function fitHouses(profiles: readonly Float64Array[]): Float64Array {
  const worths = new Float64Array(LAST + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(LAST + 1);
    const counts = new Float64Array(LAST + 1);
    for (const profile of profiles) {
      const level = mean(Array.from(profile, (win, house) => win - worths[house]));
      for (let house = 0; house <= LAST; house++) {
        if (Number.isNaN(profile[house])) continue;
        sums[house] += profile[house] - level;
        counts[house]++;
      }
    }
    for (let house = 0; house <= LAST; house++) worths[house] = sums[house] / Math.max(1, counts[house]);
  }
  return worths;
}

/** Two or three pieces side by side against as many apart, the middle of them in the same place: the steps left are the same. */
function measureRows(table: ExactValues, samples: readonly Sample[], length: number): Gain {
  const owns: number[] = [];
  const others: number[] = [];
  for (const [own, other] of samples) {
    for (let first = 2; first + length < BEAUTY; first++) {
      const together = ((1 << length) - 1) << first;
      const [below, above] = [1 << (first - 1), 1 << (first + length)];
      const apart = (below | above | (together & ~(1 << first))) & ~(1 << (first + length - 1));
      const rest = own & ~together;
      const around = (below >> 1) | below | above | (above << 1);
      if ((own & together) !== together || (rest & around) !== 0 || (other & (below | above)) !== 0) continue;
      owns.push(own, rest | apart);
      others.push(other, other);
    }
  }
  const wins = winMany(table, Int32Array.from(owns), Int32Array.from(others));
  return gainOf(Array.from({ length: owns.length / 2 }, (_, i) => wins[2 * i] - wins[2 * i + 1]));
}

function shareWaiting(table: ExactValues, samples: readonly Sample[]): number {
  const own = Int32Array.from(samples, ([mine]) => mine);
  const other = Int32Array.from(samples, ([, theirs]) => theirs);
  const [throwing, waiting] = [winMany(table, own, other), winMany(table, other, own)];
  let count = 0;
  for (let i = 0; i < samples.length; i++) if (1 - waiting[i] > throwing[i] + 2 ** -15) count++;
  return count / samples.length;
}

function gainOf(differences: readonly number[]): Gain {
  const known = differences.filter((difference) => !Number.isNaN(difference));
  return {
    gain: mean(known),
    better: known.filter((difference) => difference > 0).length / Math.max(1, known.length),
    positions: known.length,
  };
}

/** Of what is known. */
function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}

function squaresOf(set: number): readonly number[] {
  return Array.from({ length: LAST }, (_, i) => i + 1).filter((square) => (set >> square) & 1);
}
