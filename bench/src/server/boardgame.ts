import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pair, Player } from './players.js';

const VERSION = '0.50.2';
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/boardgame', import.meta.url));

/**
 * boardgame.io in a folder of its own, fetched when it is first measured: its 159 packages would else be installed with
 * everybody's Tabuleiro. Undefined without network.
 */
export function fetchBoardgame(): string | undefined {
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }');
  try {
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', `boardgame.io@${VERSION}`], {
      cwd: FOLDER,
      stdio: 'ignore',
    });
    return FOLDER;
  } catch {
    return undefined;
  }
}

let count = 0;

/** Two players at boardgame.io's server, by its own protocol over socket.io. */
export async function boardgamePair(port: number): Promise<Pair> {
  const { io } = createRequire(pathToFileURL(join(FOLDER, 'index.js')))('socket.io-client');
  const matchID = `bench-${count++}`; // made by the first who asks for it
  const state = { id: 0 };
  const player = async (playerID: string): Promise<Player> => {
    const socket = io(`http://127.0.0.1:${port}/chess`, { transports: ['websocket'], forceNew: true });
    let answer: (() => void) | undefined;
    let sentAt = 0;
    socket.on('update', (_match: string, next: { _stateID: number }) => {
      state.id = Math.max(state.id, next._stateID);
      if (next._stateID <= sentAt) return; // the other player's move
      answer?.();
      answer = undefined;
    });
    await new Promise<void>((resolve) => {
      socket.once('sync', (_match: string, { state: first }: { state: { _stateID: number } }) => {
        state.id = first._stateID;
        resolve();
      });
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
    });
    return {
      play: async (move) => {
        const began = performance.now();
        await new Promise<void>((resolve) => {
          answer = resolve;
          sentAt = state.id;
          const payload = { type: 'play', args: [move], playerID };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, state.id, matchID, playerID);
        });
        return performance.now() - began;
      },
      close: () => socket.disconnect(),
    };
  };
  return [await player('0'), await player('1')];
}
