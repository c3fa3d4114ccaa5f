import { CERTAIN } from '../table/winTable.js';
import type { Layer } from './layer.js';
import { SideMoves } from './sideMoves.js';

/** The layers solved so far; the moves of a side are computed when first asked for. */
export class SolvedLayers {
  private readonly sides = new Map<number, SideMoves>();
  private readonly layers: Layer[] = [];

  add(layer: Layer): void {
    this.layers.push(layer);
  }

  /** The sets and moves of a player with so many pieces. */
  side(pieces: number): SideMoves {
    const side = this.sides.get(pieces) ?? new SideMoves(pieces);
    this.sides.set(pieces, side);
    return side;
  }

  /** Throws for a layer that has not been added. */
  layer(major: number, minor: number): Layer {
    const layer = this.layers.find((found) => found.major === major && found.minor === minor);
    if (layer === undefined) throw new Error(`layer ${major}, ${minor} is asked for before it is solved`);
    return layer;
  }
}

/** The 16-bit values of a win table of so many pieces a side, in the order of its layout, own set by own set. */
export function* tableValues(pieces: number, solved: SolvedLayers): Generator<Uint16Array> {
  for (let own = 1; own <= pieces; own++) {
    for (let other = 1; other <= pieces; other++) {
      const winOf = own >= other ? majorWin(solved.layer(own, other)) : minorWin(solved.layer(other, own));
      yield* tableRows(solved.side(own).sets, solved.side(other).sets, winOf);
    }
  }
}

/** Sets disjoint from `own` keep the order that they have among all sets. */
function* tableRows(owns: Int32Array, others: Int32Array, winOf: WinOf): Generator<Uint16Array> {
  const values = new Uint16Array(others.length);
  for (let own = 0; own < owns.length; own++) {
    let length = 0;
    for (let other = 0; other < others.length; other++) {
      if ((owns[own] & others[other]) === 0) values[length++] = Math.round(winOf(own, other) * CERTAIN);
    }
    yield values.subarray(0, length);
  }
}

/** The probability that the owner of a set, about to throw, wins; by the ranks of both sets. */
type WinOf = (own: number, other: number) => number;

function majorWin({ values, columns }: Layer): WinOf {
  return (own, other) => values[own * columns + other];
}

function minorWin({ values, columns, cells }: Layer): WinOf {
  return (own, other) => 1 - values[cells + other * columns + own];
}
