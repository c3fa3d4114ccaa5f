import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import { NETWORK_GAMES } from '../network/evaluation.js';
import type { OpenKernel } from '../network/kernel.js';
import { parseNetwork } from '../network/networkFile.js';
import type { ResourceProblemCode } from '../resourceProblem.js';
import type { SearchGame } from '../searchGame.js';
import type { Resources } from './engine.js';

/** The path of the network that a game is shipped with; undefined for a game without one. */
export function networkFile(game: GameId): string | undefined {
  if (!NETWORK_GAMES.includes(game)) return undefined;
  return fileURLToPath(new URL(`../../networks/${game}.bin`, import.meta.url));
}

/** Loads the network that a game is shipped with, if any. */
export const loadNetwork: Resources = async (game) => {
  const file = networkFile(game);
  return file === undefined ? [] : [Uint8Array.from(await readFile(file)).buffer];
};

/** A game as it plays with the network of a file; unless said, with the fastest kernel that there is. */
export function playWithNetwork<S, M>(
  searchGame: SearchGame<S, M>,
  file: string,
  open?: OpenKernel,
): Result<SearchGame<S, M>, { readonly code: ResourceProblemCode }> {
  const { network: seam } = searchGame;
  if (seam === undefined) return fail({ code: 'wrong-architecture' });
  const bytes = readWhole(file);
  if (bytes === undefined) return fail({ code: 'unavailable' });
  const network = parseNetwork(bytes, seam.inputs);
  return network.ok ? ok(seam.play(network.value, open)) : network;
}

function readWhole(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
