/*
 * The arithmetic of a network evaluation in WebAssembly with SIMD; src/network/plainKernel.ts is its twin in TypeScript
 * and says what it does. All of its memory comes from outside, laid out as src/network/memoryLayout.ts has it.
 */

/** Changed slots of one position: their rows, those that leave first. */
const MOST_CHANGES: i32 = 128;

let slotBytes: i32 = 0;
let size: i32 = 0;
let tables: i32 = 0;
let tableBytes: i32 = 0;
let accumulators: i32 = 0;
let accumulatorBytes: i32 = 0;
let rows: i32 = 0;
let outputs: i32 = 0;
let biases: i32 = 0;
let leaving: i32 = 0;
let coming: i32 = 0;

export function setUp(
  slots: i32,
  neurons: i32,
  tablesAt: i32,
  eachTable: i32,
  accumulatorsAt: i32,
  eachAccumulator: i32,
  rowsAt: i32,
  outputsAt: i32,
  biasesAt: i32,
  changesAt: i32,
): void {
  slotBytes = slots;
  size = neurons;
  tables = tablesAt;
  tableBytes = eachTable;
  accumulators = accumulatorsAt;
  accumulatorBytes = eachAccumulator;
  rows = rowsAt;
  outputs = outputsAt;
  biases = biasesAt;
  leaving = changesAt;
  coming = changesAt + MOST_CHANGES * 4;
}

/** The sum of the output neuron, before it is scaled; `own` and `other` are the accumulators of the side to act and of the other. */
export function evaluate(own: i32, other: i32): i32 {
  update(own);
  update(other);
  let bucket = (countPieces() - 1) >> 2;
  bucket = bucket < 0 ? 0 : bucket > 7 ? 7 : bucket;
  const weights = outputs + bucket * size * 4;
  const sum =
    activate(accumulators + own * accumulatorBytes + slotBytes, weights) +
    activate(accumulators + other * accumulatorBytes + slotBytes, weights + size * 2);
  return sum / 255 + load<i32>(biases + bucket * 4);
}

/** Occupied slots among the 64 squares, which come first. */
function countPieces(): i32 {
  let count = 0;
  for (let at = 0; at < 64; at += 16) {
    count += popcnt(i8x16.bitmask(i8x16.ne(v128.load(at), i8x16.splat(0))));
  }
  return count;
}

/** Brings an accumulator from the position it was last used for to the one in the slots. */
function update(which: i32): void {
  const last = accumulators + which * accumulatorBytes;
  const table = tables + which * tableBytes;
  let out = leaving;
  let into = coming;
  for (let at = 0; at < slotBytes; at += 16) {
    const now = v128.load(at);
    const before = v128.load(last + at);
    let changed = i8x16.bitmask(i8x16.ne(now, before));
    if (changed === 0) continue;
    while (changed !== 0) {
      const slot = at + ctz(changed);
      changed &= changed - 1;
      const old = <i32>load<u16>(table + ((slot << 6) + <i32>load<u8>(last + slot)) * 2);
      const fresh = <i32>load<u16>(table + ((slot << 6) + <i32>load<u8>(slot)) * 2);
      if (old !== 0xffff) {
        store<i32>(out, rows + old * size * 2);
        out += 4;
      }
      if (fresh !== 0xffff) {
        store<i32>(into, rows + fresh * size * 2);
        into += 4;
      }
    }
    v128.store(last + at, now);
  }
  if (out === leaving && into === coming) return;
  const neurons = last + slotBytes;
  for (let at = 0, end = size * 2; at < end; at += 64) {
    let a = v128.load(neurons + at);
    let b = v128.load(neurons + at, 16);
    let c = v128.load(neurons + at, 32);
    let d = v128.load(neurons + at, 48);
    for (let i = leaving; i < out; i += 4) {
      const row = load<i32>(i) + at;
      a = i16x8.sub(a, v128.load(row));
      b = i16x8.sub(b, v128.load(row, 16));
      c = i16x8.sub(c, v128.load(row, 32));
      d = i16x8.sub(d, v128.load(row, 48));
    }
    for (let i = coming; i < into; i += 4) {
      const row = load<i32>(i) + at;
      a = i16x8.add(a, v128.load(row));
      b = i16x8.add(b, v128.load(row, 16));
      c = i16x8.add(c, v128.load(row, 32));
      d = i16x8.add(d, v128.load(row, 48));
    }
    v128.store(neurons + at, a);
    v128.store(neurons + at, b, 16);
    v128.store(neurons + at, c, 32);
    v128.store(neurons + at, d, 48);
  }
}

/** Squared clipped ReLU of the neurons, weighed. The product of a neuron and its weight fits into 16 bits. */
function activate(neurons: i32, weights: i32): i32 {
  let sum = i32x4.splat(0);
  const zero = i16x8.splat(0);
  const one = i16x8.splat(255);
  for (let at = 0, end = size * 2; at < end; at += 16) {
    const value = i16x8.min_s(i16x8.max_s(v128.load(neurons + at), zero), one);
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.mul(value, v128.load(weights + at)), value));
  }
  return (
    i32x4.extract_lane(sum, 0) +
    i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) +
    i32x4.extract_lane(sum, 3)
  );
}
