import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Layer, LayerKey } from '../table/layer.js';
import { attempt, CHUNK, type DiskError, isDraft, pause, readAll, writeAll, writeAtOnce } from './disk.js';

/** `file` has to be deleted by somebody who knows that it is no good; its layer is solved anew then. */
export type CheckpointError = DiskError | { readonly code: 'damaged-checkpoint'; readonly file: string };

/**
 * The head of a kept layer, little endian: the magic word, then as uint32 the version, both numbers of pieces, whether the
 * layer is finished, the CRC-32 of the worths and that of the 28 bytes so far.
 */
const HEADER_BYTES = 32;
const MAGIC = Buffer.from('TABLAYER');
/** Another number for every change of what worths come out at: those of before may lie above the new ones. */
const VERSION = 1;
const AT = { version: 8, major: 12, minor: 16, finished: 20, crc: 24, own: 28 } as const;

/** The layers of an unfinished table, each in a file of its own in one folder. */
export class Checkpoint {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Makes the folder, or clears it of what a killed process left half written. */
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
   * Keeps a layer as it is. Threads may go on raising it meanwhile: a mixture of older and newer worths is as good a
   * start as any.
   */
  async keep(layer: Layer, isFinished: boolean): Promise<Result<void, DiskError>> {
    const file = this.fileOf([layer.major, layer.minor]);
    return attempt('unwritable-file', file, () =>
      writeAtOnce(file, async (handle) => {
        const chunk = Buffer.alloc(CHUNK);
        let crc = 0;
        for (const part of partsOf(layer)) {
          chunk.set(part);
          crc = crc32(chunk.subarray(0, part.length), crc);
          writeAll(handle, chunk.subarray(0, part.length), HEADER_BYTES + part.byteOffset);
          await pause();
        }
        writeAll(handle, formatHead(layer, isFinished, crc), 0);
      }),
    );
  }

  /** Brings a layer back if it was kept; says whether it is finished. */
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
  return head.equals(formatHead(layer, isFinished, crc)) ? isFinished : undefined;
}

function bytesOf({ cells }: Layer): number {
  return cells * 2 * Float32Array.BYTES_PER_ELEMENT;
}

/** The bytes of a layer in pieces: in one they can be more than an array may have. */
function* partsOf(layer: Layer): Generator<Uint8Array> {
  const length = bytesOf(layer);
  for (let at = 0; at < length; at += CHUNK) {
    yield new Uint8Array(layer.worths.buffer, at, Math.min(CHUNK, length - at));
  }
}

function formatHead({ major, minor }: Layer, isFinished: boolean, crc: number): Buffer {
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
