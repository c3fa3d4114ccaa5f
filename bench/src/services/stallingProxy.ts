import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a service that can be blocked: connections stay open, and nothing gets through. */
export class StallingProxy {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets: Set<Socket>;
  private isStalled = false;

  private constructor(server: Server, sockets: Set<Socket>, port: number) {
    this.server = server;
    this.sockets = sockets;
    this.port = port;
  }

  static start(to: number): Promise<StallingProxy> {
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(to, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ]) {
        sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        if (proxy.isStalled) one.pause();
      }
    });
    let proxy: StallingProxy;
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        proxy = new StallingProxy(
          server,
          sockets,
          typeof address === 'object' && address !== null ? address.port : 0,
        );
        resolve(proxy);
      });
    });
  }

  /** The address of a service, by way of this proxy. */
  through(url: string): string {
    const way = new URL(url);
    way.port = String(this.port);
    return way.href;
  }

  stall(): void {
    this.isStalled = true;
    for (const socket of this.sockets) socket.pause();
  }

  goOn(): void {
    this.isStalled = false;
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
