import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Layer, LayerKey } from '../solver/layer.js';
import {
  attempt,
  CHUNK,
  type DiskError,
  isDraft,
  pause,
  readAll,
  writeAll,
  writeAtomically,
} from './disk.js';

/** A damaged `file` has to be deleted by the user; its layer is then solved again. */
export type CheckpointError = DiskError | { readonly code: 'damaged-checkpoint'; readonly file: string };

/**
 * The header of a stored layer, little endian: the magic word, then as uint32 the version, both numbers of pieces, whether the
 * layer is finished, the CRC-32 of the values and that of the 28 bytes so far.
 */
const HEADER_BYTES = 32;
const MAGIC = Buffer.from('TABLAYER');
/** To be increased whenever the solver's values change: older ones may lie above the new ones, and are never lowered. */
const VERSION = 1;
const AT = { version: 8, major: 12, minor: 16, finished: 20, crc: 24, own: 28 } as const;

/** The layers of an unfinished table, each in a file of its own in one folder. */
export class Checkpoint {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Creates the folder, or removes drafts that a killed process has left there. */
  open(): Promise<Result<void, DiskError>> {
    return attempt('unwritable-file', this.folder, () => {
      if (!existsSync(this.folder)) mkdirSync(this.folder);
      for (const name of readdirSync(this.folder).filter(isDraft)) rmSync(join(this.folder, name));
    });
  }

  remove(): Promise<Result<void, DiskError>> {
    return attempt('unwritable-file', this.folder, () => rm(this.folder, { recursive: true, force: true }));
  }

  fileOf([major, minor]: LayerKey): string {
    return join(this.folder, `layer-${major}-${minor}.bin`);
  }

  /**
   * Writes a layer as it is. Threads may go on updating it meanwhile: a mixture of older and newer values is as good a
   * starting point as any.
   */
  async write(layer: Layer, isFinished: boolean): Promise<Result<void, DiskError>> {
    const file = this.fileOf([layer.major, layer.minor]);
    return attempt('unwritable-file', file, () =>
      writeAtomically(file, async (handle) => {
        const chunk = Buffer.alloc(CHUNK);
        let crc = 0;
        for (const part of partsOf(layer)) {
          chunk.set(part);
          crc = crc32(chunk.subarray(0, part.length), crc);
          writeAll(handle, chunk.subarray(0, part.length), HEADER_BYTES + part.byteOffset);
          await pause();
        }
        writeAll(handle, formatHeader(layer, isFinished, crc), 0);
      }),
    );
  }

  /** Reads a layer if there is a file of it; returns whether it is finished. */
  async restore(layer: Layer): Promise<Result<boolean, CheckpointError>> {
    const file = this.fileOf([layer.major, layer.minor]);
    if (!existsSync(file)) return ok(false);
    const read = await attempt('unreadable-file', file, async () => {
      const handle = openSync(file, 'r');
      try {
        return await fill(handle, layer);
      } finally {
        closeSync(handle);
      }
    });
    if (!read.ok) return read;
    return read.value === undefined ? fail({ code: 'damaged-checkpoint', file }) : ok(read.value);
  }
}

/** Whether the layer is finished; undefined if the file is not what was written. */
async function fill(handle: number, layer: Layer): Promise<boolean | undefined> {
  const head = Buffer.alloc(HEADER_BYTES);
  if (fstatSync(handle).size !== HEADER_BYTES + bytesOf(layer)) return undefined;
  readAll(handle, head, 0);
  let crc = 0;
  for (const part of partsOf(layer)) {
    readAll(handle, part, HEADER_BYTES + part.byteOffset);
    crc = crc32(part, crc);
    await pause();
  }
  const isFinished = head.readUInt32LE(AT.finished) === 1;
  return head.equals(formatHeader(layer, isFinished, crc)) ? isFinished : undefined;
}

function bytesOf({ cells }: Layer): number {
  return cells * 2 * Float32Array.BYTES_PER_ELEMENT;
}

/** The bytes of a layer in chunks: as a whole they may exceed the maximum array length. */
function* partsOf(layer: Layer): Generator<Uint8Array> {
  const length = bytesOf(layer);
  for (let at = 0; at < length; at += CHUNK) {
    yield new Uint8Array(layer.values.buffer, at, Math.min(CHUNK, length - at));
  }
}

function formatHeader({ major, minor }: Layer, isFinished: boolean, crc: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(head);
  head.writeUInt32LE(VERSION, AT.version);
  head.writeUInt32LE(major, AT.major);
  head.writeUInt32LE(minor, AT.minor);
  head.writeUInt32LE(isFinished ? 1 : 0, AT.finished);
  head.writeUInt32LE(crc, AT.crc);
  head.writeUInt32LE(crc32(head.subarray(0, AT.own)), AT.own);
  return head;
}
