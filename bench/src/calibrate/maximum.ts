import { cpus, loadavg } from 'node:os';
import type { PlayerSpec } from '@tabuleiro/arena';
import { LEVELS } from '@tabuleiro/engine';
import { encounterOf } from './encounter.js';
import type { Pairings } from './pairings.js';
import { anchorName, levelName, limitedStockfish } from './plan.js';
import type { Step } from './report.js';
import { type Encounter, type Estimate, solveRatings } from './solve.js';

/** Positions for each move at which "máximo" is measured; each meets the one before, the first the highest level. */
const POSITIONS = [500, 1_000, 2_000, 4_000, 8_000, 16_000] as const;
/** From here on games are long, and fewer will do; never fewer than this. */
const LONG = 4_000;
const LEAST_GAMES = 16;
/** Where Stockfish is given, these of them meet it at a `UCI_Elo`: a chain of games among relatives alone grows too long. */
const ANCHORED: ReadonlyMap<number, number> = new Map([
  [2_000, 1700],
  [16_000, 2200],
]);

/** How strong "máximo" is by the number of positions it looks at: what a device makes of it depends on its speed. */
export type Maximum = {
  readonly date: string;
  readonly load: string;
  readonly steps: readonly Step[];
  readonly ratings: readonly MaximumRating[];
};

export type MaximumRating = Estimate & { readonly positions: number };

type Player = readonly [name: string, spec: PlayerSpec];

/** Plays the numbers of positions against each other. `highest` is the highest level with its Elo, which is taken as known. */
export async function measureMaximum(
  pairings: Pairings,
  highest: { readonly spec: PlayerSpec; readonly elo: number },
  games: number,
  stockfish: string | undefined,
): Promise<Maximum> {
  const level = levelName(LEVELS[LEVELS.length - 1]);
  const players = POSITIONS.map((positions): Player => [nameOf(positions), pairings.search(positions)]);
  const others: Player[] = [[level, highest.spec], ...players.slice(0, -1)];
  const fewer = POSITIONS.map((positions) => gamesAt(positions, games));
  const meetings = players.map((player, i) => [player, others[i], fewer[i]] as const);
  const anchors = new Map([[level, highest.elo]]);
  POSITIONS.forEach((positions, i) => {
    const elo = ANCHORED.get(positions);
    if (stockfish === undefined || elo === undefined) return;
    anchors.set(anchorName(elo), elo);
    meetings.push([players[i], [anchorName(elo), limitedStockfish(stockfish, elo)], games]);
  });
  const steps: Step[] = [];
  const encounters: Encounter[] = [];
  for (const [[first, own], [second, other], count] of meetings) {
    const { standing } = await pairings.play(`${first} – ${second}`, [own, other], count);
    if (standing.rating === undefined) throw new Error(`${first} – ${second}: no game was played`);
    steps.push({ first, second, tally: standing.tally, rating: standing.rating });
    encounters.push(encounterOf(first, second, standing));
  }
  const estimates = solveRatings(encounters, anchors);
  return {
    date: new Date().toISOString().slice(0, 10),
    load: `load average ${loadavg()[0].toFixed(2)} on ${cpus().length} cores`,
    steps,
    ratings: POSITIONS.map((positions) => ({
      positions,
      ...(estimates.get(nameOf(positions)) ?? { elo: Number.NaN, margin: Number.NaN }),
    })),
  };
}

/** An even number: each opening is played with both colours. */
function gamesAt(positions: number, games: number): number {
  return Math.max(LEAST_GAMES, Math.ceil((games * Math.min(1, LONG / positions)) / 2) * 2);
}

function nameOf(positions: number): string {
  return `nodes:${positions}`;
}
