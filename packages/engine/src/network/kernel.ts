import { type NetworkInputs, VALUES } from './inputs.js';
import { KERNEL_BYTES } from './kernelBytes.js';
import { type Architecture, BUCKETS, MemoryLayout, VIEWS } from './memoryLayout.js';
import type { Network } from './networkFile.js';
import { PlainKernel } from './plainKernel.js';

/** As much of WebAssembly as is needed here, where neither a page's nor Node's types are at hand. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (program: Uint8Array) => { readonly module: unique symbol };
  readonly Instance: new (module: WasmModule, imports: object) => { readonly exports: unknown };
};
type WasmModule = InstanceType<typeof WebAssembly.Module>;

/** Evaluates positions with one network. It remembers the last position of each view and works out the difference only. */
export interface Kernel {
  /** The position: to be written before `evaluate`. */
  readonly slots: Uint8Array;
  /** The output, not yet scaled, for the side to act, whose view is `own`: colour × 2, plus 1 if mirrored. */
  evaluate(own: number, other: number): number;
}

/** Opens a kernel for a network. */
export type OpenKernel = <View>(network: Network, inputs: NetworkInputs<View>) => Kernel;

/** In WebAssembly where it is allowed and has SIMD, else in plain TypeScript: both find the same numbers. */
export function openKernel<View>(network: Network, inputs: NetworkInputs<View>): Kernel {
  return openWasmKernel(network, inputs) ?? openPlainKernel(network, inputs);
}

/** In plain TypeScript in any case. */
export function openPlainKernel<View>(network: Network, inputs: NetworkInputs<View>): Kernel {
  const layout = layoutOf(network, inputs);
  const memory = new ArrayBuffer((layout.end + 7) & ~7);
  fill(memory, layout, network, inputs);
  return new PlainKernel(memory, layout, network.neurons);
}

/** The compiled program of all kernels of this thread; null where it was refused. */
let program: WasmModule | null | undefined;

/** Undefined where WebAssembly or its SIMD is refused. */
export function openWasmKernel<View>(network: Network, inputs: NetworkInputs<View>): Kernel | undefined {
  program ??= compile();
  if (program === null) return undefined;
  const layout = layoutOf(network, inputs);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(layout.end / 65536) });
  fill(memory.buffer, layout, network, inputs);
  const { exports } = new WebAssembly.Instance(program, { env: { memory } });
  const { setUp, evaluate } = exports as {
    setUp(...numbers: readonly number[]): void;
    evaluate(own: number, other: number): number;
  };
  setUp(
    ...[layout.slotBytes, network.neurons, layout.tables, layout.tableBytes, layout.accumulators],
    ...[layout.accumulatorBytes, layout.rows, layout.outputs, layout.biases, layout.changes],
  );
  return { slots: new Uint8Array(memory.buffer, 0, layout.slotBytes), evaluate };
}

/** A page's policy may forbid it, and old browsers do not know SIMD. */
function compile(): WasmModule | null {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BYTES), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}

function layoutOf<View>({ neurons }: Network, { slots, size }: NetworkInputs<View>): MemoryLayout {
  const architecture: Architecture = { slots, inputs: size, neurons };
  return new MemoryLayout(architecture);
}

function fill<View>(
  memory: ArrayBufferLike,
  layout: MemoryLayout,
  network: Network,
  inputs: NetworkInputs<View>,
): void {
  const { neurons } = network;
  for (let view = 0; view < VIEWS; view++) {
    const tableAt = layout.tables + view * layout.tableBytes;
    const table = new Uint16Array(memory, tableAt, layout.slotBytes * VALUES).fill(0xffff);
    for (let slot = 0; slot < inputs.slots; slot++) {
      for (let value = 1; value < VALUES; value++) {
        table[slot * VALUES + value] = inputs.inputOf(view >> 1, (view & 1) !== 0, slot, value);
      }
    }
    // The empty board: the biases alone.
    const accumulatorAt = layout.accumulators + view * layout.accumulatorBytes + layout.slotBytes;
    new Int16Array(memory, accumulatorAt, neurons).set(network.neuronBiases);
  }
  new Int16Array(memory, layout.rows, network.rows.length).set(network.rows);
  new Int16Array(memory, layout.outputs, network.outputs.length).set(network.outputs);
  new Int32Array(memory, layout.biases, BUCKETS).set(network.outputBiases);
}
