import { writeFileSync } from 'node:fs';
import { DEFAULT_OPENING_OPTIONS, drawOpenings, withSearchGameByWeights } from '@tabuleiro/arena';

/** Draws the openings of a game anew: matches of versions with different openings cannot be compared. */
const [game] = process.argv.slice(2);
/** In Brasez both sides first choose where their king stands. */
const prelude = game === 'brasez' ? 2 : 0;
const openings = withSearchGameByWeights(game, {
  visit: ({ weights }) => drawOpenings(weights, { ...DEFAULT_OPENING_OPTIONS, prelude }),
});

if (openings === undefined) {
  console.error('npm run openings -- GAME');
  process.exit(2);
}
const lines = openings.map((moves) => moves.join(' ')).join('\n');
const text = `/** Made by \`npm run openings -- ${game}\`. */\nexport const OPENINGS = \`\n${lines}\n\`;\n`;
writeFileSync(new URL(`../../packages/arena/src/openings/data/${game}.ts`, import.meta.url), text);
