import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

const HEAD = [
  '| file | changes | noticed | by time-out | survived | no test | noticed, % |',
  '| --- | --: | --: | --: | --: | --: | --: |',
];

/** What the tester noted about each file in `folder`: `{ file, mutants, source }`. */
function notes(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')).files))
    .map(([file, { mutants, source }]) => ({ file, mutants, source }))
    .filter(({ mutants }) => mutants.length > 0);
}

/** Per file how many changes were made and what became of them. */
export function readScores(folder) {
  return notes(folder).map(({ file, mutants }) => {
    const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
    return {
      file: file.split('/src/')[1],
      killed: count('Killed'),
      timeout: count('Timeout'),
      survived: count('Survived'),
      untested: count('NoCoverage'),
    };
  });
}

export function formatScores(scores) {
  const total = { file: '**all**', killed: 0, timeout: 0, survived: 0, untested: 0 };
  for (const score of scores) for (const key of Object.keys(score).slice(1)) total[key] += score[key];
  return [...HEAD, ...[...scores, total].map(formatRow)].join('\n');
}

function formatRow({ file, killed, timeout, survived, untested }) {
  const all = killed + timeout + survived + untested;
  const percent = ((100 * (killed + timeout)) / all).toFixed(1);
  return `| ${file} | ${all} | ${killed} | ${timeout} | ${survived} | ${untested} | ${percent} |`;
}

/** One line for each change that no test noticed: where, what stood there, what replaced it. */
export function survivorsOf(folder) {
  return notes(folder)
    .flatMap(({ file, mutants, source }) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ status, location, replacement }) => {
          const line = source.split('\n')[location.start.line - 1].trim();
          return `${file}:${location.start.line}:${location.start.column} ${status}: ${line} → ${replacement}\n`;
        }),
    )
    .join('');
}

/** Puts a package's table between its two marks in docs/trace.md. */
export function writeScores(name, scores) {
  const path = join(root, 'docs/trace.md');
  const [begin, end] = [`<!-- mutation ${name} -->`, `<!-- end ${name} -->`];
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const block = `${begin}\n\n${formatScores(scores)}\n\n${end}`;
  const pattern = new RegExp(`${begin}.*?${end}`, 's');
  writeFileSync(path, pattern.test(text) ? text.replace(pattern, () => block) : `${text}\n${block}\n`);
}
