import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addLosses,
  type ChunkResult,
  GROUPS,
  type Group,
  type LossSum,
  noLoss,
  type Source,
} from './certifyChunk.js';

export function resultFile(work: string, source: Source, index: number): string {
  return join(work, `${source}-${String(index).padStart(4, '0')}.json`);
}

/** The chunks that were not finished yet. */
export function missingChunks(work: string, source: Source, chunks: number): readonly number[] {
  return Array.from({ length: chunks }, (_, index) => index).filter(
    (index) => !existsSync(resultFile(work, source, index)),
  );
}

/** All chunks of a source together. */
export type Certified = {
  readonly source: Source;
  readonly positions: number;
  readonly positionsAhead: number;
  readonly plain: Readonly<Record<Group, LossSum>>;
  readonly ahead: Readonly<Record<Group, LossSum>>;
};

export function readResults(work: string, source: Source, chunks: number): Certified {
  const results = Array.from({ length: chunks }, (_, index): ChunkResult => {
    return JSON.parse(readFileSync(resultFile(work, source, index), 'utf8'));
  });
  const total = (of: (result: ChunkResult) => Record<Group, LossSum>): Record<Group, LossSum> => {
    const sums = { five: noLoss(), fewer: noLoss() };
    for (const result of results) for (const group of GROUPS) addLosses(sums[group], of(result)[group]);
    return sums;
  };
  return {
    source,
    positions: results.reduce((sum, { positions }) => sum + positions, 0),
    positionsAhead: results.reduce((sum, { positionsAhead }) => sum + positionsAhead, 0),
    plain: total(({ plain }) => plain),
    ahead: total(({ ahead }) => ahead),
  };
}
