import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, type OnlineSettings } from '@tabuleiro/online/server';
import { onTestFinished } from 'vitest';
import { openApp } from '../../src/app.js';
import { listen } from '../../src/listen.js';
import type { EventLines } from '../../src/online/eventLines.js';
import { type OnlineHost, openOnline } from '../../src/online/onlineHost.js';
import type { SharedPlaces } from '../../src/online/openStore.js';
import { builtFolder } from '../site.js';

/** A server in this process, with real sockets and a folder of its own. */
export type OpenedServer = {
  readonly host: OnlineHost;
  readonly port: number;
  readonly data: string;
  /** The address of every request. */
  readonly urls: readonly string[];
  close(): Promise<void>;
};

export async function openServer({
  settings = DEFAULT_SETTINGS,
  sites = [],
  events,
  shared,
}: {
  readonly settings?: OnlineSettings;
  readonly sites?: readonly string[];
  readonly events?: EventLines;
  readonly shared?: SharedPlaces;
} = {}): Promise<OpenedServer> {
  const data = mkdtempSync(join(tmpdir(), 'online-'));
  const host = await openOnline(data, settings, sites, () => undefined, { events, shared });
  if (!host.ok) throw new Error(host.error.code);
  const app = openApp(builtFolder(), { online: host.value });
  const urls: string[] = [];
  app.addHook('onRequest', async ({ url }) => void urls.push(url));
  const address = await listen(app, { host: 'localhost', port: 0 });
  if (!address.ok) throw new Error(address.error.code);
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await host.value.close();
    await app.close();
  };
  onTestFinished(async () => {
    await close();
    rmSync(data, { recursive: true, force: true });
  });
  return { host: host.value, port: Number(new URL(address.value).port), data, urls, close };
}
