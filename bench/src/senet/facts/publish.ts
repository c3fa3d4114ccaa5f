import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SenetFacts } from './facts.js';
import { drawFacts, formatFacts } from './report.js';

const DOCUMENT = 'docs/senet-solved.md';
const PICTURES = 'docs/senet-solved';
const DATA = 'apps/web/src/manual/senet/solvedFacts.ts';

/** Writes everything that is made of the facts; returns which files. */
export function publishFacts(root: string, facts: SenetFacts): readonly string[] {
  const pictures = [...drawFacts(facts)].map(([name, svg]): [string, string] => [join(PICTURES, name), svg]);
  const files: readonly [string, string][] = [
    [DOCUMENT, formatFacts(facts)],
    ...pictures,
    [DATA, formatData(facts)],
  ];
  mkdirSync(join(root, PICTURES), { recursive: true });
  for (const [file, text] of files) writeFileSync(join(root, file), text);
  return files.map(([file]) => file);
}

/** Digits that the article shows, and some more. */
const DIGITS = 5;

/** The data of the article in the manual. */
export function formatData(facts: SenetFacts): string {
  const text = JSON.stringify(
    facts,
    (_key, value) => (typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value),
    2,
  );
  return [
    '// Made by `npm run senet-facts -- --table FILE --write` from the exact table of Senet; docs/senet-solved.md has the same in words.',
    '',
    '/** Chances are between 0 and 1. */',
    `export const SOLVED = ${text.replace(/"(\w+)":/g, '$1:').replace(/"/g, "'")} as const;`,
    '',
  ].join('\n');
}
