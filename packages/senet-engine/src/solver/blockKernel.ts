import { PIECES } from '@tabuleiro/senet';
import type { Layer } from '../table/layer.js';
import { KERNEL_BYTES } from './kernelBytes.js';

/** As much of WebAssembly as is needed here, where neither a page's nor Node's types are at hand. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (program: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

const PAGE = 65536;
const DICE = 5;
/** The values of a half and a die; a vector may be read or written past the last one. */
const ROW_BYTES = 528;
/** Blocks of other chunks that one block's moves lead to: one for each piece and throw, for an exit one for each half. */
export const SLOTS: number = 2 * PIECES * DICE + 2 * 4;
/** Move programs: several times what five a side need; more would end the thread, not overwrite anything. */
const PROGRAM_BYTES = 4 << 20;
export const MOVE_WORDS = 4;

/** The compiled program for one block, and its memory: everything a block is computed from is copied there. */
export class BlockKernel {
  readonly memory: ArrayBuffer;
  readonly words: Int32Array;
  /** Byte addresses. */
  readonly chunk: number;
  readonly slots: number;
  readonly slotBytes: number = ROW_BYTES;
  readonly moves: number;
  readonly swapMoves: number;
  /** The values of the block under way, to which swaps lead. */
  readonly work: number;
  readonly programs: number;
  private readonly bests: number;
  private readonly exports: Exports;

  /** `largestChunk`: in blocks. */
  constructor(layer: Layer, largestChunk: number) {
    let end = 64;
    const take = (bytes: number): number => {
      const at = end;
      end += (bytes + 15) & ~15;
      return at;
    };
    const [bests, kept] = [take(2 * DICE * ROW_BYTES), take(2 * DICE * ROW_BYTES)];
    const [sums, skips] = [take(4 * ROW_BYTES), take(2 * ROW_BYTES)];
    const [work, next, tailMask] = [take(ROW_BYTES), take(ROW_BYTES), take(32)];
    this.bests = bests;
    this.work = work;
    this.moves = take(SLOTS * 2 * MOVE_WORDS * 4);
    this.swapMoves = take(SLOTS * 2 * MOVE_WORDS * 4);
    this.slots = take((SLOTS + 2) * ROW_BYTES);
    this.chunk = take(largestChunk * layer.width * 2 + 16);
    this.programs = take(PROGRAM_BYTES);
    const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
    this.memory = memory.buffer;
    this.words = new Int32Array(memory.buffer);
    const bytes = Uint8Array.from(atob(KERNEL_BYTES), (letter) => letter.charCodeAt(0));
    const module = new WebAssembly.Module(bytes);
    this.exports = new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
    const masks = new Uint16Array(this.memory, tailMask, 16);
    masks.fill(0xffff, 0, layer.width % 8 || 8).fill(0xffff, 8, 8 + (layer.halfWidth % 8 || 8));
    this.exports.setUp(
      ...[layer.halves, layer.halfWidth, ROW_BYTES, bests, kept, sums, skips, work, next, tailMask],
    );
    new Uint8Array(this.memory, this.wonSlot, ROW_BYTES).fill(0xff);
  }

  /** Equal values: the own one and the opponent's after the last piece has left the board. */
  get wonSlot(): number {
    return this.slots + SLOTS * ROW_BYTES;
  }

  get lostSlot(): number {
    return this.wonSlot + ROW_BYTES;
  }

  /** Where the best values of a half and a die (from 1) are kept. */
  bestAt(half: number, die: number): number {
    return this.bests + (half * DICE + die - 1) * ROW_BYTES;
  }

  /**
   * Computes the block at `block`: first the moves that lead elsewhere, then again and again those that swap two of its own
   * pieces, until no value changes by more than `tolerance`. Returns the largest change.
   */
  solve(block: number, plain: number, swaps: number, tolerance: number, rounds: number): number {
    return this.exports.solveBlock(block, this.moves, plain, this.swapMoves, swaps, tolerance, rounds);
  }

  /** Was the block still changing when it was left? */
  get isUnsettled(): boolean {
    return this.exports.isUnsettled() !== 0;
  }
}

type Exports = {
  setUp(...numbers: readonly number[]): void;
  solveBlock(
    block: number,
    moves: number,
    plain: number,
    swapMoves: number,
    swaps: number,
    tolerance: number,
    rounds: number,
  ): number;
  isUnsettled(): number;
};
