import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEndToEnd } from './e2e.mjs';
import { root, run, setUp, stop } from './setup.mjs';

const ID = '[PCNBS]-[A-Z0-9]+(?:-[A-Z0-9]+)*';

/** `npm run trace`: which clauses of docs/rules/requirements.md no test names. */
export async function main() {
  await setUp();
  const { code, output } = traceReport([...(await listTitles()), ...(await listEndToEnd())]);
  console.log(output);
  process.exitCode = code;
}

/** The full names of all tests of vitest that `npm test` would run, without running them. */
async function listTitles() {
  const file = join(root, 'node_modules', '.cache', 'titles.json');
  const { code, output } = await run('vitest', ['list', `--json=${file}`]);
  if (code !== 0) stop(output);
  return JSON.parse(readFileSync(file, 'utf8')).map((test) => test.name);
}

export function traceReport(titles) {
  const text = readFileSync(join(root, 'docs/rules/requirements.md'), 'utf8');
  return compare(readIds(text), namedIds(titles));
}

/** Every id in the tables, ranges such as `S-EX1 … S-EX4` filled in. */
export function readIds(text) {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return [...new Set(rows.flatMap((row) => [...rowIds(row), ...rangeIds(row)]))];
}

function rowIds(row) {
  return row.match(new RegExp(`\\b${ID}`, 'g')) ?? [];
}

function rangeIds(row) {
  const ranges = row.matchAll(/\b([A-Z]-[A-Z]+)(\d+) … \1(\d+)/g);
  return [...ranges].flatMap(([, stem, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => `${stem}${Number(first) + i}`),
  );
}

/** The ids in brackets of test titles: `[B-EP] …`, `[B-EP, B-LANCE] …`. */
export function namedIds(titles) {
  const brackets = new RegExp(`\\[(${ID}(?:, ?${ID})*)\\]`, 'g');
  return new Set(
    titles.flatMap((title) => [...title.matchAll(brackets)].flatMap((match) => match[1].split(/, ?/))),
  );
}

/** Fails for clauses without a test, and for ids in titles that are no clause (typing errors). */
export function compare(ids, named) {
  const missing = ids.filter((id) => !named.has(id));
  const unknown = [...named].filter((id) => !ids.includes(id));
  const lines = [
    ...missing.map((id) => `missing: no test names ${id}`),
    ...unknown.map((id) => `unknown: a test names ${id}, requirements.md does not`),
  ];
  lines.push(`${ids.length} ids, ${ids.length - missing.length} named, ${missing.length} missing`);
  return { code: missing.length + unknown.length === 0 ? 0 : 1, output: lines.join('\n') };
}
