import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, idsOf } from './debian.js';
import { childrenOf } from './family.js';

const USER = 'tabuleiro';

/** A PostgreSQL of our own, in a folder that is gone afterwards. */
export class Postgres {
  readonly port: number;
  private readonly folder: string;
  private readonly program: string;
  private child: ChildProcess | undefined;
  private databases = 0;

  private constructor(folder: string, program: string, port: number) {
    this.folder = folder;
    this.program = program;
    this.port = port;
  }

  /** Can it be had on this machine? */
  static get isThere(): boolean {
    return findProgram('initdb', 'postgresql') !== undefined;
  }

  static async start(): Promise<Postgres> {
    const [initdb, program] = ['initdb', 'postgres'].map((name) => findProgram(name, 'postgresql') ?? '');
    const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
    const { uid, gid } = idsOf('postgres');
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const made = spawnSync(initdb, ['-D', join(folder, 'data'), '-U', USER, '-A', 'trust', '--no-sync'], {
      ...{ uid, gid, encoding: 'utf8', env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH } },
    });
    if (made.status !== 0) throw new Error(made.stderr);
    const postgres = new Postgres(folder, program, await freePort());
    await postgres.run();
    return postgres;
  }

  /** Runs it, also again after `kill`. */
  async run(): Promise<void> {
    this.spawn();
    while (!this.ask('pg_isready', '-q')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      // What is left of the life before may hold its memory for a moment.
      if (this.child?.exitCode !== null) this.spawn();
    }
  }

  private spawn(): void {
    const settings = [
      'max_connections=200',
      'recovery_init_sync_method=syncfs',
      `unix_socket_directories=${this.folder}`,
    ];
    const args = ['-D', join(this.folder, 'data'), '-p', String(this.port), '-h', '127.0.0.1'];
    this.child = spawn(this.program, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
      ...{ ...idsOf('postgres'), stdio: 'ignore', env: { LC_ALL: 'C.UTF-8' } },
    });
  }

  /** kill -9 of everything that belongs to it. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const children = childrenOf(child.pid);
    child.kill('SIGKILL');
    for (const id of children) killIfThere(id);
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The address of a new, empty database. */
  database(): string {
    const name = `test${this.databases++}`;
    if (!this.ask('createdb', name)) throw new Error(`no database ${name}`);
    return `postgres://${USER}@127.0.0.1:${this.port}/${name}`;
  }

  private ask(program: string, ...args: readonly string[]): boolean {
    const where = ['-h', '127.0.0.1', '-p', String(this.port), '-U', USER];
    const path = findProgram(program, 'postgresql') ?? '';
    return spawnSync(path, [...where, ...args], { stdio: 'ignore' }).status === 0;
  }
}

function killIfThere(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
