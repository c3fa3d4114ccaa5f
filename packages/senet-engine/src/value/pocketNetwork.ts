import { dropWater } from '../table/squareSets.js';
import { sigmoid } from './logistic.js';
import { type EvaluatePocket, plainPocketKernel } from './plainPocketKernel.js';
import { POCKET, type Pocket } from './pocketFile.js';
import { KERNEL_BYTES } from './pocketKernelBytes.js';
import { fillMemory, POCKET_MEMORY } from './pocketMemory.js';
import type { WinEstimate } from './valueNet.js';

/** As much of WebAssembly as is needed here, where neither a page's nor Node's types are at hand. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (program: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

type Exports = { setUp(...numbers: readonly number[]): void; readonly evaluate: EvaluatePocket };

/**
 * The pocket network: fitted to the exact values of the whole game (docs/senet-pocket.md). Whole numbers up to the last division by
 * a power of two, so that every machine computes the same. It reuses buffers between calls: every thread needs its own.
 */
export class PocketNetwork implements WinEstimate {
  private readonly evaluate: EvaluatePocket;
  private readonly bias: number;
  private readonly unit: number;

  /** In WebAssembly where it is allowed and has SIMD, else in plain TypeScript: both find the same numbers. */
  constructor(
    pocket: Pocket,
    evaluate: EvaluatePocket = wasmPocketKernel(pocket) ?? plainPocketKernel(pocket),
  ) {
    this.evaluate = evaluate;
    this.bias = pocket.outputBias;
    this.unit = 2 ** -pocket.outputBits;
  }

  win(own: number, other: number): number {
    return sigmoid((this.evaluate(dropWater(own), dropWater(other)) + this.bias) * this.unit);
  }
}

/** Undefined where a page's policy refuses WebAssembly, or a browser does not know its SIMD. */
export function wasmPocketKernel(pocket: Pocket): EvaluatePocket | undefined {
  try {
    const module = new WebAssembly.Module(
      Uint8Array.from(atob(KERNEL_BYTES), (letter) => letter.charCodeAt(0)),
    );
    const memory = new WebAssembly.Memory({ initial: Math.ceil(POCKET_MEMORY.end / 65536) });
    fillMemory(memory.buffer, pocket);
    const { setUp, evaluate } = new WebAssembly.Instance(module, { env: { memory } }).exports as Exports;
    const { windows, patterns, neurons, seconds } = POCKET;
    const at = POCKET_MEMORY;
    setUp(
      ...[windows, patterns, neurons, seconds, at.codes, at.list, at.first],
      ...[at.rows, at.biases, at.weights, at.secondBiases, at.outputs],
    );
    return evaluate;
  } catch {
    return undefined;
  }
}
