import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryProgram } from './library.mjs';
import { npm, readJson, root, run, start } from './setup.mjs';
import { publicWorkspaces } from './workspaces.mjs';

const READMES = ['README.md', 'README.pt-BR.md'];

/**
 * Tests the packages as users get them: packed, checked by publint and installed into an empty folder without network;
 * there the code of the READMEs is run as JavaScript and checked as TypeScript.
 */
export async function checkPacked() {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  try {
    const problems = [];
    checkRequiredFiles(problems);
    const tarballs = await pack(folder, problems);
    if (problems.length === 0) await lint(tarballs, problems);
    if (problems.length === 0) {
      const dependencies = await packDependencies(folder, problems);
      await installAll(folder, [...tarballs, ...dependencies], problems);
    }
    if (problems.length === 0) await tryAll(folder, problems);
    const note = `${tarballs.length} packages`;
    return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n'), note };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryAll(folder, problems) {
  for (const readme of READMES) await tryReadme(folder, readme, problems);
  await tryGuide(folder, problems);
  for (const { path } of publicWorkspaces()) await tryExample(folder, `${path}/README.md`, problems);
  await tryCommand(folder, problems);
}

async function expectSuccess(what, result, problems) {
  const { code, output } = await result;
  if (code !== 0) problems.push(`${what}:\n${output}`);
  return output;
}

async function pack(folder, problems) {
  const destination = join(folder, 'tarballs');
  mkdirSync(destination);
  const names = publicWorkspaces().flatMap(({ manifest }) => ['-w', manifest.name]);
  await expectSuccess(
    'npm pack',
    npm(['pack', '--silent', '--pack-destination', destination, ...names]),
    problems,
  );
  return readdirSync(destination).map((file) => join(destination, file));
}

/** Dependencies of our packages, packed again from node_modules, so that no network is needed. */
async function packDependencies(folder, problems) {
  const destination = join(folder, 'dependencies');
  mkdirSync(destination);
  const needed = publicWorkspaces().flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  const names = [...new Set(needed)].filter((name) => !name.startsWith('@tabuleiro/'));
  const folders = names.map((name) => `./node_modules/${name}`);
  if (folders.length === 0) return [];
  const flags = ['--silent', '--ignore-scripts', '--pack-destination', destination];
  await expectSuccess('npm pack', npm(['pack', ...flags, ...folders]), problems);
  return readdirSync(destination).map((file) => join(destination, file));
}

/** Every package has its own README and licence. */
function checkRequiredFiles(problems) {
  for (const { path } of publicWorkspaces()) {
    for (const file of ['README.md', 'LICENSE']) {
      if (!existsSync(join(root, path, file))) problems.push(`${path} has no ${file}`);
    }
  }
}

async function lint(tarballs, problems) {
  for (const file of tarballs)
    await expectSuccess('publint', run('publint', ['run', file, '--strict']), problems);
}

/** The tarballs satisfy each other's dependencies, so npm needs nothing from outside. */
async function installAll(folder, tarballs, problems) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const result = npm(['install', ...flags, ...tarballs], { cwd: folder });
  await expectSuccess('npm install of the tarballs', result, problems);
}

/** The first `ts` block of a README is the program, the `text` block after it what it prints. */
export function readmeProgram(text) {
  const match = text.match(/```ts\n(.*?)```.*?```text\n(.*?)```/s);
  return match === null ? undefined : { program: match[1], prints: match[2] };
}

async function tryReadme(folder, readme, problems) {
  const found = readmeProgram(readFileSync(join(root, readme), 'utf8'));
  if (found === undefined) {
    problems.push(`${readme}: no \`ts\` block followed by a \`text\` block`);
    return;
  }
  const printed = await tryProgram(folder, readme, found.program, problems);
  if (printed !== found.prints)
    problems.push(`${readme} says it prints\n${found.prints}but it prints\n${printed}`);
}

/** Our own code in docs/library.md. That it prints what it says is tested with the code of the other libraries. */
async function tryGuide(folder, problems) {
  const guide = readFileSync(join(root, 'docs/library.md'), 'utf8');
  await tryProgram(folder, 'docs/library.md', libraryProgram(guide, 'tabuleiro'), problems);
}

/** The example in a package's own README, where it has one. */
async function tryExample(folder, readme, problems) {
  const program = readFileSync(join(root, readme), 'utf8').match(/```ts\n(.*?)```/s)?.[1];
  if (program !== undefined) await tryProgram(folder, readme, program, problems);
}

/** Runs a program as JavaScript, checks it as TypeScript, and gives what it printed. */
async function tryProgram(folder, name, program, problems) {
  writeFileSync(join(folder, 'example.mjs'), program);
  writeFileSync(join(folder, 'example.mts'), program);
  const ran = start(process.execPath, ['example.mjs'], { cwd: folder });
  const printed = await expectSuccess(`${name} as JavaScript`, ran, problems);
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
  await expectSuccess(
    `${name} as TypeScript`,
    run('tsc', [...flags, 'example.mts'], { cwd: folder }),
    problems,
  );
  return printed;
}

async function tryCommand(folder, problems) {
  const bin = join(folder, 'node_modules/@tabuleiro/cli', readJson('apps/cli/package.json').bin.tabuleiro);
  const result = start(process.execPath, [bin, '--version'], { cwd: folder });
  await expectSuccess('tabuleiro --version', result, problems);
  // A network that was not packed is told of, beside the move.
  for (const [game, position] of [
    ['classico', 'start'],
    ['nucleo', 'start'],
    ['brasez', 'start'],
    ['senet', 'ABABABABAB/........../.......... A 3'],
  ]) {
    const move = start(process.execPath, [bin, 'bestmove', game, position, '--level', '1'], { cwd: folder });
    const printed = await expectSuccess(`tabuleiro bestmove ${game}`, move, problems);
    if (!/^\S+\n$/.test(printed))
      problems.push(`tabuleiro bestmove ${game} prints more than a move:\n${printed}`);
  }
}
