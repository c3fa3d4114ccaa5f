import { readFileSync } from 'node:fs';

type Sequence = {
  readonly secret: string;
  readonly commit: string;
  readonly playerSeed: string;
  readonly throws: readonly number[];
};

type PassedOver = {
  readonly secret: string;
  readonly playerSeed: string;
  readonly i: number;
  readonly digest: string;
  readonly throw: number;
};

/** Known answers of another program in another language: data/dice/vectors.py says how they were made. */
export const VECTORS: {
  readonly sequences: readonly Sequence[];
  readonly passedOver: readonly PassedOver[];
} = JSON.parse(readFileSync(new URL('../data/dice/vectors.json', import.meta.url), 'utf8'));
