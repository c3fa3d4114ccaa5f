import { wrap } from 'idb';

/** The part of `indexedDB` that is needed. */
export type LogFactory = Pick<IDBFactory, 'open' | 'deleteDatabase'>;

const NAME = 'tabuleiro-log';
/** Far more than it ever takes where nothing is in the way. */
const PATIENCE = 2000;

/**
 * Makes the browser begin a new log, before anything is written.
 *
 * Chromium keeps its databases in LevelDB, which goes on with the log of the life before. If that life ended in the
 * middle of a write, the last entry of the log is cut short. It does no harm until something is written behind it:
 * then the next life finds the log damaged, and Chromium throws away everything that was kept (google/leveldb#1287).
 * When a database is deleted, even an empty one, what is in the log moves to a table and a new log begins. Other
 * browsers lose a moment by it.
 *
 * Another tab that does the same and was put to sleep in the middle of it would keep everybody waiting for ever.
 */
export function beginLog(factory: LogFactory): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(resolve, PATIENCE);
    void renew(factory).then(() => {
      clearTimeout(impatience);
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
    return; // The old log is as good as it was.
  }
}
