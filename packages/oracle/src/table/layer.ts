import { choose, RESTS } from './sets.js';

/**
 * The worth of all positions with `major` pieces of one player and `minor` of the other, at most as many: how likely the
 * player of the major set wins. Row by row, a row for each major set, a column for each minor set; cells of sets that share
 * a square stay unused.
 */
export class Layer {
  readonly major: number;
  readonly minor: number;
  readonly rows: number;
  readonly columns: number;
  /** The player of the major set is about to throw. */
  readonly majorThrows: Float32Array;
  readonly minorThrows: Float32Array;

  constructor(
    major: number,
    minor: number,
    memory: ArrayBufferLike = new ArrayBuffer(Layer.bytes(major, minor)),
  ) {
    this.major = major;
    this.minor = minor;
    this.rows = choose(RESTS, major);
    this.columns = choose(RESTS, minor);
    const cells = this.rows * this.columns;
    this.majorThrows = new Float32Array(memory, 0, cells);
    this.minorThrows = new Float32Array(memory, cells * 4, cells);
  }

  static bytes(major: number, minor: number): number {
    return choose(RESTS, major) * choose(RESTS, minor) * 8;
  }
}

/** The layers of tables with at most so many pieces a side, each after all it depends on. */
export function layersUpTo(pieces: number): readonly (readonly [number, number])[] {
  const layers: [number, number][] = [];
  for (let major = 1; major <= pieces; major++) {
    for (let minor = 1; minor <= major; minor++) layers.push([major, minor]);
  }
  return layers.sort(([a, b], [c, d]) => a + b - c - d);
}
