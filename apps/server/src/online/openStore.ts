import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ok, type Result } from '@tabuleiro/game';
import type { Clock } from '@tabuleiro/online';
import { FileStore, type LogError, PgCompany, PgStore, RedisBus } from '@tabuleiro/online/node';
import { type Bus, type Company, NO_BUS, SILENT_BUS, type Store } from '@tabuleiro/online/server';

/** Where matches are kept beside the folder of this machine: a database and a bus that several nodes share. */
export type SharedPlaces = { readonly store: string; readonly bus: string | undefined };

/** Where the matches of this server are, and how it hears of what other nodes do. */
export type OpenedStore = {
  readonly store: Store & { readonly commits: { readonly count: number; readonly ms: number } };
  readonly bus: Bus;
  readonly company: Company | undefined;
  readonly hasCompany: boolean;
  readonly clock: Clock;
  close(): Promise<void>;
};

/** Opens the file under this folder, or what several nodes share. */
export async function openStore(
  folder: string,
  shared: SharedPlaces | undefined,
  onFatal: (cause: unknown) => void,
  clockFrom: (lastSign: number | undefined) => Clock,
): Promise<Result<OpenedStore, LogError>> {
  if (shared !== undefined) return openShared(shared);
  const opened = await FileStore.open(join(folder, 'online'), { onFatal });
  if (!opened.ok) return opened;
  const { value: store } = opened;
  return ok({
    ...{ store, bus: NO_BUS, company: undefined, hasCompany: false, clock: clockFrom(store.lastSign) },
    close: () => store.close(),
  });
}

async function openShared({ store: url, bus: busUrl }: SharedPlaces): Promise<Result<OpenedStore, LogError>> {
  const node = randomUUID();
  const opened = await PgStore.open(url, { node });
  if (!opened.ok) return opened;
  const { value: store } = opened;
  const bus = busUrl === undefined ? undefined : await RedisBus.connect(busUrl, node);
  if (bus?.ok === false) {
    await store.close();
    return bus;
  }
  const { clock, hasCompany } = store;
  return ok({
    ...{ store, bus: bus?.value ?? SILENT_BUS, company: new PgCompany(store), hasCompany, clock },
    close: async () => {
      bus?.value.close();
      await store.close();
    },
  });
}
