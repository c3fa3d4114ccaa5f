import { createHash, type Hash } from 'node:crypto';
import { type BigIntStats, fstatSync, fsyncSync, ftruncateSync, readSync, writeSync } from 'node:fs';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { attempt } from './attempt.js';
import { unwritable, withOpen } from './disk.js';
import { withLock } from './fileLock.js';

/** How much of the end is compared before every write, in bytes. */
const TAIL = 4096;
const CHUNK = 1 << 16;

/**
 * A file that is appended to, and only while it holds what is known of it: two programs that had it open would else
 * overwrite each other. A write costs the same however long the file is; all of it is read again only when somebody
 * else may have written to it.
 */
export class GrowingFile {
  private readonly file: string;
  private readonly hash: Hash = createHash('sha256');
  private length: number;
  private tail: Uint8Array;
  /** What may stand after the known bytes, whole or in part: a line that was never finished. */
  private rest: Uint8Array;
  /** Which file it was and when it was changed, after our last write. */
  private stamp: string | undefined;

  /** `rest` stands after the bytes that count, and is cut off by the next write. */
  constructor(file: string, bytes: Uint8Array, rest: Uint8Array = new Uint8Array()) {
    this.file = file;
    this.hash.update(bytes);
    this.length = bytes.length;
    this.tail = bytes.slice(-TAIL);
    this.rest = rest.slice();
  }

  /** The text is on the disk before this returns; `changed-save` where another program has written to the file. */
  append(text: string): Result<undefined, CodedError> {
    const { file } = this;
    const written = attempt(() =>
      withLock(file, () => withOpen(file, 'r+', (handle) => this.write(handle, text))),
    );
    if (!written.ok) return fail(unwritable(file, written.error));
    if (!written.value.ok) return fail(unwritable(file, written.value.error));
    return written.value.value ? ok(undefined) : fail({ code: 'changed-save', file });
  }

  /** False where the file holds something else. */
  private write(handle: number, text: string): boolean {
    if (!this.isKnown(handle)) return false;
    const bytes = Buffer.from(text);
    ftruncateSync(handle, this.length);
    this.rest = bytes;
    let done = 0;
    while (done < bytes.length) {
      done += writeSync(handle, bytes, done, bytes.length - done, this.length + done);
    }
    fsyncSync(handle);
    this.hash.update(bytes);
    this.length += bytes.length;
    this.tail = Buffer.concat([this.tail, bytes]).subarray(-TAIL);
    this.rest = new Uint8Array();
    this.stamp = stampOf(fstatSync(handle, { bigint: true }));
    return true;
  }

  private isKnown(handle: number): boolean {
    const stats = fstatSync(handle, { bigint: true });
    const more = Number(stats.size) - this.length;
    if (!stats.isFile() || more < 0 || more > this.rest.length) return false;
    const tail = readAt(handle, this.length - this.tail.length, this.tail.length + more);
    const expected = Buffer.concat([this.tail, this.rest.subarray(0, more)]);
    if (!expected.equals(tail)) return false;
    return stampOf(stats) === this.stamp || this.isWhole(handle);
  }

  private isWhole(handle: number): boolean {
    const hash = createHash('sha256');
    for (let at = 0; at < this.length; at += CHUNK) {
      hash.update(readAt(handle, at, Math.min(CHUNK, this.length - at)));
    }
    return hash.digest('hex') === this.hash.copy().digest('hex');
  }
}

function stampOf({ dev, ino, size, mtimeNs }: BigIntStats): string {
  return [dev, ino, size, mtimeNs].join(':');
}

/** Shorter where the file ends before. */
function readAt(handle: number, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let done = 0;
  while (done < length) {
    const count = readSync(handle, bytes, done, length - done, at + done);
    if (count === 0) break;
    done += count;
  }
  return bytes.subarray(0, done);
}
