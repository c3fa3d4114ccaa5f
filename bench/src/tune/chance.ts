/** Reproducible draws of 32 bits: the same seeds give the same sequence on every machine. */
export class Chance {
  private state: number;

  constructor(...seeds: readonly number[]) {
    this.state = 0;
    for (const seed of seeds) this.state = mix((this.state ^ seed) | 0);
  }

  /** A whole number from 0 to `bound` - 1. */
  below(bound: number): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    return (mix(this.state) >>> 0) % bound;
  }

  /** Puts a list in a random order. */
  shuffle(list: Uint32Array): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
  }
}

function mix(bits: number): number {
  let z = (bits + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
