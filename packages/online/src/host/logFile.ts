import type { FileHandle } from 'node:fs/promises';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes that could be undone: nothing of them is in the file. Any other failure is fatal. */
export type Written = 'written' | 'refused';

/** The calls of the system that keep a log; tests bring some that fail. */
export type LogIo = {
  write(handle: FileHandle, bytes: Buffer, at: number): Promise<void>;
  sync(handle: FileHandle): Promise<void>;
  truncate(handle: FileHandle, length: number): Promise<void>;
};

/** Those of the system itself. */
export const LOG_IO: LogIo = {
  write: async (handle, bytes, at) => {
    let done = 0;
    while (done < bytes.length) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
      done += bytesWritten;
    }
  },
  sync: (handle) => handle.datasync(),
  truncate: (handle, length) => handle.truncate(length),
};

/** A file that only grows, by whole lines, each on the disk before anybody is told. */
export class LogFile {
  private readonly path: string;
  private readonly io: LogIo;
  private handle: FileHandle;
  private end: number;

  private constructor(path: string, io: LogIo, handle: FileHandle, end: number) {
    this.path = path;
    this.io = io;
    this.handle = handle;
    this.end = end;
  }

  /** Opens a log that ends at `end`: what is behind it was never acknowledged and is cut off. */
  static async open(path: string, end: number, io: LogIo): Promise<LogFile> {
    const handle = await open(path, 'r+');
    await handle.truncate(end);
    await handle.datasync();
    return new LogFile(path, io, handle, end);
  }

  /** Makes a new log with these first bytes, or nothing at all. */
  static async create(path: string, bytes: Buffer, io: LogIo): Promise<LogFile> {
    await writeWhole(path, [bytes]);
    return LogFile.open(path, bytes.length, io);
  }

  get size(): number {
    return this.end;
  }

  get fd(): number {
    return this.handle.fd;
  }

  /** Adds bytes. A disk that cannot say whether it has written them is not to be believed again: that throws. */
  async append(bytes: Buffer): Promise<Written> {
    try {
      await this.io.write(this.handle, bytes, this.end);
    } catch {
      await this.io.truncate(this.handle, this.end);
      return 'refused';
    }
    await this.io.sync(this.handle);
    this.end += bytes.length;
    return 'written';
  }

  /** Puts other content in the place of the file, all of it or nothing. */
  async replace(chunks: Iterable<Buffer>): Promise<void> {
    const length = await writeWhole(this.path, chunks);
    const before = this.handle;
    this.handle = await open(this.path, 'r+');
    this.end = length;
    await before.close();
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

/** Writes a whole file beside its place, has it on the disk, and moves it there. */
export async function writeWhole(path: string, chunks: Iterable<Buffer>): Promise<number> {
  const beside = `${path}.new`;
  const handle = await open(beside, 'w', 0o600);
  let length = 0;
  try {
    for (const chunk of chunks) {
      await handle.write(chunk);
      length += chunk.length;
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(beside, { force: true });
    throw error;
  }
  await handle.close();
  await rename(beside, path);
  await syncFolder(dirname(path));
  return length;
}

/** The name of a new file is durable only with its folder. Some systems cannot be asked for it. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows opens no folders: there the name is written with the file.
  }
}
