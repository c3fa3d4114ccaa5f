import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const POSTGRES_FOLDER = '/usr/lib/postgresql';

/** Where Debian puts programs of PostgreSQL, and what is on the path. */
function folders(): readonly string[] {
  const versions = existsSync(POSTGRES_FOLDER) ? readdirSync(POSTGRES_FOLDER) : [];
  return [
    ...versions.map((version) => join(POSTGRES_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
  ];
}

function find(program: string): string | undefined {
  return folders()
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/**
 * The path of a program; where its package is named it is installed on Debian, as root, when it is missing. Undefined where it
 * cannot be had.
 */
export function findProgram(program: string, debianPackage?: string): string | undefined {
  const found = find(program);
  if (
    found !== undefined ||
    debianPackage === undefined ||
    process.getuid?.() !== 0 ||
    !existsSync('/etc/debian_version')
  )
    return found;
  const apt = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', debianPackage];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (spawnSync('apt-get', apt, { stdio: 'ignore', env }).status !== 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
    spawnSync('apt-get', apt, { stdio: 'ignore', env });
  }
  return find(program);
}

/** The user and group that a database wants that refuses to run as root. */
export function idsOf(user: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** A port that nobody uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
