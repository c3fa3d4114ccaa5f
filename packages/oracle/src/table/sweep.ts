import type { Layer } from './layer.js';
import { FACES, Mover, NO_VIEW, type View } from './mover.js';
import type { Side } from './side.js';

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
  private readonly majors: Side;
  private readonly minors: Side;
  private readonly major: Mover;
  private readonly minor: Mover;

  constructor(layer: Layer, solved: Solved) {
    this.layer = layer;
    this.majors = solved.side(layer.major);
    this.minors = solved.side(layer.minor);
    this.major = new Mover(this.majors, majorView(layer, 1), beyondMajor(layer, solved), 1);
    this.minor = new Mover(this.minors, minorView(layer, 1), beyondMinor(layer, solved), -1);
  }

  /** Raises one row; returns the largest change. */
  raise(row: number): number {
    const { majors, minors, major, minor, layer } = this;
    const { majorThrows, minorThrows, columns } = layer;
    const majorSet = majors.sets[row];
    let change = 0;
    for (let column = columns - 1; column >= 0; column--) {
      const minorSet = minors.sets[column];
      if ((majorSet & minorSet) !== 0) continue;
      const at = row * columns + column;
      major.weigh(row, majorSet, column, minorSet);
      minor.weigh(column, minorSet, row, majorSet);
      // A skip leaves the pieces where they are and the throw to the other: the two worths x = a + px·y and
      // y = b + py·x are solved at once.
      const px = major.skips / FACES;
      const py = minor.skips / FACES;
      const stuck = px * py === 1;
      const x = stuck ? 0.5 : (major.sum / FACES + (px * minor.sum) / FACES) / (1 - px * py);
      const y = stuck ? 0.5 : minor.sum / FACES + py * x;
      const dx = Math.fround(x) - majorThrows[at];
      const dy = Math.fround(y) - minorThrows[at];
      if (dx > 0) majorThrows[at] = x;
      if (dy > 0) minorThrows[at] = y;
      if (dx > change) change = dx;
      if (dy > change) change = dy;
    }
    return change;
  }
}

/** A layer seen by the player of its major sets. */
function majorView(layer: Layer, sign: number): View {
  return {
    ownThrow: layer.majorThrows,
    otherThrow: layer.minorThrows,
    ownStride: layer.columns,
    otherStride: 1,
    sign,
  };
}

function minorView(layer: Layer, sign: number): View {
  return {
    ownThrow: layer.minorThrows,
    otherThrow: layer.majorThrows,
    ownStride: 1,
    otherStride: layer.columns,
    sign,
  };
}

/** Where the major player is with a piece less: he may be the minor one there. */
function beyondMajor({ major, minor }: Layer, solved: Solved): View {
  if (major === 1) return NO_VIEW;
  return major > minor
    ? majorView(solved.layer(major - 1, minor), 1)
    : minorView(solved.layer(minor, major - 1), -1);
}

function beyondMinor({ major, minor }: Layer, solved: Solved): View {
  return minor === 1 ? NO_VIEW : minorView(solved.layer(major, minor - 1), 1);
}
