import fastifyWebsocket from '@fastify/websocket';
import { LONGEST_MESSAGE, SUBPROTOCOL } from '@tabuleiro/online';
import type { FastifyInstance } from 'fastify';
import { isOwnHost, isOwnOrigin } from './hosts.js';
import type { OnlineHost } from './onlineHost.js';

/** Where clients connect. */
const PATH = '/online';

/** Serves matches between devices at `/online`, and tells how it is doing at `/ready` and `/metrics`. */
export function serveOnline(app: FastifyInstance, host: OnlineHost): void {
  const { server, metrics, store, sites } = host;
  app.register(fastifyWebsocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      perMessageDeflate: false,
      handleProtocols: (protocols: Set<string>) => (protocols.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
    },
  });
  app.register(async (inner) => {
    inner.addHook('onRequest', async ({ headers }, reply) => {
      if (isOwnHost(headers.host, sites) && isOwnOrigin(headers.origin, headers.host)) return;
      await reply.code(403).send('');
    });
    inner.get(PATH, { websocket: true }, (socket, request) => {
      const client = server.connect(
        {
          send: (text) => socket.send(text),
          close: (code, reason) => socket.close(code, reason),
          get buffered() {
            return socket.bufferedAmount;
          },
        },
        request.ip,
      );
      socket.on('message', (data, isBinary) => {
        if (isBinary) socket.close(1003, 'text');
        else client.receive(data.toString());
      });
      socket.on('close', () => client.lost());
      socket.on('error', () => client.lost());
    });
  });
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });
  app.get('/metrics', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return metrics.format({
      tabuleiro_connections: server.connections,
      tabuleiro_rooms: server.rooms.size,
      tabuleiro_matches: server.rooms.directory.size,
      tabuleiro_commits_total: store.commits.count,
      tabuleiro_commit_seconds_total: store.commits.ms / 1000,
    });
  });
}
