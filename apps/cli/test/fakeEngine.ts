import { textPositionOf } from '@tabuleiro/any-game';
import type {
  AnalysisLimits,
  Engine,
  GameLine,
  LineError,
  SearchResult,
  StopSignal,
} from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import { findPosition } from '../src/positions/position.js';

/** What an engine was asked, in order. */
export type Asked = {
  readonly settings: unknown[];
  readonly orders: AnalysisLimits[];
  readonly chosen: { level: number; seed: number }[];
};

/** An engine that thinks nothing: the first move in ASCII order, at once, or when it is called off if nothing bounds it. */
export function fakeEngine(asked: Asked = { settings: [], orders: [], chosen: [] }): {
  asked: Asked;
  openEngine: (settings?: object) => Engine;
} {
  const openEngine = (settings?: object): Engine => {
    asked.settings.push(settings);
    return {
      analyse: async (line, order, onInfo, signal) => {
        asked.orders.push(order);
        const found = firstMove(line, order.moves);
        if (found.ok) {
          onInfo?.({ ...found.value, selectiveDepth: 2, rank: 1, elapsed: 3, fullness: 4 });
        }
        const { depth, nodes, mate, moveTime, clock } = order;
        if ([depth, nodes, mate, moveTime, clock].every((bound) => bound === undefined))
          await aborted(signal);
        return found;
      },
      choose: async (line, level, seed) => {
        asked.chosen.push({ level, seed });
        return firstMove(line);
      },
      forget: async () => undefined,
      close: async () => undefined,
    };
  };
  return { asked, openEngine };
}

function firstMove(line: GameLine, wanted?: readonly string[]): Result<SearchResult<string>, LineError> {
  const found = findPosition('en', line.game, line.options ?? {}, line.position ?? 'start');
  if (!found.ok) return fail({ code: 'unknown-game', game: line.game });
  let position = textPositionOf(found.value.written.game, found.value.state);
  for (const move of line.moves ?? []) position = position.playOn(move) ?? position;
  const move = (wanted ?? position.bare()).at(0);
  const wdl = { win: 300, draw: 450, loss: 250 };
  return ok({ move, score: { cp: 5 }, wdl, depth: 1, nodes: 7, line: move === undefined ? [] : [move] });
}

function aborted(signal: StopSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) resolve();
    signal?.addEventListener('abort', resolve);
  });
}
