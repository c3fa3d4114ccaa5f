/**
 * Reproducible chance made of whole numbers: the same seed and the same position give the same draw on every machine.
 */
export function drawBits(seed: number, a: number, b: number, c: number): number {
  let z = seed | 0;
  for (const part of [a, b, c]) {
    z = (z + 0x9e3779b9 + part) | 0;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    z ^= z >>> 15;
  }
  return z >>> 0;
}

/** Is a draw of 32 bits among `permille` of a thousand? */
export function isAmong(bits: number, permille: number): boolean {
  return bits % 1000 < permille;
}

/** A bell-shaped whole number around 0 whose standard deviation is about `spread`: four throws of 8 bits summed. */
export function bell(bits: number, spread: number): number {
  const sum = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
  return Math.trunc(((sum - 510) * spread) / 148);
}
