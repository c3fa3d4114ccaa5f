import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { classico } from '@tabuleiro/chess';
import { play } from '@tabuleiro/game';
import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { openApp, openOnline } from '@tabuleiro/server';
import { WebSocketServer } from 'ws';

/** One server in a process of its own: `ours` (with a database and a bus, where they are named), a bare `echo`, or `boardgame` (boardgame.io, in a folder). Tells its port, then its use of memory and processor when asked. */
const [kind, first = '', bus] = process.argv.slice(2);

const SERVERS: Readonly<Record<string, () => Promise<number>>> = { ours, echo, boardgame: boardgameServer };

async function ours(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '');
  const free = { burst: 1e9, perSecond: 1e9 };
  const limits = {
    ...DEFAULT_SETTINGS.limits,
    messages: free,
    creates: free,
    connections: 1e6,
    connectionsOfAddress: 1e6,
  };
  const shared = first === '' ? undefined : { store: first, bus };
  const settings = { ...DEFAULT_SETTINGS, limits };
  const online = await openOnline(folder, settings, [], () => process.exit(1), { shared });
  if (!online.ok) throw new Error(online.error.code);
  const app = openApp(folder, { online: online.value });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function echo(): Promise<number> {
  return new Promise((resolve) => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
    server.on('connection', (socket) => socket.on('message', (data) => socket.send(data.toString())));
  });
}

type Position = { readonly G: { fen: string } };

/** The same rules on boardgame.io, with its own store in memory: it promises no durability. */
async function boardgameServer(): Promise<number> {
  const need = createRequire(pathToFileURL(join(first, 'index.js')));
  const { Server } = need('boardgame.io/dist/cjs/server.js');
  const game = {
    name: 'chess',
    setup: () => ({ fen: classico.notation.formatPosition(classico.start()) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play: ({ G }: Position, text: string) => {
        const state = classico.notation.parsePosition(G.fen);
        const next = state.ok ? play(classico, state.value, text) : state;
        return next.ok ? { fen: classico.notation.formatPosition(next.value) } : 'INVALID_MOVE';
      },
    },
  };
  const server = Server({ games: [game], origins: [/.*/] });
  const running = await server.run({ port: 0, callback: () => undefined });
  return running.appServer.address().port;
}

const port = await SERVERS[kind]();
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage.rss(), cpu: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
process.send?.({ port });
