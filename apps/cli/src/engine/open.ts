import { type Engine, openInThreadEngine, openLazyEngine, type Resources } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import type { Io } from '../io/io.js';
import { loadTableBytes } from '../senet/tables.js';

/** How to load the tables that the engine of a game uses. */
const LOADERS: ReadonlyMap<GameId, (env: Io['env']) => ReturnType<Resources>> = new Map([
  [senet.id, loadTableBytes],
]);

function resourcesOn(env: Io['env']): Resources {
  return async (game) => (await LOADERS.get(game)?.(env)) ?? [];
}

/** The engine in threads of its own, opened when it is first used. */
export function openThreadedEngine(io: Io): Engine {
  return openLazyEngine(() => io.openEngine({ resources: resourcesOn(io.env) }));
}

/** The engine in this thread, for short searches. */
export function openLocalEngine({ env }: Io): Engine {
  return openInThreadEngine({ resources: resourcesOn(env) });
}
