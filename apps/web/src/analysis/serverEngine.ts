import type { Engine } from '@tabuleiro/engine';
import { type AskStream, openBrowserEngine, streamWorker } from '@tabuleiro/engine/browser';
import type { GameId } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import type { GameView } from '../games/view.js';
import { askHealth, type FetchJson } from '../ownServer.js';

/** What no page of another site can send without being refused (`apps/server/src/attachedEngine.ts`). */
const ASKING = { 'x-tabuleiro': 'engine' };

/** The engine that the local server was started with, by the name it has; undefined where there is none for this game. */
export async function findServerEngine(
  game: GameId,
  page?: string,
  get?: FetchJson,
): Promise<string | undefined> {
  const said = await askHealth(page, get);
  const engine = isObject(said) ? said.engine : undefined;
  if (!isObject(engine) || engine.game !== game) return undefined;
  return typeof engine.name === 'string' && engine.name !== '' ? engine.name : undefined;
}

const ask: AskStream = (question, signal) => {
  const address = new URL('engine', document.baseURI);
  address.search = question.toString();
  return fetch(address, { headers: ASKING, signal });
};

/** That engine, asked as ours is. */
export function openServerEngine(view: GameView): Engine {
  return openBrowserEngine(() => streamWorker(ask), { games: [view.written.game], shared: false });
}
