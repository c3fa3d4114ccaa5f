import {
  type AnalysisInfo,
  type AnalysisLimits,
  DRAW_NODES,
  type Engine,
  type GameLine,
  HINT_NODES,
  isDrawAcceptable,
  isLevel,
  planClock,
  type SearchResult,
} from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import {
  actorOf,
  type Clock,
  lineOf,
  type Match,
  seatOf,
  startClock,
  type TimeControl,
} from '@tabuleiro/match';
import type { Agent } from '../seats.js';

/** The fraction of the time left on its clock that it uses for one move at most. */
const MOST_OF_CLOCK = 0.5;
/** The fraction that it uses of a time given for each move. */
const USED_OF_MOVE_TIME = 0.8;

/** How long it thinks about a move, in milliseconds, where there is neither a clock nor a level. */
export const DEFAULT_MOVE_MS = 1000;

/**
 * The computer as an agent, over any engine. It thinks only when it is asked, never on the opponent's time (P-NF5).
 */
export class Opponent implements Agent {
  private readonly engine: Engine;
  private searched: number | undefined;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Answers when the engine is there with all that it needs for this match; searches nothing worth knowing. */
  async getReady(match: Match, signal: AbortSignal): Promise<void> {
    await this.analyse(match, { nodes: 1 }, undefined, signal);
  }

  /** Positions that its last move at full strength has looked at; undefined as long as there was none. */
  get positions(): number | undefined {
    return this.searched;
  }

  /** The move of a computer's seat, at the level of that seat. */
  async choose(match: Match, by: Player, signal: AbortSignal): Promise<string | undefined> {
    const { level, seed = 0 } = match.setup.players[seatOf(match, by)];
    if (!isLevel(level)) return this.chooseBest(match, by, signal);
    const { left } = match.clocks[seatOf(match, by)];
    const line = lineUpTo(match);
    if (left === undefined) return resultOrThrow(await this.engine.choose(line, level, seed, signal)).move;
    const limit = Math.max(1, Math.floor(left * MOST_OF_CLOCK));
    return withTimeLimit(signal, limit, async (either) => {
      return resultOrThrow(await this.engine.choose(line, level, seed, either)).move;
    });
  }

  private async chooseBest(match: Match, by: Player, signal: AbortSignal): Promise<string | undefined> {
    const { move, nodes } = await this.analyse(match, timeFor(match, by), undefined, signal);
    this.searched = nodes;
    return move;
  }

  /** Accepts exactly when its own evaluation says that it is not better, whatever its level. */
  async acceptsDraw(match: Match, by: Player, signal: AbortSignal): Promise<boolean> {
    const { score } = await this.analyse(match, { nodes: DRAW_NODES }, undefined, signal);
    return isDrawAcceptable(score, actorOf(match) === by);
  }

  /** The best move it finds, whatever level it plays at. */
  async hint(match: Match, signal: AbortSignal): Promise<string | undefined> {
    const { move } = await this.analyse(match, { nodes: HINT_NODES }, undefined, signal);
    return move;
  }

  /** Evaluates the position after the first `plies` moves, for the review of a game: the same whatever was searched before. */
  async evaluate(match: Match, plies: number, signal: AbortSignal): Promise<SearchResult<string>> {
    await this.engine.forget();
    return this.analyse(match, { nodes: HINT_NODES }, undefined, signal, plies);
  }

  /**
   * Analyses the position after the first `plies` moves, the present one unless said, and reports lines as they are
   * found. Aborting the signal ends it with the best so far; without any limits nothing else does.
   */
  async analyse(
    match: Match,
    order: AnalysisLimits,
    onInfo: ((info: AnalysisInfo) => void) | undefined,
    signal: AbortSignal,
    plies?: number,
  ): Promise<SearchResult<string>> {
    return resultOrThrow(await this.engine.analyse(lineUpTo(match, plies), order, onInfo, signal));
  }

  async close(): Promise<void> {
    await this.engine.close();
  }
}

/** Calls `work` with a signal that aborts with `signal` or after `ms`: `AbortSignal.any` is younger than our oldest browsers. */
async function withTimeLimit<T>(
  signal: AbortSignal,
  ms: number,
  work: (either: AbortSignal) => Promise<T>,
): Promise<T> {
  const either = new AbortController();
  const abort = (): void => either.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, ms);
  try {
    return await work(either.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** What a player at the board sees: where the game began and what was played. */
function lineUpTo(match: Match, plies?: number): GameLine {
  const { game, setup } = match;
  const moves = lineOf(match)
    .slice(0, plies)
    .map(({ text }) => text);
  return { game, options: setup.options, position: setup.start ?? 'start', moves };
}

function timeFor(match: Match, by: Player): TimeLimits {
  const seat = seatOf(match, by);
  return timeUnder(match.setup.clock[seat], match.clocks[seat]);
}

/** How long it thinks about its first move at full strength under a time control, in milliseconds. */
export function usualMoveTime(control: TimeControl): number {
  const { moveTime, clock } = timeUnder(control, startClock(control));
  return moveTime ?? (clock === undefined ? DEFAULT_MOVE_MS : planClock(clock).soft);
}

type TimeLimits = Pick<AnalysisLimits, 'moveTime' | 'clock'>;

function timeUnder(form: TimeControl, { left, free, stage, moves }: Clock): TimeLimits {
  if (left === undefined || form.kind === 'none') return { moveTime: DEFAULT_MOVE_MS };
  if (form.kind === 'perMove') return { moveTime: Math.max(1, Math.floor(left * USED_OF_MOVE_TIME)) };
  const planned = form.stages[stage]?.moves;
  const movesToGo = planned === undefined ? undefined : Math.max(1, planned - moves);
  return { clock: { left: left + free, increment: form.increment + form.delay, movesToGo } };
}

type Answer = Awaited<ReturnType<Engine['analyse']>>;

function resultOrThrow(answer: Answer): SearchResult<string> {
  if (!answer.ok) throw new Error(`the computer cannot follow the match: ${answer.error.code}`);
  return answer.value;
}
