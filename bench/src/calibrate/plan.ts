import type { PlayerSpec } from '@tabuleiro/arena';
import { LEVELS, type Level } from '@tabuleiro/engine';

/** One pairing of a calibration. `first` and `second` are names in the table of ratings. */
export type Meeting = {
  readonly first: string;
  readonly second: string;
  readonly specs: readonly [PlayerSpec, PlayerSpec];
  readonly games: number;
};

/** `UCI_Elo` of Stockfish 15.1 goes no lower. */
const LEAST_ELO = 1350;
/** Milliseconds a move: a limited Stockfish chooses at a fixed shallow depth and is no stronger with more. */
const ENGINE_MS = 40;
/** Levels from here on are strong enough to meet Stockfish, and the Elo of those it is limited to. */
const ANCHORED: readonly (readonly [Level, readonly number[]])[] = [
  [8, [1350]],
  [9, [1350]],
  [10, [1350, 1500]],
];

export function levelName(level: Level): string {
  return `level:${level}`;
}

/** Each level against the next, and where Stockfish is given the upper ones against it. */
export function planMeetings(
  games: number,
  specOf: (level: Level) => PlayerSpec,
  stockfish: string | undefined,
): readonly Meeting[] {
  const steps = LEVELS.slice(1).map((level): Meeting => {
    const below = LEVELS[level - 2];
    return {
      first: levelName(level),
      second: levelName(below),
      specs: [specOf(level), specOf(below)],
      games,
    };
  });
  return stockfish === undefined ? steps : [...steps, ...anchorMeetings(games, specOf, stockfish)];
}

function anchorMeetings(games: number, specOf: (level: Level) => PlayerSpec, command: string): Meeting[] {
  return ANCHORED.flatMap(([level, elos]) =>
    elos.map((elo) => ({
      first: levelName(level),
      second: anchorName(elo),
      specs: [specOf(level), limitedStockfish(command, elo)] as const,
      games: Math.ceil(games / 4 / 2) * 2,
    })),
  );
}

export function anchorName(elo: number): string {
  return `stockfish:${elo}`;
}

/** What is known before any game: the Elo that Stockfish is limited to, or the first level's by convention. */
export function anchorsOf(stockfish: string | undefined): ReadonlyMap<string, number> {
  if (stockfish === undefined) return new Map([[levelName(1), CONVENTION]]);
  const elos = ANCHORED.flatMap(([, list]) => list);
  return new Map(elos.map((elo) => [anchorName(elo), elo]));
}

/** The Elo of the first level where nothing else gives a scale. */
export const CONVENTION = 500;

export function limitedStockfish(command: string, elo: number): PlayerSpec {
  return {
    kind: 'uci',
    command,
    effort: { ms: ENGINE_MS },
    options: {
      UCI_LimitStrength: 'true',
      UCI_Elo: String(Math.max(LEAST_ELO, elo)),
      Threads: '1',
      Hash: '16',
    },
  };
}
