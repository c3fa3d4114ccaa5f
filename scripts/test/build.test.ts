import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fingerprint } from '../build.mjs';
import { compressFolder } from '../compress.mjs';
import { copyPlain } from '../dist.mjs';
import { folderWith } from './folder.js';

const LONG = 'a sentence that comes again and again; '.repeat(100);

test('files that shrink get two compressed copies', () => {
  const folder = folderWith({
    'index.html': LONG,
    'assets/a.js': LONG,
    'assets/small.js': 'short',
    'assets/a.woff2': LONG,
  });
  expect(compressFolder(folder)).toBe(4);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(br|gz)$/.test(name),
  );
  expect(names.sort()).toEqual(
    [join('assets', 'a.js.br'), join('assets', 'a.js.gz'), 'index.html.br', 'index.html.gz'].sort(),
  );
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(LONG);
});

test('plain files leave out compressed copies and notes, and what was there before', () => {
  const from = folderWith({
    'index.html': 'x',
    'index.html.br': 'x',
    'assets/a.js': 'xyz',
    'assets/a.js.gz': 'x',
    '.made-of': 'x',
    '.vite/manifest.json': 'x',
  });
  const to = folderWith({ 'old.js': 'x' });
  expect(copyPlain(from, to)).toEqual({ files: 2, bytes: 4 });
  expect(readFileSync(join(to, 'assets/a.js'), 'utf8')).toBe('xyz');
  expect(existsSync(join(to, 'old.js'))).toBe(false);
  expect(readdirSync(to).sort()).toEqual(['assets', 'index.html']);
});

test('the fingerprint changes with what a build reads, and with nothing else', () => {
  const folder = folderWith({
    'app/src/a.ts': '1',
    'app/test/a.test.ts': '1',
    'app/dist/a.js': '1',
    'lock.json': '1',
  });
  const now = (): string => fingerprint(folder, ['app', 'lock.json']);
  const before = now();
  for (const name of ['app/test/a.test.ts', 'app/dist/a.js']) writeFileSync(join(folder, name), '2');
  expect(now()).toBe(before);
  writeFileSync(join(folder, 'lock.json'), '2');
  const after = now();
  expect(after).not.toBe(before);
  writeFileSync(join(folder, 'app/src/b.ts'), '');
  expect(now()).not.toBe(after);
});
