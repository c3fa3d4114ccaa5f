import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SenetFacts } from './facts.js';
import { PATTERNS } from './houses.js';
import { HABITS } from './perfectGames.js';
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

/** The data of the article in the manual: what it needs, as `SolvedFacts` of the app has it. */
export function formatData(facts: SenetFacts): string {
  const { pieces, positions, starts, openings, houses, habits, luck, swing, games, length } = facts;
  const told = {
    ...{ pieces, positions, start: starts[starts.length - 1] },
    openings: openings.map((moves) => moves.map(({ move, cost }) => ({ move, cost }))),
    behind: houses.behind,
    patterns: Object.fromEntries(PATTERNS.map((pattern) => [pattern, houses.patterns[pattern].gain])),
    waiting: houses.waiting,
    habits: Object.fromEntries(
      HABITS.map((habit) => [habit, { wrong: habits[habit].wrong, cost: habits[habit].cost }]),
    ),
    luck: luck.map(({ rival, wins, luckShare }) => ({ rival, wins, luckShare })),
    ...{ swing, games },
    length: { mean: length.mean, shortest: length.shortest, longest: length.longest },
    naturalMistake: facts.naturalMistake,
    largestMistake: facts.largestMistake,
  };
  const text = JSON.stringify(
    told,
    (_key, value) => (typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value),
    2,
  );
  return [
    "import type { SolvedFacts } from './solvedTypes.js';",
    '',
    '// Made by `npm run senet-facts -- --table FILE --write`; docs/senet-solved.md tells the same.',
    '',
    `export const SOLVED: SolvedFacts = ${text.replace(/"(\w+)":/g, '$1:').replace(/"/g, "'")};`,
    '',
  ].join('\n');
}
