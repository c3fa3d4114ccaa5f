import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { openEngine } from '@tabuleiro/engine/node';
import { randomLines } from './lines.js';

const POSITIONS = 20;

/** A process of its own, so that nothing counts but Node, an engine and its table: prints megabytes. */
const engine = openEngine();
for (const game of SEARCHED_GAMES) {
  for (const line of randomLines(game, POSITIONS)) {
    await engine.analyse(line, { nodes: 20_000 });
    await engine.choose(line, 5, 0);
  }
}
await engine.forget(); // touches every page of the table
console.log(Math.round(process.memoryUsage().rss / 2 ** 20));
await engine.close();
