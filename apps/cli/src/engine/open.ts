import { type Engine, openInThreadEngine, openLazyEngine, type Resources } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import type { Io } from '../io/io.js';
import { loadTableBytes } from '../senet/tables.js';

/** Where the bytes lie that a game brings along. */
const LOADERS: ReadonlyMap<GameId, (env: Io['env']) => ReturnType<Resources>> = new Map([
  [senet.id, loadTableBytes],
]);

function resourcesOn(env: Io['env']): Resources {
  return async (game) => (await LOADERS.get(game)?.(env)) ?? [];
}

/** The computer in threads of its own, opened when it is first needed. */
export function openThreadedEngine(io: Io): Engine {
  return openLazyEngine(() => io.openEngine({ resources: resourcesOn(io.env) }));
}

/** The computer in this thread, for short thinking. */
export function openLocalEngine({ env }: Io): Engine {
  return openInThreadEngine({ resources: resourcesOn(env) });
}
