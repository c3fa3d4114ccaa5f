import type { ExactValues, SenetChooser } from '@tabuleiro/senet-engine';
import { type PlayedGame, playGame } from './game.js';
import type { Kept } from './kept.js';
import { atLevel, byChance, type Choose, natural, perfect } from './players.js';

/** Who plays against the perfect player. */
export const RIVALS = ['chance', 'natural', 'level-1', 'level-5', 'level-10'] as const;
export type Rival = (typeof RIVALS)[number];

/**
 * Luck and skill of games of the perfect player against a rival. A result is where the game stood at its beginning, and what throws
 * and choices added to that: their variances tell how much of it was luck.
 */
export type Luck = {
  readonly rival: Rival;
  readonly games: number;
  /** The share of games that the perfect player wins, with half of the 95 % interval; both begin equally often. */
  readonly wins: number;
  readonly margin: number;
  readonly luckShare: number;
  /** What the rival gives away in a choice. */
  readonly lossPerChoice: number;
};

const GAMES_PER_CHUNK = 25;
const NINETY_FIVE = 1.959964;

/** As the perfect player sees a game: `skill` is what the rival gave away. */
type Seen = { readonly luck: number; readonly skill: number; readonly choices: number };

export function measureLuck(
  table: ExactValues,
  chooser: SenetChooser,
  kept: Kept,
  seed: number,
  games: number,
  say: (line: string) => void,
): readonly Luck[] {
  const choosers: Readonly<Record<Rival, Choose>> = {
    chance: byChance,
    natural,
    'level-1': atLevel(chooser, 1),
    'level-5': atLevel(chooser, 5),
    'level-10': atLevel(chooser, 10),
  };
  return RIVALS.map((rival) => {
    const seen: Seen[] = [];
    for (let first = 0; first < games; first += GAMES_PER_CHUNK) {
      const count = Math.min(GAMES_PER_CHUNK, games - first);
      seen.push(
        ...kept.get(`luck-${rival}-${seed}-${first}-${count}`, () =>
          Array.from({ length: count }, (_, i) => playAgainst(table, choosers[rival], seed, first + i)),
        ),
      );
      say(`perfect against ${rival}: ${first + count} of ${games}`);
    }
    return sumUp(rival, seen);
  });
}

/** The perfect player begins in the even games; two games share their throws. */
function playAgainst(table: ExactValues, rival: Choose, seed: number, game: number): Seen {
  const own = game % 2;
  const players: [Choose, Choose] = own === 0 ? [perfect, rival] : [rival, perfect];
  const played: PlayedGame = playGame(table, players, seed, game >> 1);
  return {
    luck: played.luck[own] - played.luck[1 - own],
    skill: played.loss[1 - own],
    choices: played.choices[1 - own],
  };
}

/**
 * Throws are fair, so that luck adds nothing in the long run: a game is worth half a win and what the rival gives away. That is
 * known far better from the same games than a count of wins.
 */
function sumUp(rival: Rival, seen: readonly Seen[]): Luck {
  const luck = varianceOf(seen.map((game) => game.luck));
  const skill = varianceOf(seen.map((game) => game.skill));
  const sum = (of: (game: Seen) => number): number => seen.reduce((all, game) => all + of(game), 0);
  return {
    rival,
    games: seen.length,
    wins: 0.5 + sum((game) => game.skill) / seen.length,
    margin: NINETY_FIVE * Math.sqrt(skill / seen.length),
    luckShare: luck / (luck + skill),
    lossPerChoice:
      sum((game) => game.skill) /
      Math.max(
        1,
        sum((game) => game.choices),
      ),
  };
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
