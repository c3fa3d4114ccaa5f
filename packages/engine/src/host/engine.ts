import type { GameId, GameOptionError, GameOptions, MoveError, PositionError, Result } from '@tabuleiro/game';
import type { Level } from '../level/level.js';
import type { SearchInfo, SearchResult, SearchSignal } from '../limits.js';
import type { Clock } from '../time.js';

/**
 * A position as it was reached: all that an engine is told of a game. There is no place here for anything a player at
 * the board does not see (P-NF5).
 */
export type GameLine = {
  readonly game: GameId;
  readonly options?: GameOptions;
  /** The text of a position; `start` or nothing is the game's own beginning. */
  readonly position?: string;
  /** The actions since then; they may go on past a draw by rule. */
  readonly moves?: readonly string[];
};

/** What bounds an analysis. Without any bound it goes on until it is called off. */
export type AnalysisLimits = {
  readonly depth?: number;
  /** Positions that the first thread looks at. */
  readonly nodes?: number;
  /** Ends when a win in so many moves is found. */
  readonly mate?: number;
  readonly multiPv?: number;
  /** Only these first moves are looked at; none is the same as all. */
  readonly moves?: readonly string[];
  /** Milliseconds. */
  readonly moveTime?: number;
  readonly clock?: Clock;
};

export type AnalysisInfo = SearchInfo<string> & {
  /** Milliseconds since the request. */
  readonly elapsed: number;
  /** Thousandths of the table in use. */
  readonly fullness: number;
};

export type UnknownGame = { readonly code: 'unknown-game'; readonly game: string };
/** `at` is the index of the move in the line; first moves of an order come after its last. */
export type LineMoveError = MoveError & { readonly at: number };
export type LineError = UnknownGame | GameOptionError | PositionError | LineMoveError;

/** As much of an `AbortSignal` as an engine needs. */
export interface StopSignal extends SearchSignal {
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A thinking computer. Requests are answered one after another. */
export interface Engine {
  /**
   * Draws by rule do not stop it: a move is found while one is legal; `move` is undefined when none is. Aborting the
   * signal ends it at once with the best move so far.
   */
  analyse(
    line: GameLine,
    order: AnalysisLimits,
    onInfo?: (info: AnalysisInfo) => void,
    signal?: StopSignal,
  ): Promise<Result<SearchResult<string>, LineError>>;
  /** Plays as a level does: the same line, level and seed give the same move on every machine. */
  choose(
    line: GameLine,
    level: Level,
    seed: number,
    signal?: StopSignal,
  ): Promise<Result<SearchResult<string>, LineError>>;
  /** A new game: after this nothing depends on what was thought before. */
  forget(): Promise<void>;
  /** Ends its threads; a request under way is answered with the best move so far. */
  close(): Promise<void>;
}

export type EngineSettings = {
  /** 1 unless said. */
  readonly threads?: number;
  /** Megabytes of table, at most; it is a power of two. */
  readonly hash?: number;
  /** What games bring along; without it they are played without. */
  readonly resources?: Resources;
};

/**
 * Where the bytes come from that a game brings along (tables, weights): asked once a game, when its first line is to be
 * thought about. A failure counts as none.
 */
export type Resources = (game: GameId) => Promise<readonly ArrayBufferLike[]>;
