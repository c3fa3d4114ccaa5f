import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export const SCRIPT = 'console.log("a script that is long enough to be worth compressing");\n'.repeat(20);

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<!doctype html><title>Tabuleiro</title>',
  'sw.js': 'self.skipWaiting;',
  'manifest.webmanifest': '{}',
  '.secret': 'secret',
  'assets/index-A1b2C3d4.js': SCRIPT,
  'assets/index-A1b2C3d4.js.br': brotliCompressSync(SCRIPT),
  'assets/index-A1b2C3d4.js.gz': gzipSync(SCRIPT),
  'assets/letters-A1b2C3d4.woff2': 'font',
  'assets/table-A1b2C3d4.bin': 'table',
};

/** A folder as a build leaves it, gone when the test ends. */
export function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
