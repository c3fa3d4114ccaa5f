import { randomBytes } from 'node:crypto';
import { findGame } from '@tabuleiro/any-game/games';
import { ok, type Result } from '@tabuleiro/game';
import { formatMatchDate } from '@tabuleiro/match';
import type { Clock } from '@tabuleiro/online';
import { type LogError, realClock } from '@tabuleiro/online/node';
import { OnlineServer, type OnlineSettings } from '@tabuleiro/online/server';
import type { EventLines, Standing } from './eventLines.js';
import { JudgeThread } from './judge.js';
import { Metrics } from './metrics.js';
import { type OpenedStore, openStore, type SharedPlaces } from './openStore.js';

/** Matches between devices, as this process serves them. */
export type OnlineHost = {
  readonly server: OnlineServer;
  readonly store: OpenedStore['store'];
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

/** What most servers do without. */
export type OnlineExtras = {
  readonly events?: EventLines | undefined;
  /** The time that a server on a file lives by. */
  readonly clockFrom?: (lastSign: number | undefined) => Clock;
  /** Where several nodes keep their matches. */
  readonly shared?: SharedPlaces | undefined;
};

/**
 * Opens the matches that are kept under this folder, or where several nodes share them. Nothing is written to the folder before the
 * first match is created.
 */
export async function openOnline(
  folder: string,
  settings: OnlineSettings,
  sites: readonly string[],
  onFatal: (cause: unknown) => void,
  { events, clockFrom = realClock, shared }: OnlineExtras = {},
): Promise<Result<OnlineHost, LogError>> {
  const opened = await openStore(folder, shared, onFatal, clockFrom);
  if (!opened.ok) return opened;
  const { store, bus, company, hasCompany, clock } = opened.value;
  const metrics = new Metrics();
  const thread = new JudgeThread();
  const server = await OnlineServer.start({
    ...{ games: findGame, store, bus, company, hasCompany, clock, settings },
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
    await opened.value.close();
    await thread.close();
  };
  return ok({ server, store, metrics, sites, close });
}
