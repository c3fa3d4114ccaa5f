import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { FastifyInstance } from 'fastify';
import type { ServerOptions } from './options.js';
import type { ListenFacts, ListenProblem } from './words.js';

export type ListenError = ListenFacts & { readonly code: ListenProblem };

const PROBLEM_OF: Readonly<Record<string, ListenProblem>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'bad-host',
  ENOTFOUND: 'bad-host',
  EAI_AGAIN: 'bad-host',
};

/** Begins to listen and gives the address to visit. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<ServerOptions, 'host' | 'port'>,
): Promise<Result<string, ListenError>> {
  try {
    if (port !== 0) await requireFree(host, port);
    await app.listen({ host, port });
    return ok(addressOf(host, portOf(app) ?? port));
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return fail({ code: PROBLEM_OF[cause] ?? 'failed', host, port, cause });
  }
}

/** The port that was found where any would do. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return address === null || typeof address === 'string' ? undefined : address.port;
}

/**
 * `localhost` is two addresses, and a server that holds only one of them would go unnoticed: a browser may ask the
 * other one first, and find another program there.
 */
async function requireFree(host: string, port: number): Promise<void> {
  const [first, ...others] = await lookup(host, { all: true });
  await probe(first.address, port);
  for (const { address } of others) {
    await probe(address, port).catch((error) => {
      if (error.code === 'EADDRINUSE') throw error;
    });
  }
}

function probe(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve()));
  });
}

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** Nobody can visit "every address": whoever listens there is at home too. */
export function addressOf(host: string, port: number): string {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

/** Where other devices find a server that listens on every address; nowhere else for any other. */
export function sharedAddresses(host: string, address: string): readonly string[] {
  if (!EVERYWHERE.includes(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((interfaces = []) => interfaces)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((own) => address.replace('localhost', own.address));
}
