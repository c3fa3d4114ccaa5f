/** Reproducible pseudo-random numbers for tests: the same seed gives the same run on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to `limit - 1`; `limit` is at least 1. */
  below(limit: number): number {
    return Math.floor(this.unit() * limit);
  }

  /** From 0 up to, never reaching, 1. */
  unit(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) / 2 ** 32;
  }

  /** Requires a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** Up to `size` different elements of `list`, in their order there. */
  sample<T>(list: readonly T[], size: number): T[] {
    let wanted = size;
    return list.filter((_, i) => {
      const taken = this.unit() * (list.length - i) < wanted;
      if (taken) wanted--;
      return taken;
    });
  }
}
