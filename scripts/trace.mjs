import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listEndToEnd } from './e2e.mjs';
import { root, run, setUp, stop } from './setup.mjs';

const ID = '[PCNBSO]-[A-Z0-9]+(?:-[A-Z0-9]+)*';

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
  return compare(readIds(text), namedIds(titles), readUnbuilt(text));
}

/** Every id in the tables, ranges such as `S-EX1 … S-EX4` filled in. */
export function readIds(text) {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return [...new Set(rows.flatMap((row) => [...rowIds(row), ...rangeIds(row)]))];
}

/** The parts whose heading says that they are not built yet: heading and ids of each. */
export function readUnbuilt(text) {
  const parts = text.split(/^## /m).slice(1);
  return parts
    .map((part) => ({ heading: part.split('\n')[0], ids: readIds(part) }))
    .filter(({ heading }) => heading.includes('not built yet'));
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

/**
 * Fails for clauses without a test, for ids in titles that are no clause (typing errors), and for a part still called not built
 * when tests name all its clauses. What is not built yet is listed and counted apart, never as met.
 */
export function compare(ids, named, unbuilt = []) {
  const waiting = unbuilt.flatMap((part) => part.ids).filter((id) => !named.has(id));
  const missing = ids.filter((id) => !named.has(id) && !waiting.includes(id));
  const unknown = [...named].filter((id) => !ids.includes(id));
  const built = unbuilt.filter((part) => part.ids.every((id) => named.has(id)));
  const faults = [
    ...missing.map((id) => `missing: no test names ${id}`),
    ...unknown.map((id) => `unknown: a test names ${id}, requirements.md does not`),
    ...built.map(({ heading }) => `built: tests name all of "${heading}", take "not built yet" off`),
  ];
  const count = ids.length - missing.length - waiting.length;
  const summary = [`${ids.length} ids`, `${count} named`, `${missing.length} missing`];
  if (waiting.length > 0) summary.push(`${waiting.length} not built yet`);
  const lines = [...faults, ...waiting.map((id) => `not built yet: ${id}`), summary.join(', ')];
  return { code: faults.length === 0 ? 0 : 1, output: lines.join('\n') };
}
