import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { FastifyInstance } from 'fastify';
import type { ListenFacts, ListenProblem } from './listenProblem.js';
import { type Interfaces, networkAddresses } from './network.js';
import type { ServerOptions } from './options.js';

export type ListenError = ListenFacts & { readonly code: ListenProblem };

const PROBLEM_OF: Readonly<Record<string, ListenProblem>> = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'bad-host',
  ENOTFOUND: 'bad-host',
  EAI_AGAIN: 'bad-host',
};

/** Starts to listen; the result is the address to visit. */
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

/** The port that the system chose for port 0. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return address === null || typeof address === 'string' ? undefined : address.port;
}

/**
 * `localhost` has two addresses, and listening succeeds if only one of them is free. A browser may then try the other
 * one first and find another program there.
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

const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::'];

/** A browser cannot visit "all addresses"; `localhost` is one of them. */
export function addressOf(host: string, port: number): string {
  const name = ALL_ADDRESSES.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

/** Names and addresses that mean another machine on every other device. */
const ONLY_HERE = /^(localhost|127\.|::1$)/;

/** The addresses for other devices, the likeliest first; none for a server that only this machine reaches. */
export function sharedAddresses(
  host: string,
  address: string,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (!ALL_ADDRESSES.includes(host)) return ONLY_HERE.test(host) ? [] : [address];
  return networkAddresses(interfaces).map((own) => address.replace('localhost', own));
}
