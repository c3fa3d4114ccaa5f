import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a server uses: bytes in memory, milliseconds of processor time so far. */
export type Usage = { readonly rss: number; readonly cpu: number };

const PROGRAM = fileURLToPath(new URL('./child.js', import.meta.url));

/** A server in a process of its own. */
export class ServerProcess {
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  static async start(kind: string, ...args: readonly string[]): Promise<ServerProcess> {
    const child = fork(PROGRAM, [kind, ...args], {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ port }] = await once(child, 'message');
    return new ServerProcess(child, port);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async usage(): Promise<Usage> {
    this.child.send('usage');
    const [usage] = await once(this.child, 'message');
    return usage;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}
