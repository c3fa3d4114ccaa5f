import { readFileSync } from 'node:fs';

/** The installed version of a package. */
export function versionOf(name: string): string {
  const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return String(JSON.parse(readFileSync(manifest, 'utf8')).version);
}
