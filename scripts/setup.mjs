import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

export function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}

/** Installs if node_modules does not agree with the lock file, then builds. */
export async function setUp() {
  await install();
  await build();
}

export async function install() {
  if (isInstalled()) return;
  console.error('Installing what the lock file lists (npm ci): a few minutes, the first time …');
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { show: true });
  if (code !== 0) stop('npm ci failed, see above. The first installation needs a network.');
}

export async function build() {
  const { code, output } = await run('tsc', [
    '-b',
    'apps/cli',
    'apps/server',
    'bench',
    'packages/testkit',
    'packages/tabuleiro',
  ]);
  if (code !== 0) stop(`${output}\nThe build failed.`);
}

/** npm writes what it installed into node_modules: that has to agree with the lock file. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return isUpToDate(readJson('package-lock.json').packages, installed);
}

/** Optional packages may belong to other systems; the nameless entry is the repository itself. */
export function isUpToDate(wanted, installed) {
  const parts = ({ version, integrity, link, dependencies }) =>
    JSON.stringify([version, integrity, link, dependencies]);
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional)
    .every(([path, entry]) => installed[path] !== undefined && parts(installed[path]) === parts(entry));
}

export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Runs npm, also on Windows, where it is not an executable on the PATH. */
export function npm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return start(process.execPath, [script, ...args], options);
  return start('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Runs the command of an installed package, e.g. `run('tsc', ['-b'])`. */
export function run(command, args, options) {
  return start(process.execPath, [commandFile(command), ...args], options);
}

const PACKAGE_OF = { tsc: 'typescript', biome: '@biomejs/biome', playwright: '@playwright/test' };

function commandFile(command) {
  const folder = ['node_modules', ...(PACKAGE_OF[command] ?? command).split('/')];
  const { bin } = readJson(...folder, 'package.json');
  return join(root, ...folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a program in the repository (or in `cwd`) and returns its exit code and output. With `show` the output goes to
 * the terminal; with `input` a terminal program may also ask.
 */
export function start(
  program,
  args,
  { show = false, input = false, env = {}, cwd = root, shell = false } = {},
) {
  const out = show ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd,
    shell,
    env: { ...process.env, ...env },
    stdio: [input ? 'inherit' : 'ignore', out, out],
  });
  if (input) process.on('SIGINT', () => {}); // the program that is asking decides what Ctrl-C means
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 1), output }));
  });
}
