/*
 * JavaScript engines round `Math.exp` and `Math.log` differently. These use sums and products alone, so that every machine
 * finds the same moves.
 */
const PER_UNIT = 64;
const UNITS = 16;
/** e to the power of -1/64. */
const DECAY = 0.984_496_437_005_408_5;

/** 1 / (1 + e^-x) for x = 0, 1/64, 2/64 … 16. */
const CURVE = new Float64Array(PER_UNIT * UNITS + 1);
let power = 1;
for (let i = 0; i < CURVE.length; i++) {
  CURVE[i] = 1 / (1 + power);
  power *= DECAY;
}
const TOP = CURVE.length - 1;

/** The logistic function 1 / (1 + e^-x), by linear interpolation: the probability whose log-odds are x. */
export function sigmoid(x: number): number {
  return x < 0 ? 1 - interpolate(-x) : interpolate(x);
}

function interpolate(x: number): number {
  const at = x * PER_UNIT;
  const low = Math.floor(at);
  if (!(low < TOP)) return CURVE[TOP];
  return CURVE[low] + (CURVE[low + 1] - CURVE[low]) * (at - low);
}

/** The log-odds of a probability: the inverse of `sigmoid`, clamped to -16 … 16. */
export function logit(p: number): number {
  return p < 0.5 ? -invert(1 - p) : invert(p);
}

function invert(p: number): number {
  if (p >= CURVE[TOP]) return UNITS;
  let low = 0;
  let high = TOP;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (CURVE[middle] <= p) low = middle;
    else high = middle;
  }
  return (low + (p - CURVE[low]) / (CURVE[high] - CURVE[low])) / PER_UNIT;
}
