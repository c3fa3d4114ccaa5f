import type { Layer } from '../table/layer.js';

/** The memory of a segment at most: no array of today's engines reaches the 10 GB of the largest layer. */
export const SEGMENT_BYTES: number = 2 ** 30;

/** The values of a layer, block by block, in segments of memory that threads share. */
export class BlockStore {
  readonly layer: Layer;
  /** As 32-bit words: a block has an even number of 16-bit values. */
  readonly segments: readonly Int32Array[];
  readonly words: number;
  /** A segment holds 2 ** shift blocks. */
  readonly shift: number;

  constructor(layer: Layer, memory: readonly SharedArrayBuffer[], segmentBytes: number = SEGMENT_BYTES) {
    this.layer = layer;
    this.words = layer.width / 2;
    this.shift = shiftOf(layer, segmentBytes);
    this.segments = memory.map((bytes) => new Int32Array(bytes));
  }

  /** Memory for the values of a layer; throws a RangeError if there is not enough. */
  static allocate(layer: Layer, segmentBytes: number = SEGMENT_BYTES): SharedArrayBuffer[] {
    const each = 2 ** shiftOf(layer, segmentBytes);
    const memory: SharedArrayBuffer[] = [];
    for (let first = 0; first < layer.blocks; first += each) {
      memory.push(new SharedArrayBuffer(Math.min(each, layer.blocks - first) * layer.width * 2));
    }
    return memory;
  }

  /** Copies consecutive blocks to words of `to`. */
  read(first: number, count: number, to: Int32Array, at: number): void {
    this.eachPart(first, count, (segment, start, words, done) => {
      to.set(segment.subarray(start, start + words), at + done);
    });
  }

  write(first: number, count: number, from: Int32Array, at: number): void {
    this.eachPart(first, count, (segment, start, words, done) => {
      segment.set(from.subarray(at + done, at + done + words), start);
    });
  }

  private eachPart(
    first: number,
    count: number,
    part: (segment: Int32Array, start: number, words: number, done: number) => void,
  ): void {
    const each = 2 ** this.shift;
    for (let block = first; block < first + count; ) {
      const start = block % each;
      const length = Math.min(each - start, first + count - block);
      part(
        this.segments[Math.floor(block / each)],
        start * this.words,
        length * this.words,
        (block - first) * this.words,
      );
      block += length;
    }
  }
}

function shiftOf(layer: Layer, segmentBytes: number): number {
  const most = Math.max(1, Math.floor(segmentBytes / (layer.width * 2)));
  return 31 - Math.clz32(most);
}
