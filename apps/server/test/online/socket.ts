import type { OpenSocket } from '@tabuleiro/online';
import { SUBPROTOCOL } from '@tabuleiro/online';
import { WebSocket } from 'ws';

/** How a program without a browser connects to a server. */
export function socketTo(address: () => string): OpenSocket {
  return (events) => {
    const socket = new WebSocket(address(), SUBPROTOCOL, { perMessageDeflate: false });
    socket.on('open', () => events.open());
    socket.on('message', (data) => events.text(data.toString()));
    socket.on('close', () => events.close());
    socket.on('error', () => undefined);
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.terminate(),
    };
  };
}
