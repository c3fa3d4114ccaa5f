import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { root, run, setUp, stop } from './setup.mjs';

/** The folder of the built app. */
export const WEB = join(root, 'apps/web/dist');

/** A file in that folder with the fingerprint of the sources it was built from. */
const NOTE = '.made-of';
const SOURCES = ['apps/web', 'apps/server/src/policy.ts', 'packages', 'package-lock.json'];
const NO_SOURCE = /(^|\/)(dist|node_modules|test|e2e)$|\.md$/;

/** `npm run build`: everything that runs outside the tests, into each workspace's `dist/`. */
export async function main() {
  await setUp();
  await buildWeb();
}

/** Builds the app unless it is built from the same sources already; returns its folder. */
export async function buildWeb() {
  const sources = fingerprint(root, SOURCES);
  if (isBuiltOf(sources)) return WEB;
  console.error('Building the app …');
  const { code, output } = await makeWeb(sources);
  if (code !== 0) stop(`${output}\nThe build of the app failed.`);
  return WEB;
}

/** The same as a step of `npm test`. */
export async function tryBuildWeb() {
  const sources = fingerprint(root, SOURCES);
  return isBuiltOf(sources) ? { code: 0, output: '', note: 'as built before' } : makeWeb(sources);
}

function isBuiltOf(sources) {
  const note = join(WEB, NOTE);
  return existsSync(note) && readFileSync(note, 'utf8') === sources;
}

async function makeWeb(sources) {
  const folder = join(root, 'node_modules', '.cache', `web-${process.pid}`);
  const flags = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await run('vite', ['build', 'apps/web', ...flags], { env: { NO_COLOR: '1' } });
  if (code === 0) {
    compressFolder(folder);
    writeFileSync(join(folder, NOTE), sources);
    replace(folder, WEB);
  }
  rmSync(folder, { recursive: true, force: true });
  return { code, output };
}

/** Swaps the folders by renaming, so that nobody sees a half-written one. */
function replace(folder, target) {
  const old = `${folder}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(folder, target);
  rmSync(old, { recursive: true, force: true });
}

/** A hash of the names and contents of all files under `paths` that a build reads. */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => sourceFiles(base, path)).sort()) {
    const content = readFileSync(join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function sourceFiles(base, path) {
  if (NO_SOURCE.test(path)) return [];
  if (!statSync(join(base, path)).isDirectory()) return [path];
  return readdirSync(join(base, path)).flatMap((name) => sourceFiles(base, `${path}/${name}`));
}
