import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { countSignatureNodes } from './signature.js';

/*
 * `npm run bench:search`: nodes of fixed positions at a fixed depth. The counts are the same on every machine; whoever
 * touches the search quotes them. The speed is for orientation only.
 */

const signatures = SEARCHED_GAMES.map((game) => {
  const started = performance.now();
  const nodes = countSignatureNodes(game);
  const speed = nodes / (performance.now() - started);
  console.log(`${game.padEnd(9)} ${String(nodes).padStart(9)} nodes  ${speed.toFixed(0)} thousand a second`);
  return nodes;
});
console.log(`Signature: ${signatures.join(' ')}`);
