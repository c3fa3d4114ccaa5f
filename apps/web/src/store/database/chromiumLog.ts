import { wrap } from 'idb';

/** The part of `indexedDB` that is needed. */
export type LogFactory = Pick<IDBFactory, 'open' | 'deleteDatabase'>;

const NAME = 'tabuleiro-log';
/** Milliseconds; normally it takes a few. */
const TIMEOUT = 2000;

/**
 * Makes Chromium begin a new LevelDB log before anything is written: a workaround for google/leveldb#1287.
 *
 * Chromium keeps its databases in LevelDB, which appends to the log of the previous run. If that run was killed in the
 * middle of a write, the last entry of the log is cut short. That is harmless until something is written behind it:
 * then the next start finds the log corrupt, and Chromium deletes everything that was kept. Deleting a database, even
 * an empty one, makes LevelDB move the content of the log to a table and begin a new log. Other browsers lose a few
 * milliseconds.
 *
 * The timeout is for another tab that the browser has suspended while it did the same: it would block this one forever.
 */
export function startNewLog(factory: LogFactory): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, TIMEOUT);
    void renew(factory).then(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}

async function renew(factory: LogFactory): Promise<void> {
  try {
    const opened = await wrap(factory.open(NAME));
    opened?.close();
    await wrap(factory.deleteDatabase(NAME));
  } catch {
    return; // The old log stays in use.
  }
}
