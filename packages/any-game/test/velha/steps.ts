import { readFileSync } from 'node:fs';

const DOCUMENT = readFileSync(new URL('../../../../docs/adding-a-game.md', import.meta.url), 'utf8');

/** The steps of docs/adding-a-game.md: heading → text. */
export const STEPS: ReadonlyMap<string, string> = new Map(
  DOCUMENT.split(/^## /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]),
);

/** A heading that tests are named after. Throws when the document has no such step (any more). */
export function step(heading: string): string {
  if (!STEPS.has(heading)) throw new Error(`docs/adding-a-game.md has no step "${heading}"`);
  return heading;
}
