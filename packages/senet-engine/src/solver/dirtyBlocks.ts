import { EXIT_THROW, LAST, RESURRECTION, THROWS, WATER } from '@tabuleiro/senet';
import * as squareSets from '../table/squareSets.js';
import { type Chunk, type Chunks, LAST_LOWER, upperNumber } from './chunks.js';

// The compiler folds a module's own constants into its loops, not imported ones.
const { LOW_RANKS } = squareSets;
const FACES = THROWS.length;

/**
 * Which blocks have to be computed (again): those that lead to a block that has changed since. Threads share the memory; a
 * flag is only ever set while its chunk is not under way, or by the thread that works on it.
 */
export class DirtyBlocks {
  /** By block, then by chunk: 1 if there is something to do. */
  readonly blocks: Uint8Array;
  readonly chunkFlags: Uint8Array;
  private readonly chunks: Chunks;
  /** Of the chunk under way: chunks from which an upper piece can come, lower squares staying as they are. */
  private readonly before: Int32Array = new Int32Array(2 * FACES * LAST);
  private befores = 0;
  /** Of the chunk under way, by upper square up to 20: the chunk without it. */
  private readonly without: Int32Array = new Int32Array(LAST + 1);
  /** Chunks from which a piece can fall into the water. */
  private readonly falls: Int32Array = new Int32Array(FACES);
  private fallCount = 0;
  private first = 0;

  constructor(chunks: Chunks, blocks: number, memory: SharedArrayBuffer) {
    this.chunks = chunks;
    this.blocks = new Uint8Array(memory, 0, blocks);
    this.chunkFlags = new Uint8Array(memory, blocks, chunks.chunks.length);
  }

  static bytes(chunks: Chunks, blocks: number): number {
    return blocks + chunks.chunks.length;
  }

  /** The chunk whose blocks `markBefore` is about. */
  select({ upper, first }: Chunk): void {
    const { numbers } = this.chunks;
    this.first = first;
    this.befores = 0;
    this.fallCount = 0;
    for (let to = LAST_LOWER + 1; to <= LAST; to++) {
      this.without[to] = -1;
      if (((upper >> to) & 1) === 0) continue;
      if (to <= LAST_LOWER + FACES) this.without[to] = numbers[upperNumber(upper ^ (1 << to))];
      for (let from = Math.max(to - FACES, LAST_LOWER + 1); from < to; from++) {
        if (!isStart(from, upper)) continue;
        this.before[this.befores++] = numbers[upperNumber(upper ^ (1 << to) ^ (1 << from))];
      }
    }
    for (let from = WATER - FACES; from < WATER; from++) {
      if (!isStart(from, upper)) continue;
      const number = numbers[upperNumber(upper | (1 << from))];
      if (number >= 0) this.falls[this.fallCount++] = number;
    }
  }

  /** Marks all blocks with a move to the block of these lower squares; some more, as owners and walls are not looked at. */
  markBefore(low: number): void {
    const { blocks, before, befores } = this;
    const rank = LOW_RANKS[low >>> 1];
    for (let i = 0; i < befores; i++) this.mark(before[i], rank);
    for (let to = 2; to <= LAST_LOWER; to++) {
      if (((low >> to) & 1) === 0) continue;
      const left = low ^ (1 << to);
      for (let from = Math.max(1, to - FACES); from < to; from++) {
        if (((low >> from) & 1) === 0) blocks[this.first + LOW_RANKS[(left | (1 << from)) >>> 1]] = 1;
      }
    }
    for (let to = LAST_LOWER + 1; to <= LAST_LOWER + FACES; to++) {
      if (this.without[to] < 0) continue;
      for (let from = to - FACES; from <= LAST_LOWER; from++) {
        if (((low >> from) & 1) === 0) this.mark(this.without[to], LOW_RANKS[(low | (1 << from)) >>> 1]);
      }
    }
    this.markFalls(low);
  }

  /** S-WATER: a piece that fell rests on 15, or on the next square below if all up to 15 are taken. */
  private markFalls(low: number): void {
    for (let rest = RESURRECTION; ((low >> rest) & 1) === 1; rest--) {
      const rank = LOW_RANKS[(low ^ (1 << rest)) >>> 1];
      for (let i = 0; i < this.fallCount; i++) this.mark(this.falls[i], rank);
    }
  }

  private mark(chunk: number, rank: number): void {
    this.blocks[this.chunks.chunkFirsts[chunk] + rank] = 1;
    this.chunkFlags[chunk] = 1;
  }
}

/** Can a piece have stood on `from`, an empty upper square, and moved on? */
function isStart(from: number, upper: number): boolean {
  return from !== WATER && EXIT_THROW[from] === 0 && ((upper >> from) & 1) === 0;
}
