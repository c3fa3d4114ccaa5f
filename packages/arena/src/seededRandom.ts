import { mixSeed } from '@tabuleiro/engine';

/** Reproducible randomness: the same seed gives the same sequence on every machine. */
export class SeededRandom {
  private readonly seed: number;
  private drawn = 0;

  constructor(seed: number) {
    this.seed = seed;
  }

  /** A whole number from 0 to `limit - 1`; `limit` is at least 1. */
  below(limit: number): number {
    return mixSeed(this.seed, this.drawn++) % limit;
  }

  /** Requires a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  shuffle<T>(list: readonly T[]): T[] {
    const all = [...list];
    this.mixUp(all);
    return all;
  }

  /** Shuffles a list in place. */
  mixUp<T>(list: { readonly length: number; [index: number]: T }): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
  }
}
