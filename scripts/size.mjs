import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, WEB } from './build.mjs';
import { root, run, setUp } from './setup.mjs';

/** Where `.size-limit.json` looks. */
const FOLDER = join(root, 'node_modules', '.cache', 'first-load');
/** The faces of the games, each fetched when it is first played. */
const FACE = /^src\/games\/\w+\/\w+\.tsx?$/;
/** Fetched on demand, and needed neither at home nor in a game. */
const LATER = [/^src\/screens\/(Settings|Help)\b/];

/** `npm run size`: how much JavaScript the first visit fetches. */
export async function main() {
  await setUp();
  await buildWeb();
  const { code, output } = await checkSize();
  console.log(output);
  process.exitCode = code;
}

export async function checkSize() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8'));
  const zipped = (file) => gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length;
  for (const file of firstLoad(manifest, zipped)) copyFileSync(join(WEB, file), join(FOLDER, basename(file)));
  const { code, output } = await run('size-limit', ['--json']);
  const note = code === 0 ? `${(JSON.parse(output)[0].size / 1000).toFixed(1)} kB` : undefined;
  return { code, output, note };
}

/**
 * The files that home and a game need: the entry with all it imports, what it fetches on demand, and of the games the
 * one that weighs most.
 */
export function firstLoad(manifest, sizeOf) {
  const keys = Object.keys(manifest);
  const needed = new Set();
  const faces = new Set();
  const need = (key, into) => {
    if (into.has(key)) return;
    into.add(key);
    for (const next of manifest[key].imports ?? []) need(next, into);
    for (const next of manifest[key].dynamicImports ?? []) {
      if (FACE.test(next)) faces.add(next);
      else if (!LATER.some((pattern) => pattern.test(next))) need(next, into);
    }
  };
  for (const key of keys.filter((key) => manifest[key].isEntry)) need(key, needed);
  const filesOf = (set) => [...set].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
  const loads = [...faces].map((face) => {
    const load = new Set(needed);
    need(face, load);
    return filesOf(load);
  });
  const weight = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  return loads.reduce((most, load) => (weight(load) > weight(most) ? load : most), filesOf(needed));
}
