import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { formatScores, readScores, survivorsOf, writeScores } from './mutation/scores.mjs';
import { install, npm, root, start, stop } from './setup.mjs';

const TOOL = join(root, 'scripts/mutation');
const RULES = ['game', 'grid', 'chess', 'brasez', 'senet'];

/**
 * `npm run mutate -- PACKAGE [FILE …]`: changes the sources of a rules package one small piece at a time and sees
 * whether a test turns red. File by file, so that an interrupted run goes on where it stopped; what has not changed
 * since the last run is not tried again. Works on a copy; the scores go to docs/trace.md.
 */
export async function main([name, ...files]) {
  if (!RULES.includes(name)) stop(`Which package? npm run mutate -- ${RULES.join(' | ')} [FILE …]`);
  await install();
  await installTool();
  const copy = makeCopy();
  const notes = join(root, '.tmp/mutation', name);
  mkdirSync(notes, { recursive: true });
  for (const file of sourcesOf(name, files)) await mutate(copy, name, file, join(notes, noteName(file)));
  const scores = readScores(notes);
  writeFileSync(join(notes, 'survivors.txt'), survivorsOf(notes));
  if (files.length === 0) writeScores(name, scores);
  console.log(formatScores(scores));
  console.log(`Every survivor: ${relative(root, join(notes, 'survivors.txt'))}`);
}

async function installTool() {
  if (existsSync(join(TOOL, 'node_modules/.package-lock.json'))) return;
  const { code } = await npm(['ci'], { cwd: TOOL, show: true });
  if (code !== 0) stop('The mutation tester could not be installed.');
}

/** Inside the repository, so that packages are found as usual; only ours have to come from the copy itself. */
function makeCopy() {
  const copy = join(root, '.tmp/mutated');
  rmSync(copy, { recursive: true, force: true });
  for (const path of [
    'packages',
    'apps/web/sprites.ts',
    'package.json',
    'vitest.config.ts',
    'tsconfig.base.json',
  ]) {
    const isWanted = (source) => !['node_modules', 'dist'].includes(basename(source));
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isWanted });
  }
  mkdirSync(join(copy, 'node_modules/@tabuleiro'), { recursive: true });
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@tabuleiro', name), 'junction');
  }
  return copy;
}

/** The entry only lists exports: there is nothing in it to change. */
function sourcesOf(name, files) {
  if (files.length > 0) return files.map((file) => `packages/${name}/src/${file}`);
  return readdirSync(join(root, 'packages', name, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => `packages/${name}/src/${file}`)
    .sort();
}

function noteName(file) {
  return `${file.split('/src/')[1].replaceAll('/', '.')}.json`;
}

/** Only the package's tests, those that cover much in a long time after the others: the first that fails ends a run. */
function writeTestConfig(copy, name) {
  const lines = [
    `import { BaseSequencer } from 'vitest/node';`,
    `import config from './vitest.config.ts';`,
    `const isLong = ({ moduleId }) => /conformance|explain|fuzz|perft|property|vectors/.test(moduleId);`,
    `class ShortFirst extends BaseSequencer {`,
    `  sort(files) { return files.toSorted((a, b) => isLong(a) - isLong(b)); }`,
    `}`,
    `config.test.include = ['packages/${name}/test/**/*.test.ts'];`,
    `config.test.sequence = { sequencer: ShortFirst };`,
    `export default config;`,
  ];
  writeFileSync(join(copy, 'vitest.mutation.config.mjs'), lines.join('\n'));
  return 'vitest.mutation.config.mjs';
}

/** What changes a module as it loads belongs to no single test, and the tester would never try its survivors again. */
function forgetStaticSurvivors(note) {
  if (!existsSync(note)) return;
  const report = JSON.parse(readFileSync(note, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter((mutant) => !mutant.static || mutant.status !== 'Survived');
  }
  writeFileSync(note, JSON.stringify(report));
}

async function mutate(copy, name, file, note) {
  console.log(`\n${file}`);
  forgetStaticSurvivors(note);
  const settings = {
    testRunner: 'vitest',
    plugins: [join(TOOL, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: writeTestConfig(copy, name), related: false },
    coverageAnalysis: 'perTest',
    mutate: [file],
    inPlace: true,
    tsconfigFile: 'none',
    concurrency: 2,
    timeoutMS: 3000,
    incremental: true,
    incrementalFile: note,
    reporters: ['progress-append-only'],
    allowEmpty: true,
    logLevel: 'warn',
    tempDirName: '.stryker-tmp',
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(settings));
  const bin = join(TOOL, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { TABULEIRO_TESTS: process.env.TABULEIRO_TESTS ?? 'quick' };
  const { code } = await start(process.execPath, [bin, 'run'], { cwd: copy, show: true, env });
  if (code !== 0) stop(`The mutation test of ${file} did not come to its end.`);
}
