import { existsSync, mkdirSync, readSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { MatchId } from '../protocol/secrets.js';
import type { Appended, Outage, Store, StoredLine, StoredMatch } from '../server/store.js';
import {
  formatEntry,
  formatLogHeader,
  LOG_VERSION,
  type LogEntry,
  type LogError,
  readEntry,
  readSummed,
} from './logEntry.js';
import { LOG_IO, LogFile, type LogIo } from './logFile.js';
import { MIGRATIONS, type Migrations, type PlacedEntry, scanLog } from './logScan.js';
import { lockFolder } from './storeLock.js';

/** The name of the log in its folder. */
export const LOG_NAME = 'online.log';

/** What a file store needs beside its folder. */
export type FileStoreOptions = {
  /** Is told of what no program can go on after: the disk cannot say what it has written. */
  readonly onFatal: (cause: unknown) => void;
  readonly io?: LogIo;
  readonly migrations?: Migrations;
  /** The log is written anew when so many bytes of it, and half of it, are of no use any more. */
  readonly wasteful?: number;
};

type Place = { readonly offset: number; readonly length: number };
type Kept = { readonly places: Place[]; last: number; ended: boolean; bytes: number };
type Waiting = {
  readonly entry: LogEntry;
  readonly bytes: Buffer;
  readonly done: (appended: Appended) => void;
};

const WASTEFUL = 4_000_000;
const MOST_OUTAGES = 1000;

/**
 * Matches in one file that only grows: a line for everything that happens, with its checksum. Whatever waits while the disk
 * writes goes into the next write together (group commit). The file is made with the first match.
 */
export class FileStore implements Store {
  readonly lastSign: number | undefined;
  readonly outages: Outage[] = [];
  /** How often the disk was written to, and how many milliseconds that took. */
  readonly commits: { count: number; ms: number } = { count: 0, ms: 0 };
  private readonly folder: string;
  private readonly options: FileStoreOptions;
  private readonly kept: Map<MatchId, Kept> = new Map();
  private log: LogFile | undefined;
  private lock: Server | undefined;
  private waiting: Waiting[] = [];
  private readonly underWay: Set<MatchId> = new Set();
  private isWriting = false;
  private isDead = false;
  private useful = 0;
  private latest: number | undefined;

  private constructor(folder: string, options: FileStoreOptions, found: Found | undefined) {
    this.folder = folder;
    this.options = options;
    this.log = found?.log;
    this.lock = found?.lock;
    for (const placed of found?.entries ?? []) this.take(placed);
    this.lastSign = this.latest;
  }

  /** Opens the matches of a folder, or says why they cannot be used. */
  static async open(folder: string, options: FileStoreOptions): Promise<Result<FileStore, LogError>> {
    const file = join(folder, LOG_NAME);
    if (!existsSync(file)) return ok(new FileStore(folder, options, undefined));
    const lock = await lockFolder(folder);
    if (lock === undefined) return fail({ code: 'log-in-use', file });
    const found = await openLog(file, options);
    if (found.ok) return ok(new FileStore(folder, options, { ...found.value, lock }));
    lock.close();
    return found;
  }

  append(match: MatchId, seq: number, line: StoredLine): Promise<Appended> {
    // A line that is being written takes its number already.
    const isNext = seq === (this.kept.get(match)?.places.length ?? 0);
    if (!isNext || this.underWay.has(match)) return Promise.resolve('taken');
    this.underWay.add(match);
    return this.write({ match, seq, ...line }).finally(() => this.underWay.delete(match));
  }

  async read(match: MatchId, from: number): Promise<readonly StoredLine[]> {
    const { log } = this;
    const places = this.kept.get(match)?.places ?? [];
    if (log === undefined) return [];
    return places.slice(from).map((place) => readLine(log.fd, place));
  }

  async matches(): Promise<readonly StoredMatch[]> {
    return [...this.kept].map(([match, { places, last, ended }]) => ({
      match,
      lines: places.length,
      last,
      ended,
    }));
  }

  async drop(match: MatchId): Promise<void> {
    if (this.kept.has(match)) await this.write({ drop: match });
  }

  /** Every line is a sign of life as well. */
  async beat(at: number): Promise<boolean> {
    if (this.log === undefined || (this.latest !== undefined && this.latest >= at - BEAT_MS))
      return !this.isDead;
    return (await this.write({ beat: at })) === 'kept';
  }

  async note(outage: Outage): Promise<void> {
    if (this.log !== undefined) await this.write({ outage });
  }

  /** Everything that waits is written first. */
  async close(): Promise<void> {
    while (this.isWriting) await new Promise((resolve) => setTimeout(resolve, 1));
    this.isDead = true;
    await this.log?.close();
    this.lock?.close();
  }

  private write(entry: LogEntry): Promise<Appended> {
    if (this.isDead) return Promise.resolve('failed');
    return new Promise((done) => {
      this.waiting.push({ entry, bytes: formatEntry(entry), done });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    try {
      while (this.waiting.length > 0) await this.writeBatch();
    } catch (error) {
      // Nobody can say what is on the disk: the next life of the program reads it.
      this.isDead = true;
      this.options.onFatal(error);
    } finally {
      this.isWriting = false;
    }
  }

  private async writeBatch(): Promise<void> {
    const log = this.log ?? (await this.create());
    const batch = this.waiting;
    this.waiting = []; // what comes from now on belongs to the next write
    const began = performance.now();
    const bytes = Buffer.concat(batch.map((waiting) => waiting.bytes));
    const written = log === undefined ? 'refused' : await log.append(bytes);
    const first = log === undefined ? 0 : log.size - bytes.length;
    this.commits.count++;
    this.commits.ms += performance.now() - began;
    let offset = first;
    for (const { entry, bytes: own } of batch) {
      if (written === 'written') this.take({ entry, offset, length: own.length - 1 });
      offset += own.length;
    }
    if (written === 'written' && log !== undefined) await this.tidy(log);
    for (const { done } of batch) done(written === 'written' ? 'kept' : 'failed');
  }

  /** The first match of this folder. */
  private async create(): Promise<LogFile | undefined> {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      this.lock ??= await lockFolder(this.folder);
      if (this.lock === undefined || existsSync(join(this.folder, LOG_NAME))) return undefined;
      this.log = await LogFile.create(
        join(this.folder, LOG_NAME),
        formatLogHeader(),
        this.options.io ?? LOG_IO,
      );
    } catch {
      return undefined;
    }
    return this.log;
  }

  private take({ entry, offset, length }: PlacedEntry): void {
    if ('match' in entry) {
      const kept = this.kept.get(entry.match) ?? { places: [], last: 0, ended: false, bytes: 0 };
      kept.places.push({ offset, length });
      kept.last = entry.at;
      kept.ended ||= entry.ends;
      kept.bytes += length + 1;
      this.useful += length + 1;
      this.kept.set(entry.match, kept);
      this.latest = Math.max(this.latest ?? 0, entry.at);
    } else if ('drop' in entry) {
      this.useful -= this.kept.get(entry.drop)?.bytes ?? 0;
      this.kept.delete(entry.drop);
    } else if ('beat' in entry) this.latest = Math.max(this.latest ?? 0, entry.beat);
    else this.outages.push(entry.outage);
  }

  /** Writes the log anew without what is of no use: matches that were dropped, signs of life. */
  private async tidy(log: LogFile): Promise<void> {
    const waste = log.size - this.useful;
    if (waste < (this.options.wasteful ?? WASTEFUL) || waste < log.size / 2) return;
    const kept = [...this.kept.values()];
    const outages = this.outages.slice(-MOST_OUTAGES).map((outage) => formatEntry({ outage }));
    const beats = this.latest === undefined ? [] : [formatEntry({ beat: this.latest })];
    const head = [formatLogHeader(), ...outages, ...beats];
    const { fd } = log;
    try {
      await log.replace(chunksOf(fd, head, kept));
    } catch {
      return; // there is no room for a copy: the log stays as it is
    }
    let offset = head.reduce((sum, { length }) => sum + length, 0);
    for (const { places } of kept) {
      for (const [i, { length }] of places.entries()) {
        places[i] = { offset, length };
        offset += length + 1;
      }
    }
  }
}

const BEAT_MS = 900;

type Found = { readonly log: LogFile; readonly lock: Server; readonly entries: readonly PlacedEntry[] };

async function openLog(
  file: string,
  { io = LOG_IO, migrations = MIGRATIONS }: FileStoreOptions,
): Promise<Result<Omit<Found, 'lock'>, LogError>> {
  try {
    const entries: PlacedEntry[] = [];
    const next: Map<MatchId, number> = new Map();
    const scanned = scanLog(
      file,
      (placed) => entries.push(placed) > 0 && isInOrder(next, placed),
      migrations,
    );
    if (!scanned.ok) return scanned;
    const current = LOG_VERSION + migrations.length - MIGRATIONS.length;
    const log = await LogFile.open(file, scanned.value.end, io);
    if (scanned.value.version === current) return ok({ log, entries });
    await log.replace([formatLogHeader(), ...entries.map(({ entry }) => formatEntry(entry))]);
    await log.close();
    return openLog(file, { onFatal: () => undefined, io, migrations: MIGRATIONS });
  } catch (error) {
    return fail({
      code: 'unusable-log',
      file,
      cause: error instanceof Error && 'code' in error ? String(error.code) : '',
    });
  }
}

/** Is a line the next one of its match? A gap is damage, too. */
function isInOrder(next: Map<MatchId, number>, { entry }: PlacedEntry): boolean {
  if ('drop' in entry) next.delete(entry.drop);
  if (!('match' in entry)) return true;
  const due = next.get(entry.match) ?? 0;
  next.set(entry.match, due + 1);
  return entry.seq === due;
}

function* chunksOf(fd: number, head: readonly Buffer[], kept: readonly Kept[]): Generator<Buffer> {
  yield Buffer.concat(head);
  for (const { places } of kept) yield Buffer.concat(places.map((place) => readBytes(fd, place, 1)));
}

function readBytes(fd: number, { offset, length }: Place, more = 0): Buffer {
  const bytes = Buffer.alloc(length + more);
  readSync(fd, bytes, 0, bytes.length, offset);
  return bytes;
}

function readLine(fd: number, place: Place): StoredLine {
  const entry = readEntry(readSummed(readBytes(fd, place)));
  if (!entry.ok || !('match' in entry.value)) throw new Error('a line of the log has changed on the disk');
  const { at, text, hidden, ends } = entry.value;
  return { at, text, hidden, ends };
}
