import type { Layer } from './layer.js';
import { LayerRow } from './layer.js';
import { type LayerAfterExit, MajorMover } from './majorMover.js';
import { MinorMover } from './minorMover.js';
import type { SolvedLayers } from './solvedLayers.js';
import { FACES } from './steps.js';

/**
 * Value iteration from below: raises the values of a layer towards the exact ones, row by row.
 *
 * A value is computed from others by sums, products with constants, minimum and maximum, which never fall when what
 * they are computed from rises, and neither do they after rounding. Values begin below the exact ones and are only ever
 * raised; so whatever the order, however many threads and wherever a run is taken up again, they end at the same numbers:
 * the least that no row raises any more.
 */
export class Sweep {
  private readonly layer: Layer;
  private readonly row: LayerRow;
  private readonly major: MajorMover;
  private readonly minor: MinorMover;

  constructor(layer: Layer, solved: SolvedLayers) {
    const majors = solved.side(layer.major);
    const minors = solved.side(layer.minor);
    this.layer = layer;
    this.row = new LayerRow(majors.sets, minors.sets);
    this.major = new MajorMover(majors, layer, afterMajorExit(layer, solved), this.row);
    this.minor = new MinorMover(minors, layer, afterMinorExit(layer, solved), this.row);
  }

  /** Updates one row; returns the largest change. */
  updateRow(rank: number): number {
    const { row, major, minor } = this;
    const { values, columns, cells } = this.layer;
    const { sums, skips } = major;
    let change = 0;
    row.select(rank);
    major.evaluate();
    minor.selectRow();
    for (let i = row.length - 1; i >= 0; i--) {
      minor.evaluate(i);
      // A skip leaves the pieces where they are and the throw to the other: the two values x = a + px·y and
      // y = b + py·x are solved at once. Nothing stands in the way of the foremost piece: px·py is below 1.
      const px = skips[i] / FACES;
      const py = minor.skips / FACES;
      const x = (sums[i] / FACES + (px * minor.sum) / FACES) / (1 - px * py);
      const y = minor.sum / FACES + py * x;
      const at = rank * columns + row.columns[i];
      const dx = Math.fround(x) - values[at];
      const dy = Math.fround(y) - values[at + cells];
      if (dx > 0) values[at] = x;
      if (dy > 0) values[at + cells] = y;
      if (dx > change) change = dx;
      if (dy > change) change = dy;
    }
    return change;
  }
}

function afterMajorExit({ major, minor }: Layer, solved: SolvedLayers): LayerAfterExit | undefined {
  if (major === 1) return undefined;
  return major > minor
    ? { layer: solved.layer(major - 1, minor), isMinor: false }
    : { layer: solved.layer(minor, major - 1), isMinor: true };
}

function afterMinorExit({ major, minor }: Layer, solved: SolvedLayers): Layer | undefined {
  return minor === 1 ? undefined : solved.layer(major, minor - 1);
}
