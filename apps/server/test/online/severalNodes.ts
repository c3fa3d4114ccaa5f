import { randomBytes } from 'node:crypto';
import { findGame } from '@tabuleiro/any-game/games';
import {
  type ClientEvent,
  NO_STORAGE,
  OnlineClient,
  type OpenSocket,
  Reception,
  type SavedSeat,
  type Terms,
} from '@tabuleiro/online';
import { onTestFinished } from 'vitest';
import { clock } from './players.js';
import type { OpenedServer } from './server.js';
import { socketTo } from './socket.js';

export const DONE = { ok: true, value: undefined };
/** Far above what it takes: machines are shared. */
export const SOON = { timeout: 300_000, interval: 20 };

export const addressOf = ({ port }: OpenedServer) => `ws://localhost:${port}/online`;

/** A way to a node that remembers everything it has heard. */
export function listeningTo(address: () => string, texts: string[]): OpenSocket {
  const open = socketTo(address);
  return (events) =>
    open({
      ...events,
      text: (text) => {
        texts.push(text);
        events.text(text);
      },
    });
}

export function partsAt(address: () => string) {
  return { open: socketTo(address), clock, random: randomBytes, storage: NO_STORAGE, games: findGame };
}

/** A device that follows a match, by a way of its own or to this address; `texts`: all that it is sent. */
export function clientAt(
  address: () => string,
  opening: ConstructorParameters<typeof OnlineClient>[1],
  onEvent: (event: ClientEvent) => void = () => undefined,
) {
  const texts: string[] = [];
  const parts = { ...partsAt(address), open: listeningTo(address, texts), onEvent };
  const client = new OnlineClient(parts, opening);
  onTestFinished(() => client.close());
  client.start();
  return Object.assign(client, { texts });
}

export function granted<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** The host at the first node, the guest at the second. */
export async function seats(
  [a, b]: readonly OpenedServer[],
  terms: Terms,
): Promise<readonly [SavedSeat, SavedSeat]> {
  const host = granted(await new Reception(partsAt(() => addressOf(a))).create(terms, 'Ana'));
  const { code = '' } = host;
  const invitation = granted(await new Reception(partsAt(() => addressOf(b))).look(code));
  const guest = await new Reception(partsAt(() => addressOf(b))).sit(invitation, code, 'Beto');
  return [host, granted(guest)];
}

/** How often this node has looked into the store for what no note told it. */
export function looksOf({ host }: OpenedServer): number {
  return Number(/^tabuleiro_looks_total (\d+)$/m.exec(host.metrics.format({}))?.[1] ?? 0);
}
