import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file of the network that a game is played with; undefined where none has won yet. */
export function reigningNetwork(game: string): string | undefined {
  const file = fileURLToPath(new URL(`../../packages/engine/networks/${game}.bin`, import.meta.url));
  return existsSync(file) ? file : undefined;
}
