/*
 * The arithmetic of fitting the pocket network of Senet, in WebAssembly with SIMD. Threads share the memory as with trainer.ts;
 * src/learn/senet/pocketTraining.ts has the layout of the parameters, src/learn/senet/decisions.ts that of a decision.
 */
export { step } from './adam';

/** The second layer is as wide as eight vectors. */
const SECOND_BYTES: i32 = 128;
/** What is kept of each move of a decision: rows, neurons, second neurons, then what the move was found to be worth and its error. */
const NEURONS_AT: i32 = 128;

let windows: i32 = 0;
let patterns: i32 = 0;
let neuronBytes: i32 = 0;
let parameters: i32 = 0;
let codes: i32 = 0;
let biasesAt: i32 = 0;
let weightsAt: i32 = 0;
let secondBiasesAt: i32 = 0;
let outputsAt: i32 = 0;
let outputBiasAt: i32 = 0;
let stride: i32 = 0;
let secondsAt: i32 = 0;
let foundAt: i32 = 0;
let keptBytes: i32 = 0;

/** Byte offsets of the parts are those within one copy of the parameters, where rows come first. */
export function setUp(
  windowCount: i32,
  patternCount: i32,
  neuronCount: i32,
  parametersAt: i32,
  codesAt: i32,
  decisionBytes: i32,
  biases: i32,
  weights: i32,
  secondBiases: i32,
  outputs: i32,
  outputBias: i32,
): void {
  windows = windowCount;
  patterns = patternCount;
  neuronBytes = neuronCount * 4;
  parameters = parametersAt;
  codes = codesAt;
  stride = decisionBytes;
  biasesAt = biases;
  weightsAt = weights;
  secondBiasesAt = secondBiases;
  outputsAt = outputs;
  outputBiasAt = outputBias;
  secondsAt = NEURONS_AT + neuronBytes;
  foundAt = secondsAt + SECOND_BYTES;
  keptBytes = foundAt + 16;
}

/** The rows of a position: byte offsets within the parameters. Sets have no bit for the water. */
function listRows(own: i32, other: i32, into: i32): void {
  for (let window = 0; window < windows; window++) {
    const code =
      <i32>load<u8>(codes + ((own >> window) & 15)) + 2 * <i32>load<u8>(codes + ((other >> window) & 15));
    store<i32>(into + window * 4, (window * patterns + code) * neuronBytes);
  }
}

/** Sums the rows and the biases; nothing below 0. */
function sumRows(list: i32, into: i32): void {
  const end = list + windows * 4;
  const zero = f32x4.splat(0);
  for (let at = 0; at < neuronBytes; at += 128) {
    const start = parameters + at;
    let a = v128.load(start + biasesAt);
    let b = v128.load(start + biasesAt, 16);
    let c = v128.load(start + biasesAt, 32);
    let d = v128.load(start + biasesAt, 48);
    let e = v128.load(start + biasesAt, 64);
    let f = v128.load(start + biasesAt, 80);
    let g = v128.load(start + biasesAt, 96);
    let h = v128.load(start + biasesAt, 112);
    for (let i = list; i < end; i += 4) {
      const row = start + load<i32>(i);
      a = f32x4.add(a, v128.load(row));
      b = f32x4.add(b, v128.load(row, 16));
      c = f32x4.add(c, v128.load(row, 32));
      d = f32x4.add(d, v128.load(row, 48));
      e = f32x4.add(e, v128.load(row, 64));
      f = f32x4.add(f, v128.load(row, 80));
      g = f32x4.add(g, v128.load(row, 96));
      h = f32x4.add(h, v128.load(row, 112));
    }
    const to = into + at;
    v128.store(to, f32x4.max(a, zero));
    v128.store(to, f32x4.max(b, zero), 16);
    v128.store(to, f32x4.max(c, zero), 32);
    v128.store(to, f32x4.max(d, zero), 48);
    v128.store(to, f32x4.max(e, zero), 64);
    v128.store(to, f32x4.max(f, zero), 80);
    v128.store(to, f32x4.max(g, zero), 96);
    v128.store(to, f32x4.max(h, zero), 112);
  }
}

/** The second neurons, nothing below 0, and the output. */
function finish(neurons: i32, into: i32): f32 {
  const biases = parameters + secondBiasesAt;
  let a = v128.load(biases);
  let b = v128.load(biases, 16);
  let c = v128.load(biases, 32);
  let d = v128.load(biases, 48);
  let e = v128.load(biases, 64);
  let f = v128.load(biases, 80);
  let g = v128.load(biases, 96);
  let h = v128.load(biases, 112);
  let row = parameters + weightsAt;
  for (let at = neurons, end = neurons + neuronBytes; at < end; at += 4, row += SECOND_BYTES) {
    const x = v128.load32_splat(at);
    a = f32x4.add(a, f32x4.mul(x, v128.load(row)));
    b = f32x4.add(b, f32x4.mul(x, v128.load(row, 16)));
    c = f32x4.add(c, f32x4.mul(x, v128.load(row, 32)));
    d = f32x4.add(d, f32x4.mul(x, v128.load(row, 48)));
    e = f32x4.add(e, f32x4.mul(x, v128.load(row, 64)));
    f = f32x4.add(f, f32x4.mul(x, v128.load(row, 80)));
    g = f32x4.add(g, f32x4.mul(x, v128.load(row, 96)));
    h = f32x4.add(h, f32x4.mul(x, v128.load(row, 112)));
  }
  v128.store(into, a);
  v128.store(into, b, 16);
  v128.store(into, c, 32);
  v128.store(into, d, 48);
  v128.store(into, e, 64);
  v128.store(into, f, 80);
  v128.store(into, g, 96);
  v128.store(into, h, 112);
  const zero = f32x4.splat(0);
  const outputs = parameters + outputsAt;
  let sum = zero;
  for (let at = 0; at < SECOND_BYTES; at += 16) {
    const x = f32x4.max(v128.load(into + at), zero);
    v128.store(into + at, x);
    sum = f32x4.add(sum, f32x4.mul(x, v128.load(outputs + at)));
  }
  return sumOf(sum) + load<f32>(parameters + outputBiasAt);
}

function sumOf(lanes: v128): f32 {
  return (
    f32x4.extract_lane(lanes, 0) +
    f32x4.extract_lane(lanes, 1) +
    f32x4.extract_lane(lanes, 2) +
    f32x4.extract_lane(lanes, 3)
  );
}

/** Carries the error of the output back: in place of the second neurons, what each of them should have been more. */
function backToSeconds(seconds: i32, gradients: i32, error: f32): void {
  const zero = f32x4.splat(0);
  const by = f32x4.splat(error);
  const outputs = parameters + outputsAt;
  for (let at = 0; at < SECOND_BYTES; at += 16) {
    const x = v128.load(seconds + at);
    addTo(gradients + outputsAt + at, f32x4.mul(by, x));
    const slope = v128.and(f32x4.mul(by, v128.load(outputs + at)), f32x4.gt(x, zero));
    addTo(gradients + secondBiasesAt + at, slope);
    v128.store(seconds + at, slope);
  }
  const bias = gradients + outputBiasAt;
  store<f32>(bias, load<f32>(bias) + error);
}

function addTo(at: i32, more: v128): void {
  v128.store(at, f32x4.add(v128.load(at), more));
}

/** The same for the neurons, and the gradient of the weights between. */
function backToNeurons(neurons: i32, seconds: i32, gradients: i32): void {
  const a = v128.load(seconds);
  const b = v128.load(seconds, 16);
  const c = v128.load(seconds, 32);
  const d = v128.load(seconds, 48);
  const e = v128.load(seconds, 64);
  const f = v128.load(seconds, 80);
  const g = v128.load(seconds, 96);
  const h = v128.load(seconds, 112);
  let row = parameters + weightsAt;
  let into = gradients + weightsAt;
  for (let at = neurons, end = neurons + neuronBytes; at < end; at += 4) {
    if (load<f32>(at) > 0) {
      const x = v128.load32_splat(at);
      let sum = f32x4.add(f32x4.mul(a, v128.load(row)), f32x4.mul(b, v128.load(row, 16)));
      let more = f32x4.add(f32x4.mul(c, v128.load(row, 32)), f32x4.mul(d, v128.load(row, 48)));
      sum = f32x4.add(sum, f32x4.add(f32x4.mul(e, v128.load(row, 64)), f32x4.mul(f, v128.load(row, 80))));
      more = f32x4.add(more, f32x4.add(f32x4.mul(g, v128.load(row, 96)), f32x4.mul(h, v128.load(row, 112))));
      v128.store(into, f32x4.add(v128.load(into), f32x4.mul(x, a)));
      v128.store(into, f32x4.add(v128.load(into, 16), f32x4.mul(x, b)), 16);
      v128.store(into, f32x4.add(v128.load(into, 32), f32x4.mul(x, c)), 32);
      v128.store(into, f32x4.add(v128.load(into, 48), f32x4.mul(x, d)), 48);
      v128.store(into, f32x4.add(v128.load(into, 64), f32x4.mul(x, e)), 64);
      v128.store(into, f32x4.add(v128.load(into, 80), f32x4.mul(x, f)), 80);
      v128.store(into, f32x4.add(v128.load(into, 96), f32x4.mul(x, g)), 96);
      v128.store(into, f32x4.add(v128.load(into, 112), f32x4.mul(x, h)), 112);
      store<f32>(at, sumOf(f32x4.add(sum, more)));
    }
    row += SECOND_BYTES;
    into += SECOND_BYTES;
  }
}

/** Adds what the neurons should have been more to the gradients of their rows and biases. */
function spread(list: i32, errors: i32, gradients: i32): void {
  const end = list + windows * 4;
  for (let at = 0; at < neuronBytes; at += 64) {
    const a = v128.load(errors + at);
    const b = v128.load(errors + at, 16);
    const c = v128.load(errors + at, 32);
    const d = v128.load(errors + at, 48);
    addRow(gradients + biasesAt + at, a, b, c, d);
    for (let i = list; i < end; i += 4) addRow(gradients + load<i32>(i) + at, a, b, c, d);
  }
}

function addRow(row: i32, a: v128, b: v128, c: v128, d: v128): void {
  v128.store(row, f32x4.add(v128.load(row), a));
  v128.store(row, f32x4.add(v128.load(row, 16), b), 16);
  v128.store(row, f32x4.add(v128.load(row, 32), c), 32);
  v128.store(row, f32x4.add(v128.load(row, 48), d), 48);
}

function sigmoid(x: f32): f32 {
  return <f32>1 / (<f32>1 + NativeMathf.exp(-x));
}

/** What the network says to each move of a decision, and how far that is off; returns the mean error. */
function look(decision: i32, moves: i32, scratch: i32): f32 {
  let mean: f32 = 0;
  for (let i = 0, kept = scratch; i < moves; i++, kept += keptBytes) {
    listRows(load<i32>(decision + 4 + i * 8), load<i32>(decision + 8 + i * 8), kept);
    sumRows(kept, kept + NEURONS_AT);
    const found = sigmoid(finish(kept + NEURONS_AT, kept + secondsAt));
    const error = found - <f32>load<u16>(decision + 44 + i * 2) / <f32>65535;
    store<f32>(kept + foundAt, found);
    store<f32>(kept + foundAt, error, 4);
    mean += error;
  }
  return mean / <f32>moves;
}

/** How much less likely a win is by the move that the network prefers than by the best. */
function lossOf(decision: i32, moves: i32, scratch: i32): f32 {
  const sign: f32 = load<u8>(decision + 1) !== 0 ? 1 : -1;
  let preferred: f32 = -2;
  let chosen: f32 = 0;
  let best: f32 = -2;
  for (let i = 0; i < moves; i++) {
    const found = sign * load<f32>(scratch + i * keptBytes + foundAt);
    const win = (sign * <f32>load<u16>(decision + 44 + i * 2)) / <f32>65535;
    if (found > preferred) {
      preferred = found;
      chosen = win;
    }
    if (win > best) best = win;
  }
  return best - chosen;
}

/**
 * With `gradients` above 0: the squared errors of decisions, added up, and their gradient is added there. `stress` says how much
 * more errors count in which the moves of a decision differ: they mislead the choice. Without: what the choices lose, added up.
 */
export function learn(decisions: i32, count: i32, gradients: i32, scratch: i32, stress: f32): f64 {
  let total: f64 = 0;
  for (let n = 0, decision = decisions; n < count; n++, decision += stride) {
    const moves = <i32>load<u8>(decision);
    const mean = look(decision, moves, scratch);
    if (gradients === 0) {
      total += <f64>lossOf(decision, moves, scratch);
      continue;
    }
    for (let i = 0, kept = scratch; i < moves; i++, kept += keptBytes) {
      const found = load<f32>(kept + foundAt);
      const error = load<f32>(kept + foundAt, 4);
      total += <f64>(error * error) / <f64>moves;
      const wanted = error + stress * (error - mean);
      backToSeconds(kept + secondsAt, gradients, ((<f32>2 * wanted) / <f32>moves) * found * (<f32>1 - found));
      backToNeurons(kept + NEURONS_AT, kept + secondsAt, gradients);
      spread(kept, kept + NEURONS_AT, gradients);
    }
  }
  return total;
}
