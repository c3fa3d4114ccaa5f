import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a service that can be blocked: connections stay open, and nothing gets through. */
export class StallingProxy {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets: Map<Socket, 'near' | 'far'>;
  private stalled: readonly ('near' | 'far')[] = [];

  private constructor(server: Server, sockets: Map<Socket, 'near' | 'far'>, port: number) {
    this.server = server;
    this.sockets = sockets;
    this.port = port;
  }

  static start(to: number): Promise<StallingProxy> {
    const sockets = new Map<Socket, 'near' | 'far'>();
    const server = createServer((near) => {
      const far = connect(to, '127.0.0.1');
      for (const [side, one, other] of [
        ['near', near, far],
        ['far', far, near],
      ] as const) {
        sockets.set(one, side);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        if (proxy.stalled.includes(side)) one.pause();
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
    this.stallSides(['near', 'far']);
  }

  /** What is asked gets through, and nobody hears the answer. */
  stallAnswers(): void {
    this.stallSides(['far']);
  }

  private stallSides(sides: readonly ('near' | 'far')[]): void {
    this.stalled = sides;
    for (const [socket, side] of this.sockets) if (sides.includes(side)) socket.pause();
  }

  goOn(): void {
    this.stalled = [];
    for (const socket of this.sockets.keys()) socket.resume();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets.keys()) socket.destroy();
  }
}
