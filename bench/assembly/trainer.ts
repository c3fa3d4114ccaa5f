/*
 * The arithmetic of training a network, in WebAssembly with SIMD. Several threads share the memory: each adds up the gradient of
 * its own shard of a batch, then each changes its own part of the weights. src/learn/trainerMemory.ts has the layout.
 */

export { step } from './adam';

let neurons: i32 = 0;
let parameters: i32 = 0;
let tables: i32 = 0;
let tableBytes: i32 = 0;
let stride: i32 = 0;
let biasesAt: i32 = 0;
let outputsAt: i32 = 0;
let outputBiasesAt: i32 = 0;

/** Byte offsets of the parts are those within one copy of the parameters. */
export function setUp(
  neuronCount: i32,
  parametersAt: i32,
  tablesAt: i32,
  eachTable: i32,
  sampleBytes: i32,
  neuronBiases: i32,
  outputs: i32,
  outputBiases: i32,
): void {
  neurons = neuronCount;
  parameters = parametersAt;
  tables = tablesAt;
  tableBytes = eachTable;
  stride = sampleBytes;
  biasesAt = neuronBiases;
  outputsAt = outputs;
  outputBiasesAt = outputBiases;
}

/** The rows of a sample as one view sees them: byte offsets within the parameters. Returns their end. */
function listRows(sample: i32, view: i32, into: i32): i32 {
  const count = <i32>load<u8>(sample);
  const table = tables + view * tableBytes;
  let end = into;
  for (let i = 0; i < count; i++) {
    const slot = <i32>load<u8>(sample + 8 + i * 2);
    const value = <i32>load<u8>(sample + 9 + i * 2);
    const input = <i32>load<u16>(table + ((slot << 6) + value) * 2);
    if (input === 0xffff) continue;
    store<i32>(end, input * neurons * 4);
    end += 4;
  }
  return end;
}

/** Sums the rows and the biases. */
function accumulate(list: i32, end: i32, into: i32): void {
  for (let at = 0, bytes = neurons * 4; at < bytes; at += 64) {
    const start = parameters + at;
    let a = v128.load(start + biasesAt);
    let b = v128.load(start + biasesAt, 16);
    let c = v128.load(start + biasesAt, 32);
    let d = v128.load(start + biasesAt, 48);
    for (let i = list; i < end; i += 4) {
      const row = start + load<i32>(i);
      a = f32x4.add(a, v128.load(row));
      b = f32x4.add(b, v128.load(row, 16));
      c = f32x4.add(c, v128.load(row, 32));
      d = f32x4.add(d, v128.load(row, 48));
    }
    v128.store(into + at, a);
    v128.store(into + at, b, 16);
    v128.store(into + at, c, 32);
    v128.store(into + at, d, 48);
  }
}

/** The squared clipped neurons, weighed. */
function activate(accumulator: i32, weights: i32): f32 {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  let sum = zero;
  for (let at = 0, bytes = neurons * 4; at < bytes; at += 16) {
    const x = f32x4.min(f32x4.max(v128.load(accumulator + at), zero), one);
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(x, x), v128.load(weights + at)));
  }
  return (
    f32x4.extract_lane(sum, 0) +
    f32x4.extract_lane(sum, 1) +
    f32x4.extract_lane(sum, 2) +
    f32x4.extract_lane(sum, 3)
  );
}

/**
 * Carries the error back through the neurons of one view: into the gradient of the output's weights, and, in place of the
 * neurons, what each of them should have been more.
 */
function carryBack(accumulator: i32, weights: i32, gradient: i32, error: f32): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const by = f32x4.splat(error);
  const twice = f32x4.splat(2 * error);
  for (let at = 0, bytes = neurons * 4; at < bytes; at += 16) {
    const raw = v128.load(accumulator + at);
    const x = f32x4.min(f32x4.max(raw, zero), one);
    v128.store(gradient + at, f32x4.add(v128.load(gradient + at), f32x4.mul(by, f32x4.mul(x, x))));
    const isOpen = v128.and(f32x4.gt(raw, zero), f32x4.lt(raw, one));
    const slope = f32x4.mul(f32x4.mul(twice, x), v128.load(weights + at));
    v128.store(accumulator + at, v128.and(slope, isOpen));
  }
}

/** Adds what the neurons should have been more to the gradients of their rows and biases. */
function spread(list: i32, end: i32, errors: i32, gradients: i32): void {
  for (let at = 0, bytes = neurons * 4; at < bytes; at += 64) {
    const a = v128.load(errors + at);
    const b = v128.load(errors + at, 16);
    const c = v128.load(errors + at, 32);
    const d = v128.load(errors + at, 48);
    const bias = gradients + biasesAt + at;
    add(bias, a, b, c, d);
    for (let i = list; i < end; i += 4) add(gradients + load<i32>(i) + at, a, b, c, d);
  }
}

function add(row: i32, a: v128, b: v128, c: v128, d: v128): void {
  v128.store(row, f32x4.add(v128.load(row), a));
  v128.store(row, f32x4.add(v128.load(row, 16), b), 16);
  v128.store(row, f32x4.add(v128.load(row, 32), c), 32);
  v128.store(row, f32x4.add(v128.load(row, 48), d), 48);
}

function sigmoid(x: f32): f32 {
  return <f32>1 / (<f32>1 + NativeMathf.exp(-x));
}

/**
 * The squared errors of samples, added up; with `gradients` above 0, their gradient is added there. `scratch` has room for two lists
 * of rows and two sets of neurons. `resultShare` is the share of the game's result in what is to be learned.
 */
export function learn(samples: i32, count: i32, gradients: i32, scratch: i32, resultShare: f32): f64 {
  const ownList = scratch;
  const otherList = scratch + 512;
  const own = scratch + 1024;
  const other = own + neurons * 4;
  let total: f64 = 0;
  for (let i = 0, sample = samples; i < count; i++, sample += stride) {
    const ownEnd = listRows(sample, load<u8>(sample + 1), ownList);
    const otherEnd = listRows(sample, load<u8>(sample + 2), otherList);
    accumulate(ownList, ownEnd, own);
    accumulate(otherList, otherEnd, other);
    const bucket = <i32>load<u8>(sample + 3);
    const weightsAt = outputsAt + bucket * neurons * 8;
    const biasAt = outputBiasesAt + bucket * 4;
    const weights = parameters + weightsAt;
    const found = sigmoid(
      activate(own, weights) + activate(other, weights + neurons * 4) + load<f32>(parameters + biasAt),
    );
    const score = <f32>load<i16>(sample + 4) / <f32>400;
    // 3: a position that was never played has no result.
    const result = <i32>load<u8>(sample + 6);
    const share = result === 3 ? <f32>0 : resultShare;
    const wanted = share * (<f32>result / <f32>2) + (<f32>1 - share) * sigmoid(score);
    const difference = found - wanted;
    total += <f64>difference * <f64>difference;
    if (gradients === 0) continue;
    const error = <f32>2 * difference * found * (<f32>1 - found);
    store<f32>(gradients + biasAt, load<f32>(gradients + biasAt) + error);
    carryBack(own, weights, gradients + weightsAt, error);
    carryBack(other, weights + neurons * 4, gradients + weightsAt + neurons * 4, error);
    spread(ownList, ownEnd, own, gradients);
    spread(otherList, otherEnd, other, gradients);
  }
  return total;
}
