import { choose, RESTS } from '../table/squareSets.js';

/** Above every value: what the minimising player gets for an illegal move. */
export const NO_VALUE = 2;

/**
 * The values of all positions with `major` pieces of one player and `minor` of the other, at most as many: the probability
 * that the player of the major set wins. A row for each major set, a column for each minor set; cells of sets that share
 * a square stay unused. All of it first for the major player about to throw, then again for the minor one; then one more
 * row that holds NO_VALUE.
 */
export class Layer {
  readonly major: number;
  readonly minor: number;
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
  readonly values: Float32Array;
  /** The same memory as integers: floats from 0 up have the same order as their bits. */
  readonly bits: Int32Array;

  constructor(
    major: number,
    minor: number,
    memory: ArrayBufferLike = new ArrayBuffer(Layer.bytes(major, minor)),
  ) {
    this.major = major;
    this.minor = minor;
    this.rows = choose(RESTS, major);
    this.columns = choose(RESTS, minor);
    this.cells = this.rows * this.columns;
    this.values = new Float32Array(memory);
    this.bits = new Int32Array(memory);
    this.values.fill(NO_VALUE, this.cells * 2);
  }

  static bytes(major: number, minor: number): number {
    return (choose(RESTS, major) * 2 + 1) * choose(RESTS, minor) * 4;
  }
}

/** A layer by its pieces: those of the major player, those of the minor one. */
export type LayerKey = readonly [major: number, minor: number];

/** The layers of tables with at most so many pieces a side, each after all it depends on. */
export function layersUpTo(pieces: number): readonly LayerKey[] {
  const layers: [number, number][] = [];
  for (let major = 1; major <= pieces; major++) {
    for (let minor = 1; minor <= major; minor++) layers.push([major, minor]);
  }
  return layers.sort(([a, b], [c, d]) => a + b - c - d);
}

/** The row of a layer that is being updated: the major set, and the minor sets disjoint from it. */
export class LayerRow {
  rank = 0;
  set = 0;
  /** How many minor sets there are. */
  length = 0;
  readonly columns: Int32Array;
  readonly sets: Int32Array;
  private readonly majorSets: Int32Array;
  private readonly minorSets: Int32Array;

  constructor(majorSets: Int32Array, minorSets: Int32Array) {
    this.majorSets = majorSets;
    this.minorSets = minorSets;
    this.columns = new Int32Array(minorSets.length);
    this.sets = new Int32Array(minorSets.length);
  }

  select(rank: number): void {
    const { columns, sets, minorSets } = this;
    const set = this.majorSets[rank];
    let length = 0;
    for (let column = 0; column < minorSets.length; column++) {
      if ((set & minorSets[column]) !== 0) continue;
      columns[length] = column;
      sets[length++] = minorSets[column];
    }
    this.rank = rank;
    this.set = set;
    this.length = length;
  }
}
