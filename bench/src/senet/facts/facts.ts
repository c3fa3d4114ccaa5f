import { senet, THROWS } from '@tabuleiro/senet';
import type { ExactValues, SenetChooser } from '@tabuleiro/senet-engine';
import type { Truth } from '../../tune/senet/truth.js';
import { stateOf } from '../positions.js';
import { startOf } from './game.js';
import { type HouseValues, measureHouses } from './houses.js';
import { Kept } from './kept.js';
import { type Luck, measureLuck } from './luck.js';
import { describeMistake, findLargestMistake, type Mistake, worstOf } from './mistake.js';
import { bestOf, formatOption, optionsOf } from './options.js';
import { HABITS, type Habit, type HabitCost, playPerfectGames } from './perfectGames.js';
import { natural } from './players.js';

/** A move of the start, and what it costs against the best. */
export type FirstMove = { readonly move: string; readonly win: number; readonly cost: number };

/** What the table of a whole game tells; chances are those of the player in question to win, from 0 to 1. */
export type SenetFacts = {
  readonly pieces: number;
  readonly positions: number;
  readonly seed: number;
  /** The start with one piece a side, with two …: how likely the first player wins. */
  readonly starts: readonly number[];
  readonly start: string;
  /** By the first throw, from 1: every move, the best first. */
  readonly openings: readonly (readonly FirstMove[])[];
  readonly houses: HouseValues;
  readonly sampled: number;
  readonly games: number;
  readonly length: {
    readonly mean: number;
    readonly steps: number;
    readonly shortest: number;
    readonly longest: number;
    /** The middle half of all games. */
    readonly quarters: readonly [number, number];
    /** By tens of throws: the share of games. */
    readonly histogram: readonly number[];
  };
  /** What a throw changes on average, whichever way. */
  readonly swing: number;
  readonly choices: number;
  /** The share of choices in which it matters. */
  readonly real: number;
  readonly habits: Readonly<Record<Habit, HabitCost>>;
  readonly naturalMistake: Mistake;
  readonly largestMistake: Mistake;
  readonly luck: readonly Luck[];
};

export type FactSettings = {
  readonly table: Truth;
  /** What levels are made of. */
  readonly chooser: SenetChooser;
  readonly work: string;
  readonly seed: number;
  readonly games: number;
  readonly luckGames: number;
  readonly say: (line: string) => void;
};

const BIN = 10;

export function findFacts(settings: FactSettings): SenetFacts {
  const { table, chooser, seed, games, luckGames, say } = settings;
  const kept = new Kept(settings.work);
  const played = playPerfectGames(table, kept, seed, games, say);
  const houses = kept.get(`houses-${seed}-${games}`, () => measureHouses(table, played.sampled, seed));
  const largest = kept.get(`mistake-${seed}`, () => findLargestMistake(table, seed, say));
  const luck = measureLuck(table, chooser, kept, seed, luckGames, say);
  const [worst] = played.worst;
  const share = (cost: HabitCost): HabitCost => ({
    wrong: cost.wrong / played.choices,
    grave: cost.grave / played.choices,
    cost: cost.cost / played.choices,
  });
  const throws = played.lengths.reduce((sum, length) => sum + length, 0);
  return {
    ...{ pieces: table.pieces, positions: table.length, seed, games },
    starts: Array.from({ length: table.pieces }, (_, i) => {
      const { own, other } = startOf(i + 1);
      return table.win(own, other);
    }),
    start: senet.notation.formatPosition(stateOf(startOf(table.pieces))),
    openings: THROWS.map((die) => firstMoves(table, die)),
    houses,
    sampled: played.sampled.length,
    length: { ...describeLengths(played.lengths), steps: played.steps / games },
    swing: played.swing / throws,
    choices: played.choices / games,
    real: played.real / played.choices,
    habits: Object.fromEntries(HABITS.map((habit) => [habit, share(played.habits[habit])])) as Record<
      Habit,
      HabitCost
    >,
    naturalMistake: describeMistake(table, worst, worst.die, natural),
    largestMistake: describeMistake(table, largest.pair, largest.die, worstOf),
    luck,
  };
}

function firstMoves(table: ExactValues, die: number): readonly FirstMove[] {
  const options = optionsOf(table, startOf(table.pieces), die);
  const best = bestOf(options).win;
  return options
    .map((option) => ({ move: formatOption(option), win: option.win, cost: best - option.win }))
    .sort((a, b) => a.cost - b.cost);
}

function describeLengths(lengths: readonly number[]): Omit<SenetFacts['length'], 'steps'> {
  const sorted = [...lengths].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))];
  const bins = Math.floor(at(1) / BIN) + 1;
  return {
    mean: sorted.reduce((sum, length) => sum + length, 0) / sorted.length,
    shortest: at(0),
    longest: at(1),
    quarters: [at(0.25), at(0.75)],
    histogram: Array.from(
      { length: bins },
      (_, i) => sorted.filter((length) => Math.floor(length / BIN) === i).length / sorted.length,
    ),
  };
}
