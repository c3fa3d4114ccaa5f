import type { Clock } from '../clock.js';

/** What is told of a socket. Nothing comes before `open`, and nothing after `close`. */
export type SocketEvents = {
  open(): void;
  text(text: string): void;
  close(): void;
};

/** A socket as the client needs it: a browser's, one of a terminal, one of a test. */
export interface ClientSocket {
  send(text: string): void;
  close(): void;
}

/** Connects to the server; a socket that cannot be opened is closed. */
export type OpenSocket = (events: SocketEvents) => ClientSocket;

/** Milliseconds after which a server that says nothing is none. */
const PATIENCE_MS = 6000;

/** Is there a server of matches behind this socket? */
export function isServerThere(open: OpenSocket, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isThere: boolean): void => {
      stop();
      socket?.close();
      resolve(isThere);
    };
    const stop = clock.after(PATIENCE_MS, () => settle(false));
    const socket = open({
      open: () => settle(true),
      text: () => undefined,
      close: () => settle(false),
    });
  });
}
