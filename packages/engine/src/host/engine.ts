import type { GameId } from '@tabuleiro/game';
import type { Level } from '../level/levels.js';
import type { ResourceProblem } from '../resourceProblem.js';
import type { SearchInfo, SearchSignal } from '../searchTypes.js';
import type { Clock } from '../timeManagement.js';
import type { EngineAnswer, GameLine } from './gameLine.js';

/** What limits an analysis. Without any limit it goes on until it is aborted. */
export type AnalysisLimits = {
  readonly depth?: number;
  /** Nodes of the first thread. */
  readonly nodes?: number;
  /** Stops when a mate in so many moves is found. */
  readonly mate?: number;
  /** How many root moves get a line of their own; 1 by default. */
  readonly multiPv?: number;
  /** Only these root moves are searched; an empty list means all. */
  readonly moves?: readonly string[];
  /** Milliseconds. */
  readonly moveTime?: number;
  readonly clock?: Clock;
};

/** A principal variation of an analysis under way. */
export type AnalysisInfo = SearchInfo<string> & {
  /** Milliseconds since the request. */
  readonly elapsed: number;
  /** Permill of the transposition table in use (`hashfull`). */
  readonly fullness: number;
};

/** As much of an `AbortSignal` as an engine needs. */
export interface StopSignal extends SearchSignal {
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A computer player of all games, wherever it runs. Requests are answered one after another. */
export interface Engine {
  /**
   * Searches for the best move. Draws by rule do not stop it; `move` is undefined only where no move is legal. Aborting
   * the signal ends it at once with the best move so far.
   */
  analyse(
    line: GameLine,
    limits: AnalysisLimits,
    onInfo?: (info: AnalysisInfo) => void,
    signal?: StopSignal,
  ): Promise<EngineAnswer>;
  /** Plays as a level does: the same line, level and seed give the same move on every machine. */
  choose(line: GameLine, level: Level, seed: number, signal?: StopSignal): Promise<EngineAnswer>;
  /** A new game: afterwards nothing depends on earlier requests. */
  forget(): Promise<void>;
  /** Ends its threads; a request under way is answered with the best move so far. */
  close(): Promise<void>;
}

/** How an engine is opened. */
export type EngineSettings = {
  /** Search threads; 1 by default. */
  readonly threads?: number;
  /** Megabytes of transposition table, at most; rounded down to a power of two. */
  readonly hash?: number;
  /** Where the games' data files come from; without it the computer plays without them. */
  readonly resources?: Resources;
  /** Told, once a game, that the computer plays without a data file that it should have. */
  readonly onProblem?: (problem: ResourceProblem) => void;
};

/**
 * Loads the data files of a game (tables, a network) as bytes: called once a game, before its first line is searched. A
 * game that has none is answered with an empty list; a failure is a problem to be told, and counts as no files.
 */
export type Resources = (game: GameId) => Promise<readonly ArrayBufferLike[]>;
