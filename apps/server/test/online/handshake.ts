import { request } from 'node:http';
import { SUBPROTOCOL } from '@tabuleiro/online';

/** The status of an answer to a handshake with these headers; 101 where it is accepted. */
export function handshake(port: number, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ port, host: 'localhost', path: '/online' },
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        ...{
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          'sec-websocket-protocol': SUBPROTOCOL,
          ...headers,
        },
      },
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    asked.on('response', (response) => resolve(response.statusCode ?? 0));
    asked.on('error', reject);
    asked.end();
  });
}
