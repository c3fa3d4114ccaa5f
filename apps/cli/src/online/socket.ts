import { type OpenSocket, SUBPROTOCOL } from '@tabuleiro/online';
import { WebSocket } from 'ws';

/** In ms: a server that has not answered by then is none. */
const HANDSHAKE = 10_000;
/** In ms: how long a server may take to say good-bye. */
const FAREWELL = 500;
/** The longest message that a server sends has two hundred lines. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** Connects to the server at this address. */
export function openSocketTo(address: string): OpenSocket {
  return (events) => {
    const socket = new WebSocket(address, SUBPROTOCOL, {
      ...{ perMessageDeflate: false, handshakeTimeout: HANDSHAKE, maxPayload: LONGEST_ANSWER },
    });
    socket.on('open', () => events.open());
    socket.on('message', (data, isBinary) => {
      if (!isBinary) events.text(data.toString());
    });
    socket.on('close', () => events.close());
    // A close follows every error.
    socket.on('error', () => undefined);
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => {
        socket.close();
        setTimeout(() => socket.terminate(), FAREWELL).unref();
      },
    };
  };
}
