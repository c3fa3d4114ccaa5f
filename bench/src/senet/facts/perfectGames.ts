import { type ExactValues, MISTAKE } from '@tabuleiro/senet-engine';
import type { Pair } from '../positions.js';
import { playGame } from './game.js';
import type { Kept } from './kept.js';
import { bestOf, type Option } from './options.js';
import { byChance, type Choose, foremost, hindmost, natural, perfect } from './players.js';

/** A choice that gives away more than this is wrong: a win in a thousand games. */
export const WRONG = 0.001;

/** Simple ways to choose, which many people follow. */
export const HABITS = ['natural', 'foremost', 'hindmost', 'chance'] as const;
export type Habit = (typeof HABITS)[number];
const CHOOSE: Readonly<Record<Habit, Choose>> = { natural, foremost, hindmost, chance: byChance };

/** What following a habit costs in positions of perfect games. */
export type HabitCost = { readonly wrong: number; readonly grave: number; readonly cost: number };

export type Choice = Pair & { readonly die: number; readonly cost: number };

/** What was seen in some perfect games. */
export type PerfectGames = {
  readonly lengths: readonly number[];
  readonly steps: number;
  readonly firstWins: number;
  readonly swing: number;
  readonly choices: number;
  /** Choices in which the moves differ by more than `WRONG`. */
  readonly real: number;
  readonly habits: Readonly<Record<Habit, HabitCost>>;
  /** Positions before a throw, some of each game. */
  readonly sampled: readonly (readonly [own: number, other: number])[];
  /** The natural moves that cost most. */
  readonly worst: readonly Choice[];
};

const GAMES_PER_CHUNK = 50;
/** Of so many positions one is sampled: neighbours are much alike. */
const SPREAD = 7;
const MOST_WORST = 10;

/** Plays perfect games, some at a time. */
export function playPerfectGames(
  table: ExactValues,
  kept: Kept,
  seed: number,
  games: number,
  say: (line: string) => void,
): PerfectGames {
  const chunks: PerfectGames[] = [];
  for (let first = 0; first < games; first += GAMES_PER_CHUNK) {
    const count = Math.min(GAMES_PER_CHUNK, games - first);
    chunks.push(kept.get(`perfect-${seed}-${first}-${count}`, () => playChunk(table, seed, first, count)));
    say(`perfect games: ${first + count} of ${games}`);
  }
  return chunks.reduce(join);
}

function playChunk(table: ExactValues, seed: number, first: number, count: number): PerfectGames {
  const sampled: [number, number][] = [];
  const worst: Choice[] = [];
  const habits = new Map(HABITS.map((habit) => [habit, { wrong: 0, grave: 0, cost: 0 }]));
  let [choices, real, steps, swing, firstWins] = [0, 0, 0, 0, 0];
  const onChoice = (pair: Pair, die: number, options: readonly Option[]): void => {
    choices++;
    const best = bestOf(options).win;
    if (best - Math.min(...options.map(({ win }) => win)) > WRONG) real++;
    for (const [habit, sums] of habits) {
      const cost = best - CHOOSE[habit](options, pair, die, choices * 7919).win;
      sums.cost += cost;
      if (cost > WRONG) sums.wrong++;
      if (cost >= MISTAKE) sums.grave++;
      if (habit === 'natural') worst.push({ ...pair, die, cost });
    }
  };
  const onThrow = (pair: Pair, throws: number): void => {
    if (throws % SPREAD === SPREAD - 1) sampled.push([pair.own, pair.other]);
  };
  const lengths = Array.from({ length: count }, (_, i) => {
    const played = playGame(table, [perfect, perfect], seed, first + i, { onThrow, onChoice });
    steps += played.steps;
    swing += played.swing;
    if (played.winner === 0) firstWins++;
    return played.throws;
  });
  return {
    ...{ lengths, steps, firstWins, swing, choices, real, sampled },
    habits: Object.fromEntries(habits) as Record<Habit, HabitCost>,
    worst: mostOf(worst),
  };
}

function mostOf(choices: readonly Choice[]): readonly Choice[] {
  return [...choices].sort((a, b) => b.cost - a.cost).slice(0, MOST_WORST);
}

function join(one: PerfectGames, other: PerfectGames): PerfectGames {
  const habits = HABITS.map((habit) => {
    const [a, b] = [one.habits[habit], other.habits[habit]];
    return [habit, { wrong: a.wrong + b.wrong, grave: a.grave + b.grave, cost: a.cost + b.cost }] as const;
  });
  return {
    lengths: [...one.lengths, ...other.lengths],
    steps: one.steps + other.steps,
    firstWins: one.firstWins + other.firstWins,
    swing: one.swing + other.swing,
    choices: one.choices + other.choices,
    real: one.real + other.real,
    habits: Object.fromEntries(habits) as Record<Habit, HabitCost>,
    sampled: [...one.sampled, ...other.sampled],
    worst: mostOf([...one.worst, ...other.worst]),
  };
}
