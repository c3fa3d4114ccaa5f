import type { Layer } from './layer.js';
import { type Beyond, MajorMover } from './majorMover.js';
import { MinorMover } from './minorMover.js';
import { Row } from './row.js';
import type { Side } from './side.js';
import { FACES } from './steps.js';

/** One player's pieces by number, and the layers solved so far. */
export interface Solved {
  side(pieces: number): Side;
  layer(major: number, minor: number): Layer;
}

/**
 * Raises the worths of a layer from below towards the truth, row after row.
 *
 * A worth is computed from others by sums, products with constants, minimum and maximum, which never fall when what
 * they are computed from rises, and neither do they after rounding. Worths begin below the truth and are only ever
 * raised; so whatever the order, however many threads and wherever a run is taken up again, they end at the same numbers:
 * the least that no row raises any more.
 */
export class Sweep {
  private readonly layer: Layer;
  private readonly row: Row;
  private readonly major: MajorMover;
  private readonly minor: MinorMover;

  constructor(layer: Layer, solved: Solved) {
    const majors = solved.side(layer.major);
    const minors = solved.side(layer.minor);
    this.layer = layer;
    this.row = new Row(majors.sets, minors.sets);
    this.major = new MajorMover(majors, layer, beyondMajor(layer, solved), this.row);
    this.minor = new MinorMover(minors, layer, beyondMinor(layer, solved), this.row);
  }

  /** Raises one row; returns the largest change. */
  raise(rank: number): number {
    const { row, major, minor } = this;
    const { worths, columns, cells } = this.layer;
    const { sums, skips } = major;
    let change = 0;
    row.enter(rank);
    major.weigh();
    minor.enter();
    for (let i = row.length - 1; i >= 0; i--) {
      minor.weigh(i);
      // A skip leaves the pieces where they are and the throw to the other: the two worths x = a + px·y and
      // y = b + py·x are solved at once. Nothing stands in the way of the foremost piece: px·py is below 1.
      const px = skips[i] / FACES;
      const py = minor.skips / FACES;
      const x = (sums[i] / FACES + (px * minor.sum) / FACES) / (1 - px * py);
      const y = minor.sum / FACES + py * x;
      const at = rank * columns + row.columns[i];
      const dx = Math.fround(x) - worths[at];
      const dy = Math.fround(y) - worths[at + cells];
      if (dx > 0) worths[at] = x;
      if (dy > 0) worths[at + cells] = y;
      if (dx > change) change = dx;
      if (dy > change) change = dy;
    }
    return change;
  }
}

function beyondMajor({ major, minor }: Layer, solved: Solved): Beyond | undefined {
  if (major === 1) return undefined;
  return major > minor
    ? { layer: solved.layer(major - 1, minor), isMinor: false }
    : { layer: solved.layer(minor, major - 1), isMinor: true };
}

function beyondMinor({ major, minor }: Layer, solved: Solved): Layer | undefined {
  return minor === 1 ? undefined : solved.layer(major, minor - 1);
}
