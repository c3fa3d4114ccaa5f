import { PIECES } from '@tabuleiro/senet';
import { Layer, layersUpTo } from './layer.js';
import { countOf } from './layout.js';
import { rankOf } from './squareSets.js';

/** By the owned pieces, bit n for the n-th of all on the track: the rank among all sets of as many. */
const OWNER_RANKS = new Uint8Array(1 << (2 * PIECES));
{
  // Ascending masks of a size are in the order of their ranks, whatever the number of pieces.
  const ranks = new Int32Array(2 * PIECES + 1);
  for (let owned = 0; owned < OWNER_RANKS.length; owned++) OWNER_RANKS[owned] = ranks[countOf(owned)]++;
}

/** The rank of the owned pieces among all sets of as many. */
export function ownerRank(owned: number): number {
  return OWNER_RANKS[owned];
}

/** Where the value of a position lies in a win table of version 2: layer after layer, each in blocks (see `Layer`). */
export class BlockLayout {
  readonly pieces: number;
  readonly length: number;
  /** By own × 8 + other: the layer, and where it begins. */
  private readonly layers: Layer[] = [];
  private readonly starts = new Float64Array((PIECES + 1) * 8);

  constructor(pieces: number) {
    this.pieces = pieces;
    let length = 0;
    for (const key of layersUpTo(pieces)) {
      const layer = new Layer(key);
      for (const [own, other] of [key, [layer.minor, layer.major]]) {
        this.layers[own * 8 + other] = layer;
        this.starts[own * 8 + other] = length + layer.halfOf(own) * layer.halfWidth;
      }
      length += layer.positions;
    }
    this.length = length;
  }

  /** Both players have at least one and at most `pieces` pieces. */
  indexOf(own: number, other: number): number {
    const set = own | other;
    const at = countOf(own) * 8 + countOf(other);
    let owned = 0;
    let piece = 1;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      if ((rest & -rest & own) !== 0) owned |= piece;
      piece <<= 1;
    }
    return this.starts[at] + rankOf(set) * this.layers[at].width + OWNER_RANKS[owned];
  }
}
