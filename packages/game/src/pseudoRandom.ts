/** 64-bit hash keys (Zobrist keys) as two aligned tables of int32. */
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

/** Hashes numbers into 32 pseudo-random bits; the same numbers give the same bits on every machine. */
export function mixSeed(...parts: readonly number[]): number {
  let z = 0;
  for (const part of parts) {
    z = (z + 0x9e3779b9 + part) | 0;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    z ^= z >>> 16;
  }
  return z >>> 0;
}

/** Does an event that happens `permille` times in a thousand happen with these 32 pseudo-random bits? */
export function occurs(bits: number, permille: number): boolean {
  return bits % 1000 < permille;
}

/**
 * Roughly normal noise of 32 pseudo-random bits: a whole number around 0 with a standard deviation of about `spread`.
 * It is the sum of four uniform bytes.
 */
export function normalNoise(bits: number, spread: number): number {
  const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
  return Math.trunc(((sum - 510) * spread) / 148);
}
