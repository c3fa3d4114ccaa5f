import { EXIT, LAST, targetOf, WATER } from '@tabuleiro/senet';
import * as squareSets from '../table/squareSets.js';
import { BlockKernel, MOVE_WORDS } from './blockKernel.js';
import type { BlockStore } from './blockStore.js';
import { type Chunk, Chunks, LAST_LOWER, LOWER_SETS, upperNumber } from './chunks.js';
import type { DirtyBlocks } from './dirtyBlocks.js';
import * as programs from './movePrograms.js';
import * as conditions from './stepConditions.js';
import * as steps from './steps.js';

// The compiler folds a module's own constants into its loops, not imported ones.
const { LOW_RANKS } = squareSets;
const { FACES, WATER_RESTS, WATER_MASK, WINDOW_MASK } = steps;
const { NEVER, STEP_CONDITIONS } = conditions;
const { SHIFT, SWITCH, EXIT_STEP } = programs;

/** By the taken squares of a window: how many there are. */
const COUNTS = Uint8Array.from({ length: WINDOW_MASK + 1 }, (_, taken) => {
  return taken.toString(2).replaceAll('0', '').length;
});

/** How exactly blocks are computed in a sweep. */
export type Precision = {
  /** Swaps inside a block are gone through again until no value changes by more than this. */
  readonly tolerance: number;
  readonly rounds: number;
};

/** What a chunk's computation has changed. */
export type ChunkResult = {
  /** Blocks computed, blocks of them that changed. */
  computed: number;
  changed: number;
  /** The largest change of a value, in units of 1/65535. */
  largest: number;
};

/** Computes the dirty blocks of chunks, one thread's share of the work on a layer. */
export class ChunkSolver {
  private readonly store: BlockStore;
  private readonly afterExit: readonly (BlockStore | undefined)[];
  private readonly chunks: Chunks;
  private readonly chunksAfterExit: Chunks | undefined;
  private readonly dirty: DirtyBlocks;
  private readonly kernel: BlockKernel;
  private readonly programs: programs.MovePrograms;
  private readonly halves: number;
  /** Moves written so far for the block under way, as words of the kernel's memory. */
  private plainAt = 0;
  private swapAt = 0;
  private slot = 0;
  /** Blocks that upper pieces lead to: by copy, the store, the rank of the chunk's first block and where it goes. */
  private readonly copyStores: BlockStore[] = [];
  private readonly copyFirsts: Int32Array = new Int32Array(128);
  private readonly copySlots: Int32Array = new Int32Array(128);
  private copies = 0;
  /** By upper square up to 20: the rank of the first block of the chunk that has a piece there too; -1 if it is taken. */
  private readonly withPiece: Int32Array = new Int32Array(LAST + 1);
  /** Falls into the water: the piece, its condition, its die, the first block of the chunk without it. */
  private readonly falls: { piece: number; condition: number; die: number; first: number }[] = [];

  constructor(
    store: BlockStore,
    afterExit: readonly (BlockStore | undefined)[],
    chunks: Chunks,
    dirty: DirtyBlocks,
  ) {
    const { layer } = store;
    this.store = store;
    this.afterExit = afterExit;
    this.chunks = chunks;
    this.chunksAfterExit = layer.pieces > 2 ? new Chunks(layer.pieces - 1) : undefined;
    this.dirty = dirty;
    this.halves = layer.halves;
    this.kernel = new BlockKernel(layer, Math.max(...chunks.chunks.map(({ blocks }) => blocks)));
    this.programs = new programs.MovePrograms(
      layer,
      afterExit.map((after) => after?.layer),
      conditions.CONDITION_COUNT,
      this.kernel.memory,
      this.kernel.programs,
    );
  }

  /** Computes all blocks of a chunk that are dirty, the most advanced first. */
  solve(number: number, { tolerance, rounds }: Precision): ChunkResult {
    const { kernel, store, dirty } = this;
    const chunk = this.chunks.chunks[number];
    const { first, blocks } = chunk;
    const flags = dirty.blocks;
    const lows = LOWER_SETS[chunk.lowers];
    const result: ChunkResult = { computed: 0, changed: 0, largest: 0 };
    dirty.chunkFlags[number] = 0;
    dirty.select(chunk);
    store.read(first, blocks, kernel.words, kernel.chunk >> 2);
    this.writeUpperMoves(chunk);
    const [plainAt, swapAt, slot] = [this.plainAt, this.swapAt, this.slot];
    for (let rank = blocks - 1; rank >= 0; rank--) {
      if (flags[first + rank] === 0) continue;
      flags[first + rank] = 0;
      this.plainAt = plainAt;
      this.swapAt = swapAt;
      this.slot = slot;
      this.copyUpper(rank);
      this.writeLowerMoves(lows[rank], chunk.upper);
      for (const fall of this.falls) this.writeFall(fall, lows[rank]);
      const change = kernel.solve(
        kernel.chunk + rank * store.words * 4,
        (this.plainAt - (kernel.moves >> 2)) / MOVE_WORDS,
        (this.swapAt - (kernel.swapMoves >> 2)) / MOVE_WORDS,
        tolerance,
        rounds,
      );
      result.computed++;
      if (kernel.isUnsettled) {
        flags[first + rank] = 1;
        dirty.chunkFlags[number] = 1;
      }
      if (change === 0) continue;
      result.changed++;
      if (change > result.largest) result.largest = change;
      dirty.markBefore(lows[rank]);
    }
    if (result.changed > 0) store.write(first, blocks, kernel.words, kernel.chunk >> 2);
    return result;
  }

  /** Moves of upper pieces are the same for all blocks of a chunk, but for where falling ones come to rest. */
  private writeUpperMoves({ upper, lowers }: Chunk): void {
    const { kernel } = this;
    this.plainAt = kernel.moves >> 2;
    this.swapAt = kernel.swapMoves >> 2;
    this.slot = kernel.slots;
    this.copies = 0;
    this.falls.length = 0;
    for (let target = LAST_LOWER + 1; target <= LAST_LOWER + FACES; target++) {
      this.withPiece[target] =
        (upper >> target) & 1 ? -1 : this.chunks.firsts[upperNumber(upper | (1 << target))];
    }
    let piece = lowers;
    for (let from = LAST_LOWER + 1; from <= LAST; from++) {
      if (((upper >> from) & 1) === 0) continue;
      for (let die = 1; die <= FACES; die++) this.writeUpperMove(upper, piece, from, die);
      piece++;
    }
  }

  private writeUpperMove(upper: number, piece: number, from: number, die: number): void {
    const to = targetOf(from, die);
    const window = (upper >>> (from + 1)) & WINDOW_MASK;
    const condition = STEP_CONDITIONS[steps.stepAt(from, die) | window];
    if (to === 0 || condition === NEVER) return;
    const left = upper ^ (1 << from);
    if (to === EXIT) this.writeExit(left, piece, condition, die);
    else if (to === WATER) {
      this.falls.push({ piece, condition, die, first: this.chunks.firsts[upperNumber(left)] });
    } else {
      const passed = COUNTS[window & ((1 << (die - 1)) - 1)];
      if ((upper >> to) & 1) this.writeSwap(piece, piece + passed + 1, condition, die);
      else {
        const source = this.copyFrom(this.store, this.chunks.firsts[upperNumber(left | (1 << to))]);
        this.writeMove(SHIFT, piece, piece + passed, condition, die, source);
      }
    }
  }

  private writeExit(left: number, piece: number, condition: number, die: number): void {
    const { kernel } = this;
    for (let half = 0; half < this.halves; half++) {
      const after = this.afterExit[half];
      let source = steps.throwsAgain(die) ? kernel.wonSlot : kernel.lostSlot;
      if (after !== undefined) {
        source = this.copyFrom(after, this.chunksAfterExit?.firsts[upperNumber(left)] ?? 0);
      }
      this.writeHalf(half, EXIT_STEP, piece, 0, condition, die, source);
    }
  }

  /** For every block of the chunk the block with the same lower squares of another chunk is copied to the slot returned. */
  private copyFrom(store: BlockStore, first: number): number {
    const slot = this.slot;
    this.slot += this.kernel.slotBytes;
    this.copyStores[this.copies] = store;
    this.copyFirsts[this.copies] = first;
    this.copySlots[this.copies++] = slot;
    return slot;
  }

  private copyUpper(rank: number): void {
    const { copyStores, copyFirsts, copySlots, copies } = this;
    for (let i = 0; i < copies; i++) this.copyBlock(copyStores[i], copyFirsts[i] + rank, copySlots[i]);
  }

  private copyBlock({ segments, shift, words }: BlockStore, block: number, slot: number): void {
    const to = this.kernel.words;
    const segment = segments[block >>> shift];
    const at = (block & ((1 << shift) - 1)) * words;
    const start = slot >> 2;
    for (let word = 0; word < words; word++) to[start + word] = segment[at + word];
  }

  private writeLowerMoves(low: number, upper: number): void {
    const { kernel, store } = this;
    const set = low | upper;
    const blockBytes = store.words * 4;
    let piece = 0;
    for (let rest = low; rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest);
      const window = (set >>> (from + 1)) & WINDOW_MASK;
      const left = low ^ (1 << from);
      for (let die = 1; die <= FACES; die++) {
        const condition = STEP_CONDITIONS[steps.stepAt(from, die) | window];
        if (condition === NEVER) continue;
        const to = from + die;
        const passed = COUNTS[window & ((1 << (die - 1)) - 1)];
        if ((set >> to) & 1) this.writeSwap(piece, piece + passed + 1, condition, die);
        else if (to <= LAST_LOWER) {
          const source = kernel.chunk + LOW_RANKS[(left | (1 << to)) >>> 1] * blockBytes;
          this.writeMove(SHIFT, piece, piece + passed, condition, die, source);
        } else {
          const source = this.slot;
          this.slot += kernel.slotBytes;
          this.copyBlock(store, this.withPiece[to] + LOW_RANKS[left >>> 1], source);
          this.writeMove(SHIFT, piece, piece + passed, condition, die, source);
        }
      }
      piece++;
    }
  }

  private writeFall(fall: (typeof this.falls)[number], low: number): void {
    const rest = WATER_RESTS[(low >>> 1) & WATER_MASK];
    const source = this.slot;
    this.slot += this.kernel.slotBytes;
    this.copyBlock(this.store, fall.first + LOW_RANKS[(low | (1 << rest)) >>> 1], source);
    const below = low & ((1 << rest) - 1);
    this.writeMove(SHIFT, fall.piece, countBits(below), fall.condition, fall.die, source);
  }

  private writeMove(
    kind: number,
    piece: number,
    to: number,
    condition: number,
    die: number,
    source: number,
  ): void {
    for (let half = 0; half < this.halves; half++)
      this.writeHalf(half, kind, piece, to, condition, die, source);
  }

  private writeHalf(
    half: number,
    kind: number,
    piece: number,
    to: number,
    condition: number,
    die: number,
    source: number,
  ): void {
    this.plainAt = this.write(this.plainAt, half, kind, piece, to, condition, die, source);
  }

  private writeSwap(piece: number, to: number, condition: number, die: number): void {
    for (let half = 0; half < this.halves; half++) {
      this.swapAt = this.write(this.swapAt, half, SWITCH, piece, to, condition, die, this.kernel.work);
    }
  }

  /** Writes one move for the kernel; returns where the next one goes. */
  private write(
    at: number,
    half: number,
    kind: number,
    piece: number,
    to: number,
    condition: number,
    die: number,
    source: number,
  ): number {
    const { kernel } = this;
    const { words } = kernel;
    const next = die === 1 || die === FACES ? 0 : 1;
    const key = this.programs.keyOf(half, next, kind, piece, to, condition);
    const entries = this.programs.entriesOf(key);
    if (entries === 0) return at;
    words[at] = this.programs.startOf(key);
    words[at + 1] = next === 0 ? entries : -entries;
    words[at + 2] = source;
    words[at + 3] = kernel.bestAt(half, die);
    return at + MOVE_WORDS;
  }
}

function countBits(mask: number): number {
  return (
    COUNTS[mask & WINDOW_MASK] + COUNTS[(mask >>> 7) & WINDOW_MASK] + COUNTS[(mask >>> 14) & WINDOW_MASK]
  );
}
