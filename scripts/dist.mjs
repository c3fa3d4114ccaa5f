import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildWeb } from './build.mjs';
import { root, setUp } from './setup.mjs';

const TARGET = join(root, 'dist');

/** `npm run dist`: the app as plain files in `dist/`, for any web server under any path. */
export async function main() {
  await setUp();
  const { files, bytes } = copyPlain(await buildWeb(), TARGET);
  console.log(`dist/: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
}

/** Leaves out what only our own server uses: compressed copies and notes of the build. */
export function copyPlain(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => path === from || !/^\.|\.(br|gz)$/.test(basename(path)),
  });
  const entries = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(join(to, name)),
  );
  const files = entries.filter((entry) => entry.isFile());
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
