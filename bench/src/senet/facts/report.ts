import { LAST, WATER } from '@tabuleiro/senet';
import { MISTAKE } from '@tabuleiro/senet-engine';
import { drawPlot } from '../../plot.js';
import type { SenetFacts } from './facts.js';
import { PATTERNS, type Pattern } from './houses.js';
import type { Rival } from './luck.js';
import type { Mistake } from './mistake.js';
import { HABITS, type Habit, WRONG } from './perfectGames.js';

const PATTERN_NAMES: Readonly<Record<Pattern, string>> = {
  pair: 'two side by side (x, x+1) rather than apart (x−1, x+2), as many steps from home',
  wall: 'three in a row (x, x+1, x+2) rather than apart (x−1, x+1, x+3)',
  beauty: 'a piece on 26 rather than on 25',
  water: 'a piece before the water (22 to 25, the mean) rather than on 21',
};
const HABIT_NAMES: Readonly<Record<Habit, string>> = {
  natural: 'natural: a piece off the board, else a swap, else the foremost piece, not into the water',
  foremost: 'always the foremost piece',
  hindmost: 'always the hindmost piece',
  chance: 'any move, by chance',
};
const RIVAL_NAMES: Readonly<Record<Rival, string>> = {
  chance: 'any move, by chance',
  natural: 'the natural move',
  'level-1': 'level 1',
  'level-5': 'level 5',
  'level-10': 'level 10',
};

/** Plots by the names of their files. */
export function drawFacts(facts: SenetFacts): ReadonlyMap<string, string> {
  const { houses, length, games } = facts;
  const points = houseNumbers().map((house) => [house, 100 * houses.behind[house]] as const);
  return new Map([
    [
      'houses.svg',
      drawPlot({
        title: 'How far a piece is behind one that is off the board',
        x: 'house',
        y: 'points of winning chance',
        lines: [{ name: 'mean of perfect games', points }],
      }),
    ],
    [
      'length.svg',
      drawPlot({
        title: `How long ${games.toLocaleString('en')} perfect games are`,
        x: 'throws (tens)',
        y: 'per cent of the games',
        lines: [
          { name: 'games', points: length.histogram.map((share, i) => [10 * i + 5, 100 * share] as const) },
        ],
      }),
    ],
  ]);
}

export function houseNumbers(): readonly number[] {
  return Array.from({ length: LAST }, (_, i) => i + 1).filter((house) => house !== WATER);
}

export function formatFacts(facts: SenetFacts): string {
  const { pieces, positions, seed, games, sampled } = facts;
  return [
    '# Senet solved',
    '',
    `Made by \`npm run senet-facts -- --table senet-${pieces}.bin --write\` from the exact table of ${pieces} pieces a side (${positions.toLocaleString('en')} positions, [senet-solver.md](senet-solver.md)). Nothing`,
    'here is typed by hand. A chance is how likely a player wins if both play perfectly from there; a point is a hundredth of it. Means are over',
    `positions of ${games.toLocaleString('en')} perfect games (seed ${seed}), or over ${sampled.toLocaleString('en')} of them, one throw in seven.`,
    '',
    ...formatStart(facts),
    ...formatHouses(facts),
    ...formatHabits(facts),
    ...formatMistakes(facts),
    ...formatLuck(facts),
    ...formatLength(facts),
  ].join('\n');
}

function formatStart({ starts, openings, start }: SenetFacts): string[] {
  return [
    '## The start',
    '',
    `\`${start}\` is worth **${chance(starts[starts.length - 1])}** to the player who begins. With fewer pieces, alternating from house 1 on as usual:`,
    '',
    `| pieces a side | ${starts.map((_, i) => i + 1).join(' | ')} |`,
    `| --- | ${starts.map(() => '---:').join(' | ')} |`,
    `| chance of the first player | ${starts.map(chance).join(' | ')} |`,
    '',
    'The best first move for every throw, and what the others cost:',
    '',
    '| throw | best | chance after it | others (points lost) |',
    '| ---: | --- | ---: | --- |',
    ...openings.map(([best, ...others], i) => {
      const costs = others.map(({ move, cost }) => `${move} (${points(cost)})`);
      return `| ${i + 1} | ${best.move} | ${chance(best.win)} | ${costs.join(', ')} |`;
    }),
    '',
  ];
}

function formatHouses({ houses }: SenetFacts): string[] {
  const numbers = houseNumbers();
  return [
    '## What a house is worth',
    '',
    'A piece of the player about to throw, picked by chance, is put on each free house in turn and off the board, everything else staying as it is.',
    'The plot shows by how many points the chance is lower than with that piece off the board: the lower, the better the house. Houses are compared within the same positions (least squares: a',
    'chance is that of the position plus that of the house), since a house is free in some and taken in others.',
    '',
    `![By house, how many points a piece is behind one that is off the board: ${describeHouses(houses.behind)}](senet-solved/houses.svg)`,
    '',
    `| house | ${numbers.join(' | ')} |`,
    `| --- | ${numbers.map(() => '---:').join(' | ')} |`,
    `| points behind | ${numbers.map((house) => points(houses.behind[house], 1)).join(' | ')} |`,
    '',
    '| pattern | worth in points | better in | positions |',
    '| --- | ---: | ---: | ---: |',
    ...PATTERNS.map((pattern) => {
      const { gain, better, positions } = houses.patterns[pattern];
      return `| ${PATTERN_NAMES[pattern]} | ${signed(gain)} | ${percent(better)} | ${positions.toLocaleString('en')} |`;
    }),
    '',
    `In ${percent(houses.waiting)} of the positions the player about to throw would rather leave the throw to the other one: a move is compulsory.`,
    '',
  ];
}

function describeHouses(behind: readonly number[]): string {
  return [1, 10, 20, 25, 26, 28, 29, 30].map((house) => `${points(behind[house], 1)} on ${house}`).join(', ');
}

function formatHabits({ habits, choices, real }: SenetFacts): string[] {
  return [
    '## How often the natural move is wrong',
    '',
    `A perfect game has ${choices.toFixed(1)} choices between several moves; in ${percent(real)} of them the best and the worst differ by more than ${points(WRONG, 1)} points. A move is`,
    `wrong here if it costs more than ${points(WRONG, 1)} points (a win in a thousand games), grave from ${points(MISTAKE, 0)} points on.`,
    '',
    '| how one chooses | wrong | grave | points lost a choice |',
    '| --- | ---: | ---: | ---: |',
    ...HABITS.map((habit) => {
      const { wrong, grave, cost } = habits[habit];
      return `| ${HABIT_NAMES[habit]} | ${percent(wrong)} | ${percent(grave)} | ${points(cost)} |`;
    }),
    '',
  ];
}

function formatMistakes({ naturalMistake, largestMistake, games }: SenetFacts): string[] {
  const tell = ({ position, best, played, bestWin, playedWin }: Mistake): string =>
    `\`${position}\`: ${played} leaves ${chance(playedWin)}, ${best} has ${chance(bestWin)}: ${points(bestWin - playedWin, 1)} points`;
  return [
    '## The largest mistakes',
    '',
    `- The largest mistake that we know of: ${tell(largestMistake)}. It was found by climbing, from the best of many positions that chance picked,`,
    '  one piece at a time; not all positions were looked at, so that a larger one may exist, and no game need ever come to this one.',
    `- The natural move that cost most in ${games.toLocaleString('en')} perfect games: ${tell(naturalMistake)}.`,
    '',
  ];
}

function formatLuck({ luck, swing }: SenetFacts): string[] {
  return [
    '## How much of a game is luck',
    '',
    'From throw to throw and from choice to choice the chance of a player changes. What a throw adds (the chance with the best move for it, less the chance before it) is luck; what a',
    'choice gives away is (lack of) skill. A result is the chance at the start, plus all luck, less all that was given away, plus what the other one gave away. The share of luck is the variance of',
    'the luck of a game, divided by the sum of that and of the variance of what choices gave away. Between two perfect players everything is luck, and a throw changes the chance by',
    `${points(swing, 1)} points on average. Games of the perfect player against others, both beginning equally often with the same throws:`,
    '',
    '| against | the perfect player wins | share of luck | points the other loses a choice | games |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...luck.map(
      ({ rival, wins, margin, luckShare, lossPerChoice, games }) =>
        `| ${RIVAL_NAMES[rival]} | ${percent(wins)} ± ${percent(margin)} | ${percent(luckShare)} | ${points(lossPerChoice)} | ${games} |`,
    ),
    '',
    'Wins are not counted: throws are fair, so that a game is worth half a win and what the other one gives away, which is known far better from as many games.',
    '',
  ];
}

function formatLength({ length, games }: SenetFacts): string[] {
  const { mean, steps, shortest, longest, quarters } = length;
  return [
    '## How long a perfect game is',
    '',
    `${mean.toFixed(1)} throws on average with ${steps.toFixed(1)} moves; half of all games take ${quarters[0]} to ${quarters[1]} throws. Of ${games.toLocaleString('en')} games the shortest took ${shortest}, the longest ${longest}.`,
    '',
    `![Share of games by tens of throws: most take ${quarters[0]} to ${quarters[1]}, few more than ${Math.round(quarters[1] * 1.5)}](senet-solved/length.svg)`,
    '',
  ];
}

function chance(win: number): string {
  return win.toFixed(4);
}

function points(difference: number, digits = 2): string {
  return (100 * difference).toFixed(digits);
}

function signed(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${points(Math.abs(difference))}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
