import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { findProgram, freePort } from './debian.js';

/** A Redis of our own, which keeps nothing. */
export class Redis {
  readonly port: number;
  private readonly program: string;
  private child: ChildProcess | undefined;

  private constructor(program: string, port: number) {
    this.program = program;
    this.port = port;
  }

  /** Can it be had on this machine? */
  static get isThere(): boolean {
    return findProgram('redis-server', 'redis-server') !== undefined;
  }

  static async start(): Promise<Redis> {
    const redis = new Redis(findProgram('redis-server', 'redis-server') ?? '', await freePort());
    await redis.run();
    return redis;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Runs it, also again after `kill`. */
  async run(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(this.program, args, { stdio: 'ignore' });
    while (!(await answers(this.port))) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
