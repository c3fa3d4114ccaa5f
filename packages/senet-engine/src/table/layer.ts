import { choose, RESTS } from './sets.js';

/** Above every worth: what a player who wants worths small gets for a move he cannot make. */
export const NO_WORTH = 2;

/**
 * The worth of all positions with `major` pieces of one player and `minor` of the other, at most as many: how likely the
 * player of the major set wins. Row by row, a row for each major set, a column for each minor set; cells of sets that share
 * a square stay unused. All of it first for the major player about to throw, then again for the minor one; then one more
 * row that holds NO_WORTH.
 */
export class Layer {
  readonly major: number;
  readonly minor: number;
  readonly rows: number;
  readonly columns: number;
  readonly cells: number;
  readonly worths: Float32Array;
  /** The same memory: numbers from 0 up are in the same order as their bits. */
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
    this.worths = new Float32Array(memory);
    this.bits = new Int32Array(memory);
    this.worths.fill(NO_WORTH, this.cells * 2);
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
