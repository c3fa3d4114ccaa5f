import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './setup.mjs';

/** Every workspace with its manifest, e.g. `{ path: 'packages/game', manifest }`. */
export function workspaces() {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  return [...folders, 'bench']
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => ({ path, manifest: readJson(path, 'package.json') }));
}

/** The workspaces that are published to the registry. */
export function publicWorkspaces() {
  return workspaces().filter(({ manifest }) => manifest.private !== true);
}
