import type { GameId } from '@tabuleiro/game';
import { fetchDataFile } from './dataFile.js';

/** The addresses of the networks that the engine is shipped with when the app is built. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../packages/engine/networks/*.bin',
  { query: '?url', import: 'default', eager: true },
);

/** The address of a game's network; undefined for a game without one. */
export function networkAddress(game: GameId): string | undefined {
  return Object.entries(ADDRESSES).find(([path]) => path.endsWith(`/${game}.bin`))?.[1];
}

/** What a game is evaluated with, if it has a network. */
export async function loadNetwork(game: GameId): Promise<readonly ArrayBuffer[]> {
  const address = networkAddress(game);
  return address === undefined ? [] : [await fetchDataFile(address)];
}
