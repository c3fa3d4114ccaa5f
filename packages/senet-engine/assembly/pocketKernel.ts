/*
 * The arithmetic of the pocket network in WebAssembly with SIMD; src/value/plainPocketKernel.ts is its twin in TypeScript and
 * says what it does. src/value/pocketMemory.ts lays out its memory, all of which comes from outside.
 */

let windows: i32 = 0;
let patterns: i32 = 0;
let neurons: i32 = 0;
let seconds: i32 = 0;
let codes: i32 = 0;
let list: i32 = 0;
let first: i32 = 0;
let rows: i32 = 0;
let biases: i32 = 0;
let weights: i32 = 0;
let secondBiases: i32 = 0;
let outputs: i32 = 0;

export function setUp(
  windowCount: i32,
  patternCount: i32,
  neuronCount: i32,
  secondCount: i32,
  codesAt: i32,
  listAt: i32,
  firstAt: i32,
  rowsAt: i32,
  biasesAt: i32,
  weightsAt: i32,
  secondBiasesAt: i32,
  outputsAt: i32,
): void {
  windows = windowCount;
  patterns = patternCount;
  neurons = neuronCount;
  seconds = secondCount;
  codes = codesAt;
  list = listAt;
  first = firstAt;
  rows = rowsAt;
  biases = biasesAt;
  weights = weightsAt;
  secondBiases = secondBiasesAt;
  outputs = outputsAt;
}

/** The sum of the output, a whole number; sets without the water's bit. */
export function evaluate(own: i32, other: i32): f64 {
  for (let window = 0; window < windows; window++) {
    const code =
      <i32>load<u8>(codes + ((own >> window) & 15)) + 2 * <i32>load<u8>(codes + ((other >> window) & 15));
    store<i32>(list + window * 4, rows + (window * patterns + code) * neurons);
  }
  sumRows();
  let sum: i64 = 0;
  for (let k = 0; k < seconds; k++) {
    const value = secondOf(k);
    if (value > 0) sum += <i64>value * <i64>load<i16>(outputs + k * 2);
  }
  return <f64>sum;
}

function sumRows(): void {
  const end = list + windows * 4;
  const zero = i16x8.splat(0);
  for (let at = 0; at < neurons; at += 32) {
    const into = at * 2;
    let a = v128.load(biases + into);
    let b = v128.load(biases + into, 16);
    let c = v128.load(biases + into, 32);
    let d = v128.load(biases + into, 48);
    for (let i = list; i < end; i += 4) {
      const row = load<i32>(i) + at;
      a = i16x8.add(a, v128.load8x8_s(row));
      b = i16x8.add(b, v128.load8x8_s(row, 8));
      c = i16x8.add(c, v128.load8x8_s(row, 16));
      d = i16x8.add(d, v128.load8x8_s(row, 24));
    }
    v128.store(first + into, i16x8.max_s(a, zero));
    v128.store(first + into, i16x8.max_s(b, zero), 16);
    v128.store(first + into, i16x8.max_s(c, zero), 32);
    v128.store(first + into, i16x8.max_s(d, zero), 48);
  }
}

function secondOf(k: i32): i32 {
  const row = weights + k * neurons * 2;
  let one = i32x4.splat(0);
  let two = i32x4.splat(0);
  for (let at = 0, end = neurons * 2; at < end; at += 32) {
    one = i32x4.add(one, i32x4.dot_i16x8_s(v128.load(first + at), v128.load(row + at)));
    two = i32x4.add(two, i32x4.dot_i16x8_s(v128.load(first + at, 16), v128.load(row + at, 16)));
  }
  const sum = i32x4.add(one, two);
  return (
    i32x4.extract_lane(sum, 0) +
    i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) +
    i32x4.extract_lane(sum, 3) +
    load<i32>(secondBiases + k * 4)
  );
}
