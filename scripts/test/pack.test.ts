import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withNeeded } from '../pack.mjs';
import { root } from '../setup.mjs';
import { workspaces } from '../workspaces.mjs';

test('who installs tabuleiro gets the rules, notation and words, and nothing from elsewhere', () => {
  const names = withNeeded('tabuleiro').map((name) => name.replace('@tabuleiro/', ''));
  expect(names.sort()).toEqual(
    ['tabuleiro', 'game', 'grid', 'chess', 'brasez', 'senet', 'notation', 'words'].sort(),
  );
  const manifests = workspaces().map(({ manifest }) => manifest);
  const ours = manifests.map(({ name }) => name);
  for (const { name, dependencies } of manifests) {
    if (!withNeeded('tabuleiro').includes(name)) continue;
    for (const needed of Object.keys(dependencies ?? {})) expect(ours).toContain(needed);
  }
});

test('the types of tabuleiro can be checked without those of words, which needs more packages for its own', () => {
  const folder = join(root, 'packages/tabuleiro/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const file of files) {
    const imports = readFileSync(join(folder, file), 'utf8').match(/import[^;]*'@tabuleiro\/words'/g) ?? [];
    for (const statement of imports) expect(statement, file).not.toMatch(/\btype\b/);
  }
});
