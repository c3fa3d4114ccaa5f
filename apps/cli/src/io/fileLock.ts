import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fail, ok, type Result } from '@tabuleiro/game';
import { attempt } from './attempt.js';

/** In ms. Writing a line takes a few; a lock of this age belongs to nobody who still works. */
const PATIENCE = 2000;
const STALE = 30_000;
const PAUSE = 5;

/**
 * Runs an action while no other program runs one for the same file. The lock is a file beside it that holds the number
 * of the process; that of a killed program is taken away. Where no file can be made the action runs without a lock.
 */
export function withLock<T>(file: string, action: () => T, patience = PATIENCE): Result<T, 'busy'> {
  const lock = `${file}.lock`;
  for (let waited = 0; ; waited += PAUSE) {
    const made = attempt(() => writeFileSync(lock, String(process.pid), { flag: 'wx' }));
    if (made.ok || made.error !== 'EEXIST') {
      try {
        return ok(action());
      } finally {
        if (made.ok) rmSync(lock, { force: true });
      }
    }
    if (waited >= patience) return fail('busy');
    if (!removeStale(lock)) pause();
  }
}

/** Takes a lock away that nobody holds; whether it did. */
function removeStale(lock: string): boolean {
  const found = attempt(() => ({
    owner: readFileSync(lock, 'utf8'),
    age: Date.now() - statSync(lock).mtimeMs,
  }));
  if (!found.ok || (found.value.age < STALE && isRunning(found.value.owner))) return false;
  const taken = `${lock}.${process.pid}`;
  if (!attempt(() => renameSync(lock, taken)).ok) return false;
  // Another program may have done the same a moment before: then this is its new lock, and goes back.
  const isSame = attempt(() => readFileSync(taken, 'utf8') === found.value.owner);
  if (isSame.ok && !isSame.value) attempt(() => linkSync(taken, lock));
  attempt(() => rmSync(taken, { force: true }));
  return true;
}

function isRunning(owner: string): boolean {
  const id = Number(owner);
  // Not yet written: its owner has just made it.
  if (!Number.isInteger(id) || id <= 0) return true;
  const asked = attempt(() => process.kill(id, 0));
  return asked.ok || asked.error === 'EPERM';
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
}
