import { type Clock, isServerThere as isThere, type OpenSocket, SUBPROTOCOL } from '@tabuleiro/online';

/** Beside the page itself: whoever serves the app serves its matches. */
export function serverAddress(page: string): string {
  const address = new URL('online', page);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  address.search = '';
  return address.href;
}

/** Connects to the server of this page. */
export const openSocket: OpenSocket = (events) => {
  const socket = new WebSocket(serverAddress(document.baseURI), SUBPROTOCOL);
  socket.addEventListener('open', () => events.open());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') events.text(data);
  });
  socket.addEventListener('close', () => events.close());
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** Is there a server of matches behind this page? A plain file host has none. */
export function isServerThere(): Promise<boolean> {
  return isThere(openSocket, pageClock);
}

/** The time of this page. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** Pages without https have no other source of randomness, and need none. */
export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
