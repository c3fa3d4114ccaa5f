import { readJson } from './setup.mjs';
import { workspaces } from './workspaces.mjs';

/** Nothing that users run may be under the GPL, AGPL or LGPL, or under no licence at all. */
export async function checkLicences() {
  const { packages } = readJson('package-lock.json');
  const reached = new Set();
  for (const { path } of workspaces().filter(isRunByUsers)) reach(packages, path, reached);
  const refused = [...reached].filter((path) => !isFree(packages[path].license));
  const lines = refused.map((path) => `${path}: licence "${packages[path].license ?? 'none'}"`);
  return { code: refused.length === 0 ? 0 : 1, output: lines.join('\n'), note: `${reached.size} packages` };
}

/** The packages of the registry, and the app with its server. */
function isRunByUsers({ path, manifest }) {
  return manifest.private !== true || path.startsWith('apps/');
}

function isFree(licence) {
  return typeof licence === 'string' && licence.split(' OR ').some((choice) => !choice.includes('GPL'));
}

/** Collects the lock file's entries that `path` needs when it runs, itself included. */
function reach(packages, path, reached) {
  if (reached.has(path)) return;
  reached.add(path);
  const { dependencies, optionalDependencies } = packages[path];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = resolve(packages, path, name);
    if (found !== undefined) reach(packages, found, reached);
  }
}

/** As Node looks for it: in the node_modules of the folder, then of each folder above it. */
function resolve(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const entry = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry !== undefined)
      return entry.link ? entry.resolved : `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (folder === '') return undefined;
  }
}
