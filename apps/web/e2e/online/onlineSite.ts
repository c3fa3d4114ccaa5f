import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { PING_MS } from '@tabuleiro/online';
import { realClock } from '@tabuleiro/online/node';
import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { listen, type OnlineHost, openApp, openOnline } from '@tabuleiro/server';
import { JumpingClock } from './jumpingClock.js';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
const HOST = '127.0.0.1';
/** Names of this machine that are none of its addresses: pages there are insecure ones. */
const SITES = ['sala.test'];

/** The built app with its matches between devices, which a test may cut off from everybody and start anew. */
export class OnlineSite {
  private readonly folder = mkdtempSync(join(tmpdir(), 'tabuleiro-online-'));
  private readonly sockets = new Set<Socket>();
  private app: ReturnType<typeof openApp> | undefined;
  private host: OnlineHost | undefined;
  private clock = new JumpingClock(realClock(undefined));
  private isCutOff = false;
  private port = 0;

  static async open(): Promise<OnlineSite> {
    const site = new OnlineSite();
    await site.start();
    return site;
  }

  /** The address, by another name of this machine where one is given. */
  urlAt(host: string = HOST): string {
    return `http://${host}:${this.port}/`;
  }

  /** Again after `stop`, at the same address and with what was kept. */
  async start(): Promise<void> {
    const settings = { ...DEFAULT_SETTINGS, lobby: true };
    const onFatal = (cause: unknown): never => {
      throw cause;
    };
    const clockFrom = (lastSign: number | undefined): JumpingClock => {
      this.clock = new JumpingClock(realClock(lastSign));
      return this.clock;
    };
    const host = await openOnline(this.folder, settings, SITES, onFatal, { clockFrom });
    if (!host.ok) throw new Error(`no matches: ${host.error.code}`);
    this.host = host.value;
    this.app = openApp(BUILT, { online: host.value });
    this.app.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    this.app.server.on('upgrade', (_request, socket: Socket) => {
      if (this.isCutOff) socket.destroy();
    });
    const address = await listen(this.app, { host: HOST, port: this.port });
    if (!address.ok) throw new Error(`the server cannot listen: ${address.error.cause}`);
    this.port = Number(new URL(address.value).port);
  }

  /** The server is gone. */
  async stop(): Promise<void> {
    await this.host?.close();
    this.drop();
    await this.app?.close();
  }

  /**
   * Time passes at the server; `awake` pages are there to answer its pings, so that none of them is taken for gone. Pages have
   * their own time: they hear of it with the next thing that the server says.
   */
  async passTime(ms: number, awake: number): Promise<void> {
    for (let left = ms; left > 0; left -= PING_MS) {
      const heard = this.messages;
      this.clock.jump(Math.min(left, PING_MS));
      const answered = expect.poll(() => this.messages, { intervals: [10], message: 'answers to pings' });
      await answered.toBeGreaterThanOrEqual(heard + awake);
    }
  }

  /** Waits until so many pages are connected. */
  async expectConnections(count: number): Promise<void> {
    await expect.poll(() => this.host?.server.connections, 'pages that are connected').toBe(count);
  }

  private get messages(): number {
    const count = /^tabuleiro_messages_total (\d+)$/m.exec(this.host?.metrics.format({}) ?? '')?.[1];
    return Number(count ?? 0);
  }

  /** No connection of a match goes through until it is false again. */
  cutOff(isCutOff: boolean): void {
    this.isCutOff = isCutOff;
    if (isCutOff) this.drop();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
