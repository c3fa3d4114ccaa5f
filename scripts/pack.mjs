import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, setUp, stop } from './setup.mjs';
import { workspaces } from './workspaces.mjs';

const TARGET = join(root, 'packed');

/** `npm run pack`: the package `tabuleiro` and those it needs, as files in `packed/` that npm installs anywhere. */
export async function main() {
  await setUp();
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET);
  const names = withNeeded('tabuleiro').flatMap((name) => ['-w', name]);
  const { code, output } = await npm(['pack', '--silent', '--pack-destination', TARGET, ...names]);
  if (code !== 0) stop(`${output}\nnpm pack failed.`);
  console.log(`${readdirSync(TARGET).length} packages. In the folder of your project:\n`);
  console.log(`  npm install ${join(TARGET, '*.tgz')}`);
}

/** A package of ours and all of ours that it needs. */
export function withNeeded(name, found = new Set()) {
  const manifest = workspaces().find((workspace) => workspace.manifest.name === name)?.manifest;
  if (manifest === undefined || found.has(name)) return [...found];
  found.add(name);
  for (const needed of Object.keys(manifest.dependencies ?? {})) withNeeded(needed, found);
  return [...found];
}
