import type { Layer } from './layer.js';
import type { Solved } from './sweep.js';
import { CERTAIN } from './winTable.js';

/** The values of a table of so many pieces a side, in the order of its layout, own set by own set. */
export function* valuesOf(pieces: number, solved: Solved): Generator<Uint16Array> {
  for (let own = 1; own <= pieces; own++) {
    for (let other = 1; other <= pieces; other++) {
      const worthOf =
        own >= other ? majorWorth(solved.layer(own, other)) : minorWorth(solved.layer(other, own));
      yield* rowsOf(solved.side(own).sets, solved.side(other).sets, worthOf);
    }
  }
}

/** Sets that share no square with `own` have among each other the order they have among all. */
function* rowsOf(owns: Int32Array, others: Int32Array, worthOf: WorthOf): Generator<Uint16Array> {
  const values = new Uint16Array(others.length);
  for (let own = 0; own < owns.length; own++) {
    let length = 0;
    for (let other = 0; other < others.length; other++) {
      if ((owns[own] & others[other]) === 0) values[length++] = Math.round(worthOf(own, other) * CERTAIN);
    }
    yield values.subarray(0, length);
  }
}

/** How likely the owner of a set wins who is about to throw, by the ranks of both sets. */
type WorthOf = (own: number, other: number) => number;

function majorWorth({ worths, columns }: Layer): WorthOf {
  return (own, other) => worths[own * columns + other];
}

function minorWorth({ worths, columns, cells }: Layer): WorthOf {
  return (own, other) => 1 - worths[cells + other * columns + own];
}
