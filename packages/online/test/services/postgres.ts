import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram, freePort, idsOf } from './debian.js';

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
    const settings = [
      'max_connections=200',
      'recovery_init_sync_method=syncfs',
      `unix_socket_directories=${this.folder}`,
    ];
    const args = ['-D', join(this.folder, 'data'), '-p', String(this.port), '-h', '127.0.0.1'];
    this.child = spawn(this.program, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
      ...{ ...idsOf('postgres'), stdio: 'ignore', detached: true, env: { LC_ALL: 'C.UTF-8' } },
    });
    while (!(await this.answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** kill -9 of everything that belongs to it. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `test${this.databases++}`;
    await this.ask(`CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  private urlOf(name: string): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/${name}`;
  }

  private async ask(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.urlOf('postgres'), connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(text);
    } finally {
      await client.end();
    }
  }

  private async answers(): Promise<boolean> {
    try {
      await this.ask('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }
}
