/** 64-bit hash keys as two aligned tables of int32. */
export type HashKeys = { readonly low: Int32Array; readonly high: Int32Array };

/** `count` pseudo-random keys, the same on every machine. Different seeds give unrelated tables. */
export function makeHashKeys(seed: number, count: number): HashKeys {
  const low = new Int32Array(count);
  const high = new Int32Array(count);
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  for (let i = 0; i < count; i++) {
    low[i] = next();
    high[i] = next();
  }
  return { low, high };
}
