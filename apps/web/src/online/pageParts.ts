import type { GameId } from '@tabuleiro/game';
import { Reception } from '@tabuleiro/online';
import { GAME_IDS, loadView } from '../games/registry.js';
import type { GameView } from '../games/view.js';
import { SeatStore } from './seatStore.js';
import { openSocket, pageClock, randomBytes } from './socket.js';

/** The seats of this device; one store for all pages. */
export const seats = new SeatStore();

export const reception = new Reception({
  ...{ open: openSocket, clock: pageClock, random: randomBytes, storage: seats },
});

/** Whoever opens a link learns only from the server which game it is: the rules of all are fetched. */
export async function loadViews(): Promise<ReadonlyMap<GameId, GameView>> {
  const views = await Promise.all(GAME_IDS.map(async (game) => [game, await loadView(game)] as const));
  return new Map(views.flatMap(([game, view]) => (view === undefined ? [] : [[game, view] as const])));
}
