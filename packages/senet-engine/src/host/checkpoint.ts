import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { LayerMemory, SweepResult } from '../solver/layerMemory.js';
import type { LayerKey } from '../table/layer.js';
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

/** How far a layer is: between two levels of a sweep, so that going on from there leads to the same numbers. */
export type LayerState = {
  readonly isFinished: boolean;
  /** From 1; 0 if no value is written yet. */
  readonly sweep: number;
  readonly level: number;
  /** What this sweep has done so far, and the one before as a whole. */
  readonly result: SweepResult;
  readonly before: SweepResult;
  /** Blocks computed in all sweeps before. */
  readonly computedBefore: number;
};

export const UNTOUCHED: LayerState = {
  isFinished: false,
  sweep: 0,
  level: 0,
  result: { computed: 0, changed: 0, largest: 0 },
  before: { computed: 0, changed: 0, largest: 0 },
  computedBefore: 0,
};

/**
 * The header of a stored layer, little endian: the magic word, then as uint32 the version, both numbers of pieces and the state
 * of the layer, the CRC-32 of what follows and that of the bytes so far. Then come the values and which blocks are dirty.
 */
const HEADER_BYTES = 72;
const MAGIC = Buffer.from('TABLAYER');
/** To be increased whenever other numbers would come out: going on from older ones would mix them. */
const VERSION = 2;

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

  /** Writes a layer, on which no thread works meanwhile. */
  async write(memory: LayerMemory, state: LayerState): Promise<Result<void, DiskError>> {
    const file = this.fileOf(memory.key);
    return attempt('unwritable-file', file, () =>
      writeAtomically(file, async (handle) => {
        let crc = 0;
        let at = HEADER_BYTES;
        for (const part of partsOf(memory)) {
          crc = crc32(part, crc);
          writeAll(handle, part, at);
          at += part.length;
          await pause();
        }
        writeAll(handle, formatHeader(memory.key, state, crc), 0);
      }),
    );
  }

  /** How far a layer is, by the head of its file alone. */
  peek(key: LayerKey): Promise<Result<LayerState, CheckpointError>> {
    return this.read(key, (handle) => {
      const head = readHead(handle);
      const state = parseState(head);
      const crc = head.readUInt32LE(HEADER_BYTES - 8);
      return head.equals(formatHeader(key, state, crc)) ? state : undefined;
    });
  }

  /** Reads a layer if there is a file of it; returns how far it is. */
  restore(memory: LayerMemory): Promise<Result<LayerState, CheckpointError>> {
    return this.read(memory.key, (handle) => fill(handle, memory));
  }

  private async read(
    key: LayerKey,
    action: (handle: number) => Promise<LayerState | undefined> | LayerState | undefined,
  ): Promise<Result<LayerState, CheckpointError>> {
    const file = this.fileOf(key);
    if (!existsSync(file)) return ok(UNTOUCHED);
    const read = await attempt('unreadable-file', file, async () => {
      const handle = openSync(file, 'r');
      try {
        return await action(handle);
      } finally {
        closeSync(handle);
      }
    });
    if (!read.ok) return read;
    return read.value === undefined ? fail({ code: 'damaged-checkpoint', file }) : ok(read.value);
  }
}

function readHead(handle: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  readAll(handle, head, 0);
  return head;
}

/** How far the layer is; undefined if the file is not what was written. */
async function fill(handle: number, memory: LayerMemory): Promise<LayerState | undefined> {
  const head = readHead(handle);
  let crc = 0;
  let at = HEADER_BYTES;
  for (const part of partsOf(memory)) {
    readAll(handle, part, at);
    crc = crc32(part, crc);
    at += part.length;
    await pause();
  }
  if (fstatSync(handle).size !== at) return undefined;
  const state = parseState(head);
  return head.equals(formatHeader(memory.key, state, crc)) ? state : undefined;
}

function partsOf({ segments, dirty }: LayerMemory): Generator<Uint8Array> {
  return partsOfMemory([...segments, dirty]);
}

/** Bytes in chunks: as a whole they may exceed the maximum array length. */
export function* partsOfMemory(memories: readonly SharedArrayBuffer[]): Generator<Uint8Array> {
  for (const memory of memories) {
    for (let at = 0; at < memory.byteLength; at += CHUNK) {
      yield new Uint8Array(memory, at, Math.min(CHUNK, memory.byteLength - at));
    }
  }
}

const STATE_AT = MAGIC.length + 12;

function numbersOf({ isFinished, sweep, level, result, before, computedBefore }: LayerState): number[] {
  return [
    ...[isFinished ? 1 : 0, sweep, level, result.computed, result.changed, result.largest],
    ...[before.computed, before.changed, before.largest],
    ...[computedBefore % 2 ** 32, Math.floor(computedBefore / 2 ** 32)],
  ];
}

function parseState(head: Buffer): LayerState {
  const number = (i: number): number => head.readUInt32LE(STATE_AT + i * 4);
  return {
    isFinished: number(0) === 1,
    sweep: number(1),
    level: number(2),
    result: { computed: number(3), changed: number(4), largest: number(5) },
    before: { computed: number(6), changed: number(7), largest: number(8) },
    computedBefore: number(9) + number(10) * 2 ** 32,
  };
}

function formatHeader([major, minor]: LayerKey, state: LayerState, crc: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  let at = MAGIC.copy(head);
  for (const number of [VERSION, major, minor, ...numbersOf(state), crc]) at = head.writeUInt32LE(number, at);
  head.writeUInt32LE(crc32(head.subarray(0, at)), at);
  return head;
}
