/**
 * One step of Adam for the parameters from byte `from` to `to`: the gradients of all shards are summed in their order and set
 * to 0. `mean` and `square` hold the moments. `rate` is corrected for their age already, `share` is one divided by the batch.
 */
export function step(
  parameters: i32,
  from: i32,
  to: i32,
  gradients: i32,
  shardBytes: i32,
  shards: i32,
  mean: i32,
  square: i32,
  rate: f32,
  squareAge: f32,
  share: f32,
  decay: f32,
  limit: f32,
): void {
  const zero = f32x4.splat(0);
  const keepMean = f32x4.splat(0.9);
  const newMean = f32x4.splat(0.1 * share);
  const keepSquare = f32x4.splat(0.999);
  const newSquare = f32x4.splat(0.001 * share * share);
  const by = f32x4.splat(rate);
  const aged = f32x4.splat(squareAge);
  const tiny = f32x4.splat(1e-8);
  const shrink = f32x4.splat(1 - decay);
  const most = f32x4.splat(limit);
  const least = f32x4.splat(-limit);
  for (let at = from; at < to; at += 16) {
    let gradient = v128.load(gradients + at);
    v128.store(gradients + at, zero);
    for (let shard = 1; shard < shards; shard++) {
      const there = gradients + shard * shardBytes + at;
      gradient = f32x4.add(gradient, v128.load(there));
      v128.store(there, zero);
    }
    const m = f32x4.add(f32x4.mul(keepMean, v128.load(mean + at)), f32x4.mul(newMean, gradient));
    const s = f32x4.add(
      f32x4.mul(keepSquare, v128.load(square + at)),
      f32x4.mul(newSquare, f32x4.mul(gradient, gradient)),
    );
    v128.store(mean + at, m);
    v128.store(square + at, s);
    const change = f32x4.div(f32x4.mul(by, m), f32x4.add(f32x4.sqrt(f32x4.mul(aged, s)), tiny));
    const next = f32x4.sub(f32x4.mul(v128.load(parameters + at), shrink), change);
    v128.store(parameters + at, f32x4.min(f32x4.max(next, least), most));
  }
}
