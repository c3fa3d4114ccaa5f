import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ok, type Result } from '@tabuleiro/game';
import { formatMatchDate } from '@tabuleiro/match';
import type { Clock } from '@tabuleiro/online';
import { FileStore, type LogError, realClock } from '@tabuleiro/online/node';
import { OnlineServer, type OnlineSettings } from '@tabuleiro/online/server';
import type { EventLines, Standing } from './eventLines.js';
import { findGame } from './games.js';
import { JudgeThread } from './judge.js';
import { Metrics } from './metrics.js';

/** Matches between devices, as this process serves them. */
export type OnlineHost = {
  readonly server: OnlineServer;
  readonly store: FileStore;
  readonly metrics: Metrics;
  /** Names that this server has beside its addresses. */
  readonly sites: readonly string[];
  /** Tells the players that it stops, and writes what is left. */
  close(): Promise<void>;
};

/** When clients come back after a restart; their own jitter spreads them. */
const RETRY_MS = 2000;
/** How often events are summed up. */
const SUM_MS = 60_000;

/** Opens the matches that are kept under this folder. Nothing is written before the first one is created. */
export async function openOnline(
  folder: string,
  settings: OnlineSettings,
  sites: readonly string[],
  onFatal: (cause: unknown) => void,
  events?: EventLines,
  clockFrom: (lastSign: number | undefined) => Clock = realClock,
): Promise<Result<OnlineHost, LogError>> {
  const store = await FileStore.open(join(folder, 'online'), { onFatal });
  if (!store.ok) return store;
  const metrics = new Metrics();
  const thread = new JudgeThread();
  const server = await OnlineServer.start({
    ...{ games: findGame, store: store.value, clock: clockFrom(store.value.lastSign), settings },
    ...{
      random: randomBytes,
      judge: thread.judge,
      today: () => formatMatchDate(new Date()),
      count: (what, code) => {
        metrics.count(what, code);
        events?.count(what, code);
      },
    },
  });
  const standing = (): Standing => ({
    ...{ connections: server.connections, rooms: server.rooms.size, matches: server.rooms.directory.size },
  });
  const sums = events && setInterval(() => events.sum(standing()), SUM_MS).unref();
  events?.say('started', standing());
  const close = async (): Promise<void> => {
    clearInterval(sums);
    await server.close(RETRY_MS);
    events?.say('stopped', standing());
    await store.value.close();
    await thread.close();
  };
  return ok({ server, store: store.value, metrics, sites, close });
}
