import { main as endToEnd } from './e2e.mjs';

/** `npm run screenshots`: the pictures of the READMEs, docs/art/screens. */
export async function main(args) {
  await endToEnd(args, 'apps/web/screens.config.ts');
}
