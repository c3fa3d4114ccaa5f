import { SEARCHED_GAMES, Searcher, type SearchGameVisitor, withSearchGame } from '@tabuleiro/engine';
import { SIGNATURE_DEPTH, SIGNATURE_POSITIONS } from './signature.js';

/*
 * `npm run bench:search`: nodes of fixed positions at a fixed depth. The counts are the same on every machine; whoever
 * touches the search quotes them. The speed is for orientation only.
 */

/** Nodes over the game's positions, each searched with nothing remembered. */
const countNodes: SearchGameVisitor<number> = {
  visit(searchGame) {
    const searcher = new Searcher(searchGame);
    let nodes = 0;
    for (const text of SIGNATURE_POSITIONS[searchGame.game.id] ?? []) {
      const state = searchGame.game.notation.parsePosition(text);
      if (!state.ok) throw new Error(`${searchGame.game.id}: ${text} is refused`);
      searcher.forget();
      nodes += searcher.search(state.value, { depth: SIGNATURE_DEPTH[searchGame.game.id] ?? 6 }).nodes;
    }
    return nodes;
  },
};

const signatures = SEARCHED_GAMES.map((game) => {
  const started = performance.now();
  const nodes = withSearchGame(game, countNodes) ?? 0;
  const speed = nodes / (performance.now() - started);
  console.log(`${game.padEnd(9)} ${String(nodes).padStart(9)} nodes  ${speed.toFixed(0)} thousand a second`);
  return nodes;
});
console.log(`Signature: ${signatures.join(' ')}`);
