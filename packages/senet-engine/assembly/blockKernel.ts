/*
 * Computes one block of the Senet solver in WebAssembly with SIMD; src/solver/blockKernel.ts lays out its memory and
 * says what a block, a move and a move program are. Values are uint16; eight are handled at a time.
 */

const DICE: i32 = 5;
/** An entry of a move program: source offset << 16 | target offset, then which byte goes where. */
const ENTRY_BYTES: i32 = 20;
const MOVE_BYTES: i32 = 16;
/** The value of a certain win; stored ones stay below it and above 0, which say that a throw has no legal move. */
const CERTAIN: i32 = 0xffff;

let halves: i32 = 0;
let width: i32 = 0;
let blockBytes: i32 = 0;
let rowBytes: i32 = 0;
let bests: i32 = 0;
let kept: i32 = 0;
let sums: i32 = 0;
let skips: i32 = 0;
let work: i32 = 0;
let next: i32 = 0;
/** Which lanes are of use in the last vector of a block, then in that of a half. */
let tailMask: i32 = 0;
/** Was the last block still changing when its rounds were over? */
let unsettled: i32 = 0;

export function setUp(
  halfCount: i32,
  halfWidth: i32,
  row: i32,
  bestsAt: i32,
  keptAt: i32,
  sumsAt: i32,
  skipsAt: i32,
  workAt: i32,
  nextAt: i32,
  tailMaskAt: i32,
): void {
  halves = halfCount;
  width = halfWidth;
  blockBytes = halfCount * halfWidth * 2;
  rowBytes = row;
  bests = bestsAt;
  kept = keptAt;
  sums = sumsAt;
  skips = skipsAt;
  work = workAt;
  next = nextAt;
  tailMask = tailMaskAt;
}

export function isUnsettled(): i32 {
  return unsettled;
}

/** Computes the block at `block` anew and stores it; returns the largest change of a value. */
export function solveBlock(
  block: i32,
  moves: i32,
  plain: i32,
  swapMoves: i32,
  swaps: i32,
  tolerance: i32,
  rounds: i32,
): i32 {
  clearBests();
  runMoves(moves, plain);
  unsettled = 0;
  if (swaps === 0) {
    evaluate(next);
    return replace(block, next);
  }
  const bestBytes = halves * DICE * rowBytes;
  memory.copy(kept, bests, bestBytes);
  memory.copy(work, block, blockBytes);
  for (let round = 0; round < rounds; round++) {
    if (round > 0) memory.copy(bests, kept, bestBytes);
    runMoves(swapMoves, swaps);
    evaluate(next);
    unsettled = difference(work, next);
    memory.copy(work, next, blockBytes);
    if (unsettled <= tolerance) break;
  }
  return replace(block, work);
}

/** Dice 1 and 5 look for the largest own value, the others for the smallest of the opponent, who throws next. */
function clearBests(): void {
  for (let half = 0; half < halves; half++) {
    const at = bests + half * DICE * rowBytes;
    memory.fill(at, 0, rowBytes);
    memory.fill(at + rowBytes, 0xff, rowBytes * 3);
    memory.fill(at + rowBytes * 4, 0, rowBytes);
  }
}

function runMoves(moves: i32, count: i32): void {
  const end = moves + count * MOVE_BYTES;
  for (let move = moves; move < end; move += MOVE_BYTES) {
    const program = load<i32>(move);
    const entries = load<i32>(move, 4);
    const source = load<i32>(move, 8);
    const best = load<i32>(move, 12);
    if (entries > 0) raise(program, entries, source, best);
    else lower(program, -entries, source, best);
  }
}

/** Lanes that a program does not fill are 0, which raises nothing. */
function raise(program: i32, entries: i32, source: i32, best: i32): void {
  const end = program + entries * ENTRY_BYTES;
  for (let entry = program; entry < end; entry += ENTRY_BYTES) {
    const offsets = load<u32>(entry);
    const to = best + (offsets & 0xffff);
    const found = v128.swizzle(v128.load(source + (offsets >>> 16)), v128.load(entry, 4));
    v128.store(to, v128.max<u16>(v128.load(to), found));
  }
}

/** Lanes that a program does not fill become 0xffff, which lowers nothing. */
function lower(program: i32, entries: i32, source: i32, best: i32): void {
  const end = program + entries * ENTRY_BYTES;
  for (let entry = program; entry < end; entry += ENTRY_BYTES) {
    const offsets = load<u32>(entry);
    const to = best + (offsets & 0xffff);
    const lanes = v128.load(entry, 4);
    const found = v128.swizzle(v128.load(source + (offsets >>> 16)), lanes);
    v128.store(to, v128.min<u16>(v128.load(to), v128.or(found, v128.shr<i16>(lanes, 15))));
  }
}

/** The mean over the throws of the best moves, for all positions of the block. */
function evaluate(into: i32): void {
  let skipping = 0;
  for (let half = 0; half < halves; half++) skipping |= evaluateHalf(half, into + half * width * 2);
  if (skipping === 0) return;
  for (let half = 0; half < halves; half++) solveSkips(half, into + half * width * 2);
}

/** Returns whether a throw without a legal move was met. */
function evaluateHalf(half: i32, into: i32): i32 {
  const zero = i16x8.splat(0);
  const fifth = f32x4.splat(0.2);
  const rounding = f32x4.splat(0.5);
  const least = i16x8.splat(1);
  const most = i16x8.splat(-2);
  let one = bests + half * DICE * rowBytes;
  let sum = sums + half * rowBytes * 2;
  let skip = skips + half * rowBytes;
  let skipped = zero;
  for (let lane = 0; lane < width; lane += 8) {
    const a = v128.load(one);
    const b = v128.not(v128.load(one + rowBytes));
    const c = v128.not(v128.load(one + rowBytes * 2));
    const d = v128.not(v128.load(one + rowBytes * 3));
    const e = v128.load(one + rowBytes * 4);
    const count = i16x8.neg(
      i16x8.add(
        i16x8.add(
          i16x8.add(i16x8.eq(a, zero), i16x8.eq(b, zero)),
          i16x8.add(i16x8.eq(c, zero), i16x8.eq(d, zero)),
        ),
        i16x8.eq(e, zero),
      ),
    );
    const low = i32x4.add(
      i32x4.add(
        i32x4.add(i32x4.extend_low_i16x8_u(a), i32x4.extend_low_i16x8_u(b)),
        i32x4.add(i32x4.extend_low_i16x8_u(c), i32x4.extend_low_i16x8_u(d)),
      ),
      i32x4.extend_low_i16x8_u(e),
    );
    const high = i32x4.add(
      i32x4.add(
        i32x4.add(i32x4.extend_high_i16x8_u(a), i32x4.extend_high_i16x8_u(b)),
        i32x4.add(i32x4.extend_high_i16x8_u(c), i32x4.extend_high_i16x8_u(d)),
      ),
      i32x4.extend_high_i16x8_u(e),
    );
    v128.store(sum, low);
    v128.store(sum + 16, high);
    v128.store(skip, count);
    // The last lanes may belong to no position.
    skipped = v128.or(skipped, lane + 8 <= width ? count : v128.and(count, v128.load(tailMask, 16)));
    const lowMean = i32x4.trunc_sat_f32x4_s(
      f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(low), fifth), rounding),
    );
    const highMean = i32x4.trunc_sat_f32x4_s(
      f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(high), fifth), rounding),
    );
    const mean = i16x8.narrow_i32x4_u(lowMean, highMean);
    v128.store(into, i16x8.min_u(i16x8.max_u(mean, least), most));
    one += 16;
    sum += 32;
    skip += 16;
    into += 16;
  }
  return v128.any_true(skipped) ? 1 : 0;
}

/**
 * A skip leaves the pieces where they are and hands over the throw: x = (A + s (1 - y)) / 5 and y = (B + t (1 - x)) / 5 are
 * solved at once. Nothing stands in the way of the foremost piece, so not both players skip every throw.
 */
function solveSkips(half: i32, into: i32): void {
  const other = halves - 1 - half;
  for (let lane = 0; lane < width; lane++) {
    const s = <i32>load<u16>(skips + half * rowBytes + lane * 2);
    if (s === 0) continue;
    const mirrored = width - 1 - lane;
    const t = <i32>load<u16>(skips + other * rowBytes + mirrored * 2);
    const a = load<i32>(sums + half * rowBytes * 2 + lane * 4);
    const b = load<i32>(sums + other * rowBytes * 2 + mirrored * 4);
    const x = <f64>(DICE * a + DICE * s * CERTAIN - s * b - s * t * CERTAIN) / <f64>(DICE * DICE - s * t);
    const value = <i32>Math.floor(x + 0.5);
    store<u16>(into + lane * 2, value < 1 ? 1 : value > CERTAIN - 1 ? CERTAIN - 1 : value);
  }
}

/** Stores new values in a block; returns the largest change. */
function replace(block: i32, values: i32): i32 {
  const change = difference(block, values);
  if (change > 0) memory.copy(block, values, blockBytes);
  return change;
}

/** The largest difference of two blocks. */
function difference(one: i32, other: i32): i32 {
  let largest = i16x8.splat(0);
  let at = 0;
  for (; at + 16 <= blockBytes; at += 16) {
    largest = i16x8.max_u(largest, apart(v128.load(one + at), v128.load(other + at)));
  }
  if (at < blockBytes) {
    const rest = apart(v128.load(one + at), v128.load(other + at));
    largest = i16x8.max_u(largest, v128.and(rest, v128.load(tailMask)));
  }
  largest = i16x8.max_u(
    largest,
    i8x16.shuffle(largest, largest, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7),
  );
  largest = i16x8.max_u(
    largest,
    i8x16.shuffle(largest, largest, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11),
  );
  largest = i16x8.max_u(
    largest,
    i8x16.shuffle(largest, largest, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13),
  );
  return i16x8.extract_lane_u(largest, 0);
}

function apart(one: v128, other: v128): v128 {
  return v128.or(i16x8.sub_sat_u(one, other), i16x8.sub_sat_u(other, one));
}
