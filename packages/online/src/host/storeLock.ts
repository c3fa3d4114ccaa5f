import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

/** The longest path that a socket of the system may have; shorter on some. */
const LONGEST_PATH = 90;

/**
 * Holds a folder for one process: a socket that somebody listens at. Unlike a file with a process id, it cannot be left behind
 * by a process that was killed. Undefined where another process holds it.
 */
export async function lockFolder(folder: string): Promise<Server | undefined> {
  const path = socketPath(folder);
  const held = await listen(path);
  if (held !== undefined) return held;
  if (await isAnswered(path)) return undefined;
  rmSync(path, { force: true });
  return listen(path);
}

function socketPath(folder: string): string {
  const whole = resolve(folder);
  const name = createHash('sha256').update(whole).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\tabuleiro-${name}`;
  const path = join(whole, 'lock');
  return path.length <= LONGEST_PATH ? path : join(tmpdir(), `tabuleiro-${name}`);
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((done) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', () => done(undefined));
    server.listen(path, () => done(server.unref()));
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
