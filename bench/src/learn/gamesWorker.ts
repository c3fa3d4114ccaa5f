import { parentPort, workerData } from 'node:worker_threads';
import { writeWhole } from '../tune/chunk.js';
import { CHUNK_GAMES, type GamesOrder, gamesFile } from './gameFiles.js';
import { formatLearnedGame } from './gameText.js';
import { withLearner } from './networkGame.js';
import { playLearningGame, seatLearner } from './selfPlay.js';

/** A thread that plays chunk after chunk: told a number, it writes that chunk and answers how many moves it has. */
function serve({ game, network, nodes, seed, folder }: GamesOrder): void {
  withLearner(game, network, {
    visit(searchGame) {
      const searcher = seatLearner(searchGame);
      parentPort?.on('message', (chunk: number) => {
        const games = Array.from({ length: CHUNK_GAMES }, (_, i) =>
          playLearningGame(searcher, [seed, chunk * CHUNK_GAMES + i], nodes),
        );
        writeWhole(gamesFile(folder, chunk), `${games.map(formatLearnedGame).join('\n')}\n`);
        parentPort?.postMessage(games.reduce((sum, { moves }) => sum + moves.length, 0));
      });
    },
  });
}

serve(workerData as GamesOrder);
